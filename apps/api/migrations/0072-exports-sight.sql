-- Whose records went into an export; none where it was all. Who sees less than that by now is not given it.
alter table export add column audiences int[];
