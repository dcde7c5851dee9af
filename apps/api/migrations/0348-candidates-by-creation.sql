-- The list's own order alone. candidate_list bears besides what filters look at: to count off a far page there takes twice as long.
create index candidate_by_creation on candidate (company_id, created_at desc, id desc) where deleted_at is null;
