-- Whether a job's employer sponsors nobody: whoever would need it is asked about first.
alter table job add column no_sponsorship boolean not null default false;
