import { audiencesOf, type Scope } from '../../../db/scope.ts'
import { isSeen } from '../../../db/within.ts'
import type { Sql } from '../../../platform/sql.ts'

/** Whom to ask about a candidate beyond the caller's sight: the units that have them, null for none; undefined if the caller sees them. */
export async function findHolder(sql: Sql, scope: Scope, id: string): Promise<{ unit: string | null } | undefined> {
  if (!audiencesOf(scope)) return undefined
  const [row] = await sql<{ unit: string | null }[]>`
    select string_agg(u.name, ', ' order by u.name) as unit
    from candidate c join audience a on a.id = c.audience
    left join member_unit m on a.units = '{}' and m.company_id = a.company_id and m.user_id = a.owner_id
    left join business_unit u on u.id = any(a.units) or u.id = m.unit_id
    where c.id = ${id} and not ${isSeen(sql, scope, 'c')} group by c.id`
  return row
}
