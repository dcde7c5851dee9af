-- Candidates that are brought in may go straight onto a hotlist.
alter table import add column hotlist_id uuid references hotlist (id) on delete set null;
create index import_hotlist on import (hotlist_id) where hotlist_id is not null;
