-- Where a company is found: the address of its page by the name of the network.
create table company_social_media (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  links jsonb not null,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);

-- Where a company gets its commission. The account number lies sealed; its last signs tell it apart.
create table company_bank_details (
  id uuid primary key,
  company_id uuid not null unique references company (id),
  beneficiary_name text not null,
  bank_name text not null,
  account_type text not null check (account_type in ('current', 'savings', 'other')),
  country_id uuid not null references country (id),
  sealed_account text not null,
  last_signs text not null,
  account_set_at timestamptz not null default now(),
  bank_code text,
  swift text,
  created_by uuid references user_account (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version int not null default 1
);

create or replace function has_section_data(of_company uuid, of_section text) returns boolean language sql stable as $$
  select case of_section
    when 'companyPersonName' then exists (select 1 from company where id = of_company and legal_name is not null)
    when 'officeAddress' then exists (select 1 from company_location where company_id = of_company and deleted_at is null)
    when 'contactDetails' then exists (select 1 from company_employee where company_id = of_company and deleted_at is null)
    when 'referenceBy' then exists (select 1 from company_reference where company_id = of_company)
    when 'socialMedia' then exists (select 1 from company_social_media where company_id = of_company and links <> '{}')
    when 'bankDetails' then exists (select 1 from company_bank_details where company_id = of_company)
    else false
  end
$$;

create or replace function submit_all_sections() returns trigger language plpgsql as $$
begin
  perform submit_section(new.id, given.section)
  from unnest(array['companyPersonName', 'officeAddress', 'contactDetails', 'referenceBy', 'socialMedia', 'bankDetails']) as given (section);
  return null;
end
$$;

create trigger company_social_media_section after insert or delete or update of links on company_social_media for each row
  execute function reopen_company_section('socialMedia');
-- Sealing the same number with another key changes nothing that was verified.
create trigger company_bank_details_section after insert or delete or update of beneficiary_name, bank_name, account_type, country_id,
  account_set_at, bank_code, swift on company_bank_details for each row
  execute function reopen_company_section('bankDetails');
