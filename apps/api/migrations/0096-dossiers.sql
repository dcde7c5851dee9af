-- The whole dossier of a company in one PDF, and the work of making it.
create table dossier (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  created_by uuid not null references user_account (id),
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
  reason jsonb,
  turn int not null default 0,
  leased_until timestamptz,
  times_lost int not null default 0,
  -- Of the last file: what went in, where it lies, what is in it.
  content_hash text,
  file_key text references stored_file (key),
  file_hash text,
  pages int,
  parts jsonb not null default '[]',
  made_at timestamptz,
  -- Since when the company's data say something else.
  outdated_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);
create index dossier_at_work on dossier (updated_at) where state in ('queued', 'running');
create index dossier_file on dossier (file_key) where file_key is not null;

-- What the other sections rest on stays as it is said last; the dossier's is a file of the present data.
alter function has_section_data (uuid, text) rename to has_own_section_data;
create function has_section_data(of_company uuid, of_section text) returns boolean language sql stable as $$
  select case of_section
    when 'pdfMaster' then exists (select 1 from dossier
      where company_id = of_company and file_key is not null and outdated_at is null)
    else has_own_section_data(of_company, of_section)
  end
$$;

create function submit_dossier() returns trigger language plpgsql as $$
begin
  perform submit_section(new.company_id, 'pdfMaster');
  return null;
end
$$;
create trigger dossier_section after update of file_key, outdated_at on dossier for each row
  when ((old.file_key, old.outdated_at) is distinct from (new.file_key, new.outdated_at))
  execute function submit_dossier();

-- Whatever reopens another section has changed what the dossier says; a decision on one has not.
create function outdate_dossier() returns trigger language plpgsql as $$
begin
  update dossier set outdated_at = now()
  where company_id = coalesce(new.company_id, old.company_id) and file_key is not null and outdated_at is null;
  return null;
end
$$;
create trigger company_section_reopened after update on company_section for each row
  when (new.section <> 'pdfMaster' and new.state = 'submitted' and new.decided_by is null and new.version > old.version)
  execute function outdate_dossier();
create trigger company_section_filled after insert on company_section for each row
  when (new.section <> 'pdfMaster' and new.state = 'submitted' and new.decided_by is null)
  execute function outdate_dossier();
create trigger company_section_emptied after delete on company_section for each row
  when (old.section <> 'pdfMaster')
  execute function outdate_dossier();
