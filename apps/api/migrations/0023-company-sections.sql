-- What an administrator decided on a section of a company's data. A section without a row waits for its decision.
create table company_section (
  company_id uuid not null references company (id),
  section text not null,
  state text not null,
  -- Why it was returned, or a note on what was verified.
  reason text,
  decided_by uuid not null references user_account (id),
  decided_at timestamptz not null default now(),
  version int not null default 1,
  primary key (company_id, section),
  constraint company_section_name check (section in ('companyPersonName', 'officeAddress', 'contactDetails', 'bankDetails',
    'socialMedia', 'referenceBy', 'agreement', 'repCertificate', 'pdfMaster')),
  constraint company_section_state check (state in ('verified', 'returned')),
  constraint company_section_reason check (state = 'verified' or btrim(coalesce(reason, '')) <> '')
);

-- A decision holds for the data that it was made on: whatever changes it, by whichever way, reopens the section.
create function reopen_company_section() returns trigger language plpgsql as $$
begin
  delete from company_section where company_id = coalesce(new.company_id, old.company_id) and section = tg_argv[0];
  return null;
end
$$;

create function reopen_company_name() returns trigger language plpgsql as $$
begin
  delete from company_section where company_id = new.id and section = 'companyPersonName';
  return null;
end
$$;

-- A document reopens the section that it proves; who proves nothing that is verified apart, the names.
create function reopen_documented_section() returns trigger language plpgsql as $$
begin
  delete from company_section
  where company_id = coalesce(new.company_id, old.company_id)
    and section = case coalesce(new.document_type, old.document_type)
      when 'visitingCard' then 'contactDetails'
      when 'idProof' then 'contactDetails'
      when 'authorityLetter' then 'contactDetails'
      when 'cancelledCheque' then 'bankDetails'
      else 'companyPersonName'
    end;
  return null;
end
$$;

create trigger company_name_section after update on company for each row
  when ((old.trading_name, old.legal_name) is distinct from (new.trading_name, new.legal_name))
  execute function reopen_company_name();
create trigger company_location_section after insert or update on company_location for each row
  execute function reopen_company_section('officeAddress');
create trigger company_employee_section after insert or update on company_employee for each row
  execute function reopen_company_section('contactDetails');
create trigger company_reference_section after insert or update on company_reference for each row
  execute function reopen_company_section('referenceBy');
create trigger company_document_section after insert or update or delete on company_document for each row
  execute function reopen_documented_section();
