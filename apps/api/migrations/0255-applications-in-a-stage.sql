-- The first applications of each stage, for the list in the order of the stages.
create index application_in_stage on application (stage_id, id) include (company_id, audience) where deleted_at is null;
