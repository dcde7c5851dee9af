-- An archive of files beside a table that is brought in: resumes, which its rows name.
alter table import add column archive_key text references stored_file (key);
alter table import add column archive jsonb;
create unique index import_archive on import (archive_key) where archive_key is not null;

-- Which file of the archive each field of a row means: field to path.
alter table import_row add column files jsonb;

-- What the archive holds. Nothing of it is unpacked for good before a row that names it is added.
create table import_archive_file (
  id uuid primary key,
  import_id uuid not null references import (id) on delete cascade,
  path text not null,
  -- As a row may write it: the path, or the last name alone, without regard to case.
  path_folded text not null,
  name_folded text not null,
  -- Why it cannot be kept; null where it can.
  reason text,
  is_named boolean not null default false
);
create index import_archive_file_path on import_archive_file (import_id, path_folded);
create index import_archive_file_name on import_archive_file (import_id, name_folded);
