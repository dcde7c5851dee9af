-- The list of first steps of a person: acts after its beginning tick it, and it is hidden by the person alone.
create table first_steps (
  person_id uuid primary key references user_account (id) on delete cascade,
  began_at timestamptz not null default now(),
  hidden_at timestamptz
);
