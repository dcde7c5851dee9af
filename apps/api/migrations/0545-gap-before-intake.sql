-- When somebody last studied or worked: a month, `YYYY-MM`.
alter table student add column occupied_until text check (occupied_until ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$');

-- A print of each field of a file: of the ten steps as a declaration covers them, of the plan, and of the papers.
create or replace function reviewed_prints(s student) returns jsonb language sql stable as $$
  select declared_prints(s) || jsonb_build_object(
    '0 level', md5(coalesce(s.level, '')),
    '0 field', md5(s.study_field),
    '0 intake', md5(coalesce(s.intake, '')),
    '0 occupiedUntil', md5(coalesce(s.occupied_until, '')),
    '0 funds', md5(coalesce(s.funds_amount::text, '') || ' ' || coalesce(s.funds_currency, '')),
    '0 targetCountries', md5(coalesce((select string_agg(e.country_id::text, ' ' order by e.place) from student_target e where e.student_id = s.id), '')),
    '0 documents', md5(coalesce((select string_agg(d.id::text || ' ' || d.version, ' ' order by d.id) from student_document d
      where d.student_id = s.id and d.deleted_at is null), '')))
$$;

-- What was approved before had no such month: an approval that stands is not asked for anew.
update file_review set prints = prints || jsonb_build_object('0 occupiedUntil', md5('')) where prints is not null;
