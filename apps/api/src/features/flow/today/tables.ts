import type { Role } from '@corridor/contract/wire/access'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

export interface Asked {
  scope: CompanyScope
  /** Only what the caller submitted, or put on the bench. */
  isMine: boolean
  at: Date
  roles: readonly Role[]
}

const empty = `null::text as first_name, null::text as last_name, '' as title, null::text as through, null::text as client,
  null::numeric as rate_amount, null::text as rate_currency, null::text as rate_per, null::text as tax_term, null::text as call_name,
  null::text as call_phone, null::text as link, null::text as zone, null::text as candidate_zone, null::int as minutes,
  null::int as round, null::uuid as submitter, null::text as notice, null::jsonb as params, null::text as day,
  null::text as matter, null::uuid as student, null::text as hour`

/** Names of the columns that every group answers, in one order; a group says which it fills. */
const names = [...empty.matchAll(/ as (\w+)/g)].map(([, name]) => name ?? '')

/** A group's columns: what it does not fill is empty. */
export function columns(filled: Readonly<Record<string, string>>): string {
  const blank = new Map([...empty.matchAll(/(\S+) as (\w+)/g)].map(([, value = '', name = '']) => [name, value]))
  return names.map((name) => `${filled[name] ?? blank.get(name)} as ${name}`).join(', ')
}

/** The day by the company's clock, the moment at which it began, and whether the company has students. */
export interface Day {
  day: string
  began: Date
  hasStudents: boolean
}

/** The rows of a group, in its order. */
export type Group = (sql: Sql, asked: Asked, day: Day) => { rows: Fragment; order: Fragment }
