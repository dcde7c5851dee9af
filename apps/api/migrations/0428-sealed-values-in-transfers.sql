-- Values of a row's columns that are stored sealed, by their fields, until the row is added: its cells and its input hold none of them.
alter table import_row add column sealed text;
-- Reason for which an export holds values that are stored sealed; null if it holds none.
alter table export add column sealed_for text;
