import type { Claim, commission } from '@corridor/contract/agency/commission/shapes'
import type { Currency } from '@corridor/contract/format/settings'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../../db/list/list.ts'
import type { ListSpec } from '../../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../../db/record/record.ts'
import { companyTable } from '../../../../db/record/table.ts'
import type { Context } from '../../../../db/scope/context.ts'
import type { CompanyScope } from '../../../../db/scope/scope.ts'
import { sharedInCompany } from '../../../../db/scope/within.ts'
import type { Sql } from '../../../../platform/sql.ts'

/** A line of a claim as it went out: a later change of a name or a fee changes none. Amounts are in the smallest unit. */
export interface ClaimLine {
  commission: string
  name: string
  programme: string
  startsOn: string
  studentNumber: string
  base: number | null
  percent: number | null
  fee: 'first-year' | 'whole' | null
  scholarship: 'before' | 'after' | null
  amount: number
  tax: number
}

interface ClaimValues {
  institution_id: string
  number: string
  currency: string
  made_on: string
  lines: ClaimLine[]
}

export interface ClaimRow extends RecordRow, OwnerColumns, Omit<ClaimValues, 'currency'> {
  currency: Currency
  institution_name: string
}

const claimSpec: ListSpec<ClaimRow, typeof commission.listClaim> = {
  table: 'commission_claim',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.institution_id, i.name as institution_name, t.number, t.currency,
    t.made_on::text as made_on, t.lines, ${ownerColumns}`,
  joins: `join institution i on i.id = t.institution_id ${ownerJoin}`,
  within: sharedInCompany,
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    number: { by: 't.number collate corridor_text' },
    date: { by: 't.made_on' },
  },
  filters: { institution: (sql, id) => sql`t.institution_id = ${id}` },
  search: { number: 't.number' },
  toWire: toClaimWire,
}

export const listClaims = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, claimSpec, query)

const rows = companyTable<ClaimRow, ClaimValues>({
  spec: claimSpec,
  entity: 'Claim',
  columns: ['institution_id', 'number', 'currency', 'made_on', 'lines'],
})

/** Claims are no records of the bin: one that is taken back is gone, its number too. */
export const claims = {
  ...rows,
  remove: (tx: Sql, id: string) =>
    tx`update commission_claim set deleted_at = now(), version = version + 1 where id = ${id}`,
}

export const totalOf = (lines: readonly ClaimLine[]) => lines.reduce((sum, { amount, tax }) => sum + amount + tax, 0)

export function toClaimWire(row: ClaimRow): Claim {
  return {
    ...toRecordBase(row),
    number: row.number,
    institution: row.institution_id,
    institutionInfo: [{ _id: row.institution_id, name: row.institution_name }],
    currency: row.currency,
    date: row.made_on,
    lines: row.lines.length,
    total: totalOf(row.lines),
    userInfo: toUserInfo(row),
  }
}

/** The next number of a company's claims in a year, `2026-0007`; whoever asks for one too waits until `tx` ends. */
export async function nextClaimNumber(tx: Sql, { companyId }: CompanyScope, year: string): Promise<string> {
  await tx`select 1 from company where id = ${companyId} for no key update`
  const [row] = await tx<{ last: number }[]>`
    select coalesce(max(split_part(number, '-', 2)::int), 0) as last from commission_claim
    where company_id = ${companyId} and number like ${`${year}-%`}`
  return `${year}-${String((row?.last ?? 0) + 1).padStart(4, '0')}`
}
