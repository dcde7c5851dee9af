-- A text that people agree to, in every language: a version is never edited, a later one stands beside it.
create table proof_text (
  id uuid primary key default uuidv7(),
  kind text not null,
  -- What it is called, as '2025'.
  name text not null,
  -- The day, in UTC, from which it is the one to agree to.
  holds_from date not null,
  -- By language: {"en": {"title": …, "body": …}, …}.
  texts jsonb not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint proof_text_name unique (kind, name),
  constraint proof_text_day unique (kind, holds_from)
);

-- Somebody was shown a text and agreed to it: what they read, how they signed, and from where.
create table proof_signing (
  id uuid primary key,
  text_id uuid not null references proof_text (id),
  company_id uuid not null references company (id),
  company_name text not null,
  signed_by uuid not null references user_account (id),
  language text not null,
  name text not null,
  -- Strokes on a field of a thousand by a thousand.
  drawing jsonb,
  consent text not null,
  signed_at timestamptz not null,
  address text not null,
  user_agent text not null,
  text_hash text not null,
  -- SHA-256 over the text's hash and all the rest of this row, as `evidence.ts` puts them together.
  evidence_hash text not null
);
create index proof_signing_company on proof_signing (company_id, signed_at desc);

-- A paper that was handed out, with the code by which anybody may check it.
create table proof_paper (
  id uuid primary key,
  kind text not null check (kind in ('agreement', 'certificate')),
  version text not null,
  company_id uuid not null references company (id),
  company_name text not null,
  language text not null,
  code text not null unique,
  signing_id uuid references proof_signing (id),
  issued_by uuid not null references user_account (id),
  issued_at timestamptz not null default now(),
  valid_until timestamptz,
  replaced_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references user_account (id),
  revoke_reason text,
  -- Of the PDF, once it is made.
  file_key text references stored_file (key),
  file_hash text,
  constraint proof_paper_revoked check ((revoked_at is null) = (revoke_reason is null)),
  constraint proof_paper_signed check ((kind = 'agreement') = (signing_id is not null))
);
create index proof_paper_company on proof_paper (company_id, kind, issued_at desc);
create index proof_paper_unmade on proof_paper (issued_at) where file_key is null;
-- Of each kind one paper stands: of two who issue at once, one is refused.
create unique index proof_paper_standing on proof_paper (company_id) where kind = 'certificate' and replaced_at is null and revoked_at is null;

-- What proves is never changed, whatever the application asks for.
create function refuse_proof_change() returns trigger language plpgsql as $$
begin
  if current_user = 'corridor_app' then
    raise insufficient_privilege using message = 'what was signed cannot be changed';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger proof_text_guard before update or delete on proof_text for each row execute function refuse_proof_change();
create trigger proof_signing_guard before update or delete on proof_signing for each row execute function refuse_proof_change();
create trigger proof_paper_kept before delete on proof_paper for each row execute function refuse_proof_change();
create trigger proof_paper_guard before update on proof_paper for each row
  when ((old.kind, old.version, old.company_id, old.company_name, old.language, old.code, old.signing_id, old.issued_by, old.issued_at,
      old.valid_until) is distinct from (new.kind, new.version, new.company_id, new.company_name, new.language, new.code, new.signing_id,
      new.issued_by, new.issued_at, new.valid_until)
    or (old.file_key is not null and old.file_key is distinct from new.file_key)
    or (old.file_hash is not null and old.file_hash is distinct from new.file_hash)
    or (old.revoked_at is not null and old.revoked_at is distinct from new.revoked_at)
    or (old.replaced_at is not null and old.replaced_at is distinct from new.replaced_at))
  execute function refuse_proof_change();

-- The version to agree to today; null if there is none yet.
create function present_proof_text(of_kind text) returns uuid language sql stable as $$
  select id from proof_text where kind = of_kind and holds_from <= (now() at time zone 'utc')::date order by holds_from desc limit 1
$$;

create or replace function has_section_data(of_company uuid, of_section text) returns boolean language sql stable as $$
  select case of_section
    when 'companyPersonName' then exists (select 1 from company where id = of_company and legal_name is not null)
    when 'officeAddress' then exists (select 1 from company_location where company_id = of_company and deleted_at is null)
    when 'contactDetails' then exists (select 1 from company_employee where company_id = of_company and deleted_at is null)
    when 'referenceBy' then exists (select 1 from company_reference where company_id = of_company)
    when 'socialMedia' then exists (select 1 from company_social_media where company_id = of_company and links <> '{}')
    when 'bankDetails' then exists (select 1 from company_bank_details where company_id = of_company)
    when 'agreement' then exists (select 1 from proof_signing
      where company_id = of_company and text_id = present_proof_text('agreement'))
    when 'repCertificate' then exists (select 1 from proof_paper where company_id = of_company and kind = 'certificate'
      and replaced_at is null and revoked_at is null and valid_until > now())
    else false
  end
$$;

create or replace function submit_all_sections() returns trigger language plpgsql as $$
begin
  perform submit_section(new.id, given.section)
  from unnest(array['companyPersonName', 'officeAddress', 'contactDetails', 'referenceBy', 'socialMedia', 'bankDetails', 'agreement',
    'repCertificate']) as given (section);
  return null;
end
$$;

create function reopen_paper_section() returns trigger language plpgsql as $$
begin
  perform submit_section(new.company_id, case new.kind when 'agreement' then 'agreement' else 'repCertificate' end);
  return null;
end
$$;
create trigger proof_paper_section after insert or update of replaced_at, revoked_at on proof_paper for each row
  execute function reopen_paper_section();

-- The new version of a text, or the end of a certificate, takes a section back without anybody writing to it. Answers whose.
create function drop_outdated_proofs() returns table (company_id uuid, section text) language sql as $$
  delete from company_section s where s.section in ('agreement', 'repCertificate') and not has_section_data(s.company_id, s.section)
  returning s.company_id, s.section
$$;
