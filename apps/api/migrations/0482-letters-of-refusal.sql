-- A letter of refusal says which country refused, and in which month; a visa may say which country gave it.
alter table student_document
  add column country_id uuid references country (id),
  add column month text check (month ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$'),
  add check (type <> 'refusal-letter' or num_nulls(country_id, month) = 0);
