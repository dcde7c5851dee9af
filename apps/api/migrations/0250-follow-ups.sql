-- What is written to whoever does not answer: the plan stands on the campaign, and each step is a campaign of its own that follows it.
alter table campaign
  -- Days after the step before, and the words, of one follow-up after the other.
  add column follow_up_days int[] not null default '{}',
  add column follow_up_bodies text[] not null default '{}',
  -- The campaign that a step follows, and which it is; zero is the campaign itself.
  add column first_id uuid references campaign (id) on delete cascade,
  add column step int not null default 0,
  add check ((first_id is null) = (step = 0)),
  add check (cardinality(follow_up_days) = cardinality(follow_up_bodies));
create unique index campaign_step on campaign (first_id, step) where first_id is not null;
