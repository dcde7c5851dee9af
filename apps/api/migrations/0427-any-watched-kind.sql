-- Every kind that the product lets people watch: the contract names them.
alter table watch drop constraint watch_record_kind_check;
