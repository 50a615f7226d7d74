"""The console's style sheet, its colours left open: ``gui.theme`` fills them in."""

SHEET = """
* { outline: none; }
QMainWindow, QDialog { background: $ground; }
QFrame[card="true"] { background: $surface; border: 1px solid $hairline; border-radius: 12px; }
QFrame[line="true"] { background: $hairline; border: none; max-height: 1px; min-height: 1px; }

QLabel { background: transparent; color: $text; }
QLabel[role="title"] { font-size: 15px; font-weight: 600; }
QLabel[role="heading"] { font-size: 17px; font-weight: 600; }
QLabel[role="label"] { font-size: 12px; color: $quiet; }
QLabel[role="number"] { font-size: 20px; font-weight: 680; }
QLabel[role="clock"] { font-size: 46px; font-weight: 680; }
QLabel[role="quiet"] { color: $quiet; }
QLabel[role="faint"] { font-size: 12px; color: $faint; }
QLabel[role="strong"] { font-weight: 600; }
QLabel[role="key"] { font-size: 12px; color: $faint; border: 1px solid $hairline; border-radius: 4px;
    padding: 0 5px; }
QWidget[rule="true"] { background: $text; }
QLabel[role="span"] { font-size: 12px; color: $quiet; background: $green_ground; border-radius: 4px; }
QLabel[role="span"][when="past"] { background: $hairline; }
QLabel[role="span"][when="now"] { font-weight: 600; color: $on_green; background: $green; }
QFrame[ground="green"] { background: $green_ground; border-radius: 8px; }
QFrame[ground="amber"] { background: $amber_ground; border-radius: 8px; }
QFrame[ground="red"] { background: $red_ground; border-radius: 8px; }
QLabel[role="house"] { font-size: 12px; font-weight: 600; color: $on_amber; background: $amber_ground;
    border-radius: 8px; padding: 1px 8px; }
QLabel[tone="green"] { color: $green; }
QLabel[tone="amber"] { color: $amber; }
QLabel[tone="red"] { color: $red; }

QPushButton, QToolButton { background: $surface; color: $text; border: 1px solid $strong;
    border-radius: 8px;
    padding: 0 15px; min-height: 34px; font-size: 13px; font-weight: 550; }
QPushButton:hover, QToolButton:hover { background: $hover; }
QPushButton:pressed, QToolButton:pressed { background: $hairline; }
QPushButton:focus, QToolButton:focus { border: 2px solid $green; padding: 0 14px; min-height: 32px; }
QPushButton:disabled, QToolButton:disabled { color: $faint; border-color: $hairline; background: $raised; }
QPushButton[kind="answer"][free="true"] { border-style: dashed; background: $ground; }
QPushButton[kind="answer"]:checked { border: 2px solid $green; background: $green_ground; }
QPushButton[kind="primary"] { background: $green; color: $on_green; border: 1px solid $green; }
QPushButton[kind="primary"]:hover { background: $green_hover; border-color: $green_hover; }
QPushButton[kind="primary"]:focus { border: 2px solid $text; }
QPushButton[kind="primary"]:disabled { background: $raised; color: $faint; border-color: $hairline; }
QPushButton[kind="quiet"], QToolButton[kind="quiet"] { background: transparent;
    border: 1px solid transparent;
    color: $quiet; padding: 0 11px; }
QPushButton[kind="quiet"]:hover, QToolButton[kind="quiet"]:hover { background: $hover; color: $text; }
QPushButton[kind="quiet"]:checked, QToolButton[kind="quiet"]:checked { background: $green_ground;
    color: $green; }
QPushButton[kind="quiet"]:focus, QToolButton[kind="quiet"]:focus { border: 2px solid $green;
    padding: 0 10px; }
QPushButton[kind="danger"] { background: $surface; color: $red; border: 1px solid $red; }
QPushButton[kind="danger"]:disabled { background: $raised; color: $faint; border-color: $hairline; }
QPushButton[kind="danger"]:hover { background: $red_ground; }
QPushButton[kind="danger"]:focus { border: 2px solid $red; }
QFileDialog QToolButton, QFileDialog QToolButton:focus { padding: 0; }
QFileDialog QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QPushButton[small="true"] { min-height: 30px; }
QPushButton[small="true"]:focus { min-height: 28px; }

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox, QAbstractSpinBox { background: $surface; color: $text;
    border: 1px solid $strong; border-radius: 8px; padding: 0 11px; min-height: 34px; font-size: 13px;
    placeholder-text-color: $quiet;
    selection-background-color: $green; selection-color: $on_green; }
QPlainTextEdit, QTextEdit { padding: 7px 9px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus, QAbstractSpinBox:focus {
    border: 2px solid $green; padding: 0 10px; min-height: 32px; }
QPlainTextEdit:focus, QTextEdit:focus { padding: 6px 8px; }
QLineEdit:disabled, QComboBox:disabled, QAbstractSpinBox:disabled { color: $faint; background: $raised;
    border-color: $hairline; }
QLineEdit QToolButton { min-height: 0; padding: 0; border: none; }
QLineEdit[next="true"] { border-color: $green; }
QLineEdit[wrong="true"] { border-color: $red; }
QLineEdit[cell="true"] { padding: 0 6px; min-height: 30px; }
QLineEdit[cell="true"]:focus { padding: 0 5px; min-height: 28px; }
QLineEdit[small="true"] { background: $raised; min-height: 28px; max-height: 28px; }
QLineEdit[small="true"]:!focus { border-color: $hairline; }
QLineEdit[small="true"]:focus { background: $surface; min-height: 26px; max-height: 26px; }
QComboBox { padding-right: 28px; }
QComboBox::drop-down { border: none; width: 28px; }
QComboBox::down-arrow { image: url(icons:down-$shade.png); width: 12px; height: 12px; }
QComboBox QAbstractItemView { background: $surface; border: 1px solid $strong; padding: 4px; }
QAbstractSpinBox { padding-right: 24px; }
QAbstractSpinBox QLineEdit { border: none; background: transparent; padding: 0; margin-left: 9px;
    min-height: 0; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { border: none; background: transparent;
    width: 22px; }
QAbstractSpinBox::up-button { subcontrol-origin: border; subcontrol-position: top right;
    margin: 4px 3px 0 0; }
QAbstractSpinBox::down-button { subcontrol-origin: border; subcontrol-position: bottom right;
    margin: 0 3px 4px 0; }
QAbstractSpinBox::up-arrow { image: url(icons:up-$shade.png); width: 10px; height: 10px; }
QAbstractSpinBox::down-arrow { image: url(icons:down-$shade.png); width: 10px; height: 10px; }

QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: $strong; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: $green; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: 8px;
    background: $surface; border: 1px solid $green; }
QSlider::handle:horizontal:focus { border: 2px solid $green; width: 12px; height: 12px; }
QSlider::sub-page:horizontal:disabled { background: $strong; }
QSlider::handle:horizontal:disabled { border-color: $faint; }
QCheckBox, QRadioButton { color: $text; spacing: 8px; background: transparent; }
QCheckBox::indicator, QTableView::indicator, QRadioButton::indicator {
    width: 16px; height: 16px; border: 1px solid $faint;
    background: $surface; }
QCheckBox::indicator, QTableView::indicator { border-radius: 4px; }
QRadioButton::indicator { border-radius: 9px; }
QCheckBox::indicator:checked, QTableView::indicator:checked { background: $green; border-color: $green;
    image: url(icons:check-$shade.png); }
QRadioButton::indicator:checked { background: $surface; border: 5px solid $green; width: 8px; height: 8px; }
QCheckBox::indicator:focus, QRadioButton::indicator:focus { border: 2px solid $green; width: 14px;
    height: 14px; }
QRadioButton::indicator:checked:focus { border: 5px solid $green; width: 8px; height: 8px;
    background: $green_ground; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: $hairline; }
QCheckBox:disabled, QRadioButton:disabled { color: $faint; }

QTableView, QTreeView, QListView { background: $surface; color: $text; border: none;
    gridline-color: transparent;

    alternate-background-color: $raised; selection-background-color: $green_ground; selection-color: $text; }
QTableView::item, QTreeView::item, QListView::item { padding: 0 8px; min-height: 30px;
    border-bottom: 1px solid $hairline; }
QListView::item { border-bottom: none; border-radius: 6px; }
QTableView::item:hover, QTreeView::item:hover, QListView::item:hover { background: $hover; }
QTableView::item:selected, QTreeView::item:selected, QListView::item:selected { background: $green_ground;
    color: $text; }
QTableView:focus, QTreeView:focus, QListView:focus { border: 1px solid $green; }
QTableView[lined="true"]:focus { border: none; }
QTableView QLineEdit, QTableView QComboBox { min-height: 26px; padding: 0 6px; border-radius: 4px; }
QTableView QLineEdit:focus, QTableView QComboBox:focus { min-height: 24px; padding: 0 5px; }
QHeaderView { background: $surface; border: none; }
QHeaderView::section { background: $surface; color: $quiet; font-size: 12px; font-weight: 500;
    padding: 0 8px;
    min-height: 29px; border: none; border-bottom: 1px solid $strong; }
QTableCornerButton::section { background: $surface; border: none; }

QScrollArea { background: transparent; border: none; }
QScrollArea[reads="true"] { border: 2px solid transparent; border-radius: 8px; }
QScrollArea[reads="true"]:focus { border: 2px solid $green; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $track; border-radius: 3px; margin: 2px; }
QScrollBar::handle:vertical { min-height: 32px; }
QScrollBar::handle:horizontal { min-width: 32px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenu { background: $surface; color: $text; border: 1px solid $strong; padding: 4px; }
QMenu::item { padding: 7px 24px 7px 12px; border-radius: 6px; }
QMenu[tight="true"]::item { padding: 4px 24px 4px 12px; }
QMenu::item:selected { background: $green_ground; }
QMenu::item:disabled { color: $faint; }
QMenu::separator { height: 1px; background: $hairline; margin: 4px 8px; }
QMenu[tight="true"]::separator { margin: 2px 8px; }
QMenuBar { background: $surface; border-bottom: 1px solid $hairline; }
QMenuBar::item { padding: 6px 10px; border-radius: 6px; }
QMenuBar::item:selected { background: $hover; }
QToolTip { background: $surface; color: $text; border: 1px solid $strong; padding: 6px 8px;
    font-size: 12px; }
QToolTip, QMessageBox QLabel { qproperty-textFormat: PlainText; }
QLabel#qt_msgbox_label { font-size: 17px; font-weight: 600; }
QLabel#qt_msgbox_informativelabel { color: $quiet; min-width: 360px; }
QTabBar { background: transparent; }
QTabBar::tab { color: $quiet; padding: 8px 12px; border: none; border-bottom: 2px solid transparent;
    font-weight: 550; }
QTabBar::tab:hover { color: $text; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $green; }
QTabBar::tab:focus { color: $green; }
QTabWidget::pane { border: none; border-top: 1px solid $hairline; }
QProgressBar { background: $hairline; border: none; border-radius: 3px; max-height: 6px;
    min-height: 6px; color: transparent; }
QProgressBar::chunk { background: $green; border-radius: 3px; }
QSplitter::handle { background: $hairline; }
QStatusBar { background: $surface; color: $quiet; border-top: 1px solid $hairline; }
QGroupBox { border: none; margin-top: 24px; font-weight: 600; }
QGroupBox::title { subcontrol-origin: margin; color: $text; }
"""
