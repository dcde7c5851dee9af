import type { Sql } from '../../../platform/sql.ts'

export interface FirstStepsRow {
  began_at: Date
  hidden_at: Date | null
}

/** The list of a person; it begins when they first see it. */
export async function keepList(sql: Sql, userId: string): Promise<FirstStepsRow | undefined> {
  const find = () => sql<FirstStepsRow[]>`select began_at, hidden_at from first_steps where person_id = ${userId}`
  const [known] = await find()
  if (known) return known
  await sql`insert into first_steps (person_id) values (${userId}) on conflict do nothing`
  const [made] = await find()
  return made
}

/** Hides a list; or shows it again, from a new beginning if the old one is over. */
export const saveList = (sql: Sql, userId: string, isShown: boolean, beginsAfter: Date) => sql`
  insert into first_steps (person_id, hidden_at) values (${userId}, ${isShown ? null : sql`now()`})
  on conflict (person_id) do update set hidden_at = excluded.hidden_at,
    began_at = case when ${isShown} and first_steps.began_at < ${beginsAfter} then now() else first_steps.began_at end`

/** Lists the actions among these that a person did since a moment. */
export async function listDone(
  sql: Sql,
  userId: string,
  { actions, since }: { actions: readonly string[]; since: Date },
): Promise<Set<string>> {
  const rows = await sql<{ action: string }[]>`
    select distinct action from audit
    where actor_id = ${userId} and at >= ${since} and action = any(${[...actions]})`
  return new Set(rows.map(({ action }) => action))
}

type CompanyStep = 'first-resume' | 'first-hotlist' | 'connect-mailbox' | 'invite-colleague'

/** Steps that a company has taken: it has a candidate, a hotlist, a mailbox, and somebody else in it or asked in. */
export async function viewCompanySteps(sql: Sql, companyId: string): Promise<Record<CompanyStep, boolean>> {
  const [row] = await sql<Record<CompanyStep, boolean>[]>`
    select exists (select from candidate where company_id = ${companyId} and deleted_at is null) as "first-resume",
      exists (select from hotlist where company_id = ${companyId} and deleted_at is null) as "first-hotlist",
      exists (select from mailbox where company_id = ${companyId}) as "connect-mailbox",
      exists (select from invitation where company_id = ${companyId})
        or (select count(*) from membership where company_id = ${companyId}) > 1 as "invite-colleague"`
  return row ?? { 'first-resume': false, 'first-hotlist': false, 'connect-mailbox': false, 'invite-colleague': false }
}
