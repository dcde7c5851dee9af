-- Rows are taken from the file when they are checked, and then with the cells of mapped columns alone; what the first reading finds for
-- the choice of columns lies sealed.
alter table import add column is_taken boolean not null default false;
alter table import add column sealed_samples text;

-- What waits for its columns or for adding is chosen and checked anew, of the file that is still there.
delete from import_row where import_id in (select id from import where state in ('reading', 'mapping', 'checking', 'checked'));
update import set state = 'mapping', counts = jsonb_build_object('rows', coalesce(counts -> 'rows', '0'), 'waiting', coalesce(counts -> 'rows', '0'))
  where state in ('checking', 'checked');
-- One that was stopped before it was through with emptying its cells.
update import_row r set cells = coalesce((
    select jsonb_agg(case when exists (select 1 from jsonb_each_text(i.mapping) m where m.value::int = place - 1) then cell else '""' end order by place)
    from jsonb_array_elements(r.cells) with ordinality as c (cell, place)), '[]')
  from import i where i.id = r.import_id and i.file_key is not null;
update import set is_taken = true where state not in ('reading', 'mapping', 'failed');
update import set columns = coalesce((select jsonb_agg(jsonb_build_object('header', c ->> 'header')) from jsonb_array_elements(columns) c), '[]');
alter table import drop column trimmed_to;
