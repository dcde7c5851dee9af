-- Which columns of a list a person wants, in their order: of the list itself, or of one view of it.
create table list_columns (
  company_id uuid references company (id),
  created_by uuid not null references user_account (id) on delete cascade,
  list text not null,
  view_id uuid references saved_view (id) on delete cascade,
  columns text[] not null,
  unique nulls not distinct (created_by, company_id, list, view_id)
);
create index list_columns_view on list_columns (view_id) where view_id is not null;
create index list_columns_company on list_columns (company_id);
