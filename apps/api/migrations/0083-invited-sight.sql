-- What an invitation gives beside its role: further roles, how much of the records its person sees (null: as it stands), and their units.
alter table invitation
  add column more_roles text[] not null default '{}'
    check (more_roles <@ array['owner', 'recruiter', 'bench-sales', 'company-user']),
  add column sight text check (sight in ('own', 'team', 'company')),
  add column units uuid[] not null default '{}';
