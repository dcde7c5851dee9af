import type { Sql } from '../src/db/pool/connect.ts'

// Tables in which a refused call may count or note without having changed anything. Reading a total that is made of many differences folds
// them into one; a difference that tells of a change has the change beside it.
const apart = [
  'migration',
  'rate_limit',
  'audit_rest',
  'record_delta',
  'mail',
  'live_node',
  'live_stream',
  'live_worker',
]

/**
 * Counts the changes of each table's rows since this was first asked of a database: equal twice if nothing changed in between. A session's
 * last use and the jobs are left out.
 */
export async function contentsOf(sql: Sql): Promise<Record<string, number>> {
  const [known] = await sql`select from pg_namespace where nspname = 'counted'`
  if (!known) await startCounting(sql)
  const rows = await sql<{ name: string; changes: number }[]>`
    select table_name as name, count(*)::int as changes from counted.change group by table_name`
  return Object.fromEntries(rows.map(({ name, changes }) => [name, changes]))
}

// Transition tables tell an update of no row, or to the same values, from a change; hashing the rows costs more with each of them.
async function startCounting(sql: Sql): Promise<void> {
  await sql.unsafe(`
    create schema counted;
    create table counted.change (table_name text not null);
    create function counted.note_insert() returns trigger security definer language plpgsql as $$ begin
      if exists (select from new_rows) then insert into counted.change values (tg_table_name); end if;
      return null;
    end $$;
    create function counted.note_delete() returns trigger security definer language plpgsql as $$ begin
      if exists (select from old_rows) then insert into counted.change values (tg_table_name); end if;
      return null;
    end $$;
    create function counted.note_update() returns trigger security definer language plpgsql as $$ begin
      if exists (
        select to_jsonb(n) - 'last_seen_at' from new_rows n except all select to_jsonb(o) - 'last_seen_at' from old_rows o
      ) then insert into counted.change values (tg_table_name); end if;
      return null;
    end $$;
    create function counted.note_truncate() returns trigger security definer language plpgsql as $$ begin
      insert into counted.change values (tg_table_name);
      return null;
    end $$`)
  const tables = await sql<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relname = any(${apart}) order by relname`
  // Each table by itself, so that no worker's transaction waits for one while this waits for it.
  for (const { name } of tables) {
    await sql.unsafe(`
      create trigger counted_insert after insert on "${name}" referencing new table as new_rows
        for each statement execute function counted.note_insert();
      create trigger counted_update after update on "${name}" referencing old table as old_rows new table as new_rows
        for each statement execute function counted.note_update();
      create trigger counted_delete after delete on "${name}" referencing old table as old_rows
        for each statement execute function counted.note_delete();
      create trigger counted_truncate after truncate on "${name}"
        for each statement execute function counted.note_truncate()`)
  }
}
