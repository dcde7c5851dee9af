-- What tells that two vendors may be one. A name without marks and without what companies of any name are called.
create function vendor_key(name text) returns text language sql immutable parallel safe strict
  return coalesce(
    nullif(btrim(regexp_replace(
      regexp_replace(regexp_replace(search_fold(name), '[^[:alnum:] ]', '', 'g'),
        '\y(inc|incorporated|llc|ltd|limited|corp|corporation|co|company|gmbh|pvt|private|plc|llp)\y', ' ', 'g'),
      '\s+', ' ', 'g')), ''),
    search_fold(name));

-- The domains that are its own: of the website, and of an e-mail address that no free provider gave.
create function vendor_domains(website text, email text) returns text[] language sql immutable parallel safe strict
  return array_remove(array[
    nullif(regexp_replace(substring(lower(website) from '^[a-z]+://([^/:?#]+)'), '^www\.', ''), ''),
    case when split_part(lower(email), '@', 2) <> all (array['', 'gmail.com', 'googlemail.com', 'yahoo.com', 'ymail.com',
      'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'aol.com', 'icloud.com', 'me.com', 'proton.me', 'protonmail.com',
      'gmx.com', 'gmx.net', 'gmx.de', 'mail.com', 'zoho.com', 'yandex.com', 'qq.com', '163.com', '126.com', 'rediffmail.com'])
    then split_part(lower(email), '@', 2) end], null);

create index vendor_by_key on vendor (company_id, vendor_key(name)) where deleted_at is null;
create index vendor_by_domain on vendor using gin (company_id, vendor_domains(website, email)) with (fastupdate = off);
create index vendor_by_email on vendor (company_id, lower(email)) where email <> '' and deleted_at is null;
create index vendor_by_phone on vendor (company_id, contact_number) where contact_number <> '' and deleted_at is null;
create index vendor_contact_by_mobile on vendor_contact (company_id, mobile_number) where mobile_number <> '' and deleted_at is null;
create index vendor_contact_by_office on vendor_contact (company_id, office_number) where office_number <> '' and deleted_at is null;

-- A place is asked by its id, or by its name, whether that was typed or is of the data set.
create index vendor_by_state on vendor (company_id, state_id) where state_id is not null and deleted_at is null;
create index vendor_by_state_name on vendor (company_id, search_fold(state_name)) where state_name is not null and deleted_at is null;
create index vendor_by_city on vendor (company_id, city_id) where city_id is not null and deleted_at is null;
create index vendor_by_city_name on vendor (company_id, search_fold(city_name)) where city_name is not null and deleted_at is null;
-- Empty types stand last in both directions.
create index vendor_by_type_desc on vendor (company_id, type desc nulls last, id desc) where deleted_at is null;
