-- An import lets its file go before the first record is added, since its columns cannot be mapped anew from then on.
alter table import alter column file_key drop not null;
-- The number of the last row whose cells of unmapped columns are gone; while there is a file, not all are.
alter table import add column trimmed_to int not null default 0;
