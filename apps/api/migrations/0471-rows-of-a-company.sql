-- Keeps rows of identity data apart by company: a new table of that kind calls one of these three. No policy is forced on the owner, whose
-- COPY would be refused, and with it every restore. No sub-select and no `or` stand in one: they change the order of joins.
create function guard_rows(guarded regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy everybody on %s using (true)', guarded);
  execute format('create policy own_company on %s as restrictive to corridor_company
    using (company_id = nullif(current_setting(''app.company'', true), '''')::uuid)', guarded);
end
$$;

-- The same for what is a person's, whatever the company they work in.
create function guard_rows_of_person(guarded regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy everybody on %s using (true)', guarded);
  execute format('create policy own_person on %s as restrictive to corridor_company
    using (user_id = nullif(current_setting(''app.person'', true), '''')::uuid)', guarded);
end
$$;

-- The same for a table that is searched by an index of words: its policy for reading stands only where the functions of searches are marked
-- (see `db/row-security/`), for without the marks no index may answer before the policy did.
create function guard_searched_rows(guarded regclass) returns void language plpgsql as $$
declare
  own constant text := 'company_id = nullif(current_setting(''app.company'', true), '''')::uuid';
begin
  execute format('alter table %s enable row level security', guarded);
  execute format('create policy everybody on %s using (true)', guarded);
  execute format('create policy own_added on %s as restrictive for insert to corridor_company with check (%s)', guarded, own);
  execute format('create policy own_changed on %s as restrictive for update to corridor_company using (%s)', guarded, own);
  execute format('create policy own_removed on %s as restrictive for delete to corridor_company using (%s)', guarded, own);
  execute format('create policy own_read on %s as restrictive for select to corridor_company using (%s)', guarded, own);
end
$$;

revoke execute on function guard_rows(regclass), guard_rows_of_person(regclass), guard_searched_rows(regclass) from public;

select guard_searched_rows('student');
select guard_rows(guarded::regclass) from unnest(array[
  -- What is known of a person beyond the list.
  'candidate_details', 'candidate_document', 'candidate_merge', 'representation',
  'student_contact', 'student_document', 'student_followed', 'student_merge', 'student_pair', 'student_refusal', 'student_relative',
  'student_step', 'student_target', 'student_test', 'student_visit',
  -- A company's own papers, bank account and contact authorities, and those of its vendors.
  'company_bank_details', 'company_document', 'company_employee', 'dossier', 'proof_paper', 'proof_signing', 'vendor_bank', 'vendor_document',
  -- What opens something.
  'mail_consent', 'mailbox', 'sending_domain', 'session',
  -- Files, and what was typed and not yet saved.
  'draft', 'stored_file'
]) as guarded;
select guard_rows_of_person(guarded::regclass) from unnest(array['recovery_code', 'two_factor']) as guarded;
