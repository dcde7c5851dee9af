-- Folded rows leave dead ones, over which every total would pass until the table is vacuumed; by default that waits for a fifth of it.
alter table record_delta set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);
