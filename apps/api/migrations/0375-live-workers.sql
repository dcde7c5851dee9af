-- Processes that work in the background, each with the moment when it was last heard. Unlogged: after a crash they say it again.
create unlogged table live_worker (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
grant select, insert, update, delete on live_worker to corridor_app;
