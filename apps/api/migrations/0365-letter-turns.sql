-- When a person may get the next letter of a kind, and how many of this kind the day has brought. The address is kept as a hash.
create table letter_turn (
  address bytea not null,
  kind text not null,
  next_at timestamptz not null,
  day_ends_at timestamptz not null,
  of_day int not null default 0,
  -- The company that caused the last one: another company does not learn of it.
  last_by uuid,
  primary key (address, kind)
);
create index letter_turn_ended on letter_turn (day_ends_at);

-- A letter that the product writes by itself gets its turn when it is about to go out. Letters from before have had theirs.
alter table mail
  add column kind text,
  add column has_turn boolean not null default true;
create index mail_in_turn on mail (lower(to_address), kind) where state = 'queued';

-- Turns took the place of this.
alter table user_account drop column reset_letter_at;
