-- The live streams that stand open, with the node that holds each: a person has twenty on all nodes together. What a node that died held
-- does not count; nothing here outlives the server.
create unlogged table live_node (
  id uuid primary key,
  seen_at timestamptz not null default now()
);
create unlogged table live_stream (
  id uuid primary key,
  node_id uuid not null references live_node (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade
);
create index live_stream_person on live_stream (user_id);
create index live_stream_node on live_stream (node_id);
