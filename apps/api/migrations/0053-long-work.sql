-- Every kind of long work has one worker at a time, whose turn is numbered: one that was thought lost writes nothing into the next.
-- A worker renews its lease while it lives; what has no lease is nobody's.
alter table bulk add column turn int not null default 0, add column reason jsonb;
alter table bulk add column leased_until timestamptz, add column times_lost int not null default 0;
alter table import add column leased_until timestamptz, add column times_lost int not null default 0;
alter table export add column leased_until timestamptz, add column times_lost int not null default 0;
create index import_at_work on import (updated_at) where state in ('reading', 'checking', 'running', 'undoing');
create index export_at_work on export (updated_at) where state in ('queued', 'running');
