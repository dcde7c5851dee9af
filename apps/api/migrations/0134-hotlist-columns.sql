-- The columns that a hotlist shows to everybody who opens it, by their headers, in their order; null shows the usual ones.
alter table hotlist add column columns text[] check (cardinality(columns) between 1 and 60);
