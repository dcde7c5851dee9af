-- Other names of a skill, by which it is found in documents: JS for JavaScript.
alter table lookup add column aliases text[] not null default '{}';

-- Every name and alias of a skill that stands, in lower case: each is one skill's alone, whichever way it came.
create table skill_word (
  word text primary key,
  lookup_id uuid not null references lookup (id) on delete cascade
);
create index skill_word_lookup on skill_word (lookup_id);
insert into skill_word select lower(name), id from lookup where kind = 'skill' and deleted_at is null;

create function keep_skill_words() returns trigger language plpgsql as $$
begin
  delete from skill_word where lookup_id = new.id;
  if new.deleted_at is null then
    insert into skill_word select distinct lower(word), new.id from unnest(new.aliases || new.name) as word;
  end if;
  return null;
end $$;
create trigger skill_words after insert or update of name, aliases, deleted_at on lookup
  for each row when (new.kind = 'skill') execute function keep_skill_words();
