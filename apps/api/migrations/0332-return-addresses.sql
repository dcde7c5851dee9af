-- Where reports come back of what leaves through the operator's server: each mail has a return address of its own below this domain, once
-- a test mail has shown that mail to any address there is read here.
alter table sending_domain
  add column return_domain text check (return_domain = domain or return_domain like '%.' || domain),
  add column return_asked_at timestamptz,
  add column return_proved_at timestamptz,
  add constraint sending_domain_return check (return_domain is not null or return_asked_at is null and return_proved_at is null);
