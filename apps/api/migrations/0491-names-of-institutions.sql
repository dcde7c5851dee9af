-- What institutions and all below them are called; everybody of the company sees them.
insert into record_kind (kind, name_query) values
  ('institution', 'select t.name from institution t where t.id = wanted'),
  ('programme', $q$select i.name || ' · ' || t.name from programme t join institution i on i.id = t.institution_id where t.id = wanted$q$),
  ('intake', $q$select p.name || ' · ' || t.starts_on from intake t join programme p on p.id = t.programme_id where t.id = wanted$q$),
  ('institution-contract', $q$select i.name || ' · ' || t.starts_on from institution_contract t join institution i on i.id = t.institution_id where t.id = wanted$q$);
select build_record_kinds();
