-- Administrators read the candidates of all companies: the same orders without a company before them.
create index candidate_everywhere on candidate (created_at desc, id desc) where deleted_at is null;
create index candidate_everywhere_by_name on candidate (full_name collate corridor_text, id) where deleted_at is null;
