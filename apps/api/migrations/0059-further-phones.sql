-- Doubles are looked for by the further phones of all of a company's candidates too.
create index candidate_more_phone_tails on candidate using gin (company_id, phone_tails(more_phones)) with (fastupdate = off)
  where deleted_at is null and more_phones <> '{}';
