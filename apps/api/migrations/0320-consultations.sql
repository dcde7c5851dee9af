-- Administrators can be booked too, for the free consultation of the public site: their times are of no company.
alter table bookable_times alter column company_id drop not null;
create unique index bookable_times_administrator on bookable_times (created_by) where company_id is null;

-- What is booked of them is a lead's: such a booking is of no submission, keeps its own time, and is only held until the lead is there.
alter table booking
  alter column company_id drop not null,
  alter column submission_id drop not null,
  drop constraint booking_check1,
  add column lead_id uuid references lead (id) on delete cascade,
  add column starts_at timestamptz,
  -- The clock by which the visitor chose it.
  add column visitor_zone text,
  -- Counts the changes that calendars are told of.
  add column sequence int not null default 0,
  add check (company_id is null or terms is not null or interview_id is not null),
  add check ((company_id is null) = (submission_id is null)),
  add check (lead_id is null or (submission_id is null and starts_at is not null and visitor_zone is not null));
create index booking_lead on booking (lead_id) where lead_id is not null;
create index booking_consultation on booking (host_id, starts_at) where lead_id is not null and state = 'booked';
