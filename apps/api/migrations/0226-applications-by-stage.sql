-- Says the company too, so that the applications of some stages are counted in the index alone.
drop index application_board;
create index application_board on application (stage_id, stage_at desc, id desc) include (company_id) where deleted_at is null;
