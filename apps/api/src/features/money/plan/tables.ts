import type { Plan, plan } from '@corridor/contract/money/plan/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { seenBy } from '../../../db/scope/within.ts'
import type { Sql } from '../../../platform/sql.ts'

export interface PlanValues {
  name: string
  description: string
  currency: Plan['currency']
  /** In minor units, like every amount here. */
  monthly_price: number
  annual_price: number
  users_max: number | null
  storage_gb: number | null
  api_calls_max: number | null
  support: Plan['support']
  backup: Plan['backup']
  uptime: string
  has_reports: boolean
  has_mobile: boolean
  has_branding: boolean
  place: number
  status: Plan['status']
}

export interface PlanRow extends RecordRow, PlanValues {
  is_default: boolean
  /** Null if it is not told. */
  company_count: number | null
}

const lives = '(s.ends_at is null or s.ends_at > now())'

const columns = `t.id, t.version, t.created_at, t.updated_at, t.name, t.description, t.currency, t.monthly_price, t.annual_price,
  t.users_max, t.storage_gb, t.api_calls_max, t.support, t.backup, t.uptime, t.has_reports, t.has_mobile, t.has_branding, t.place,
  t.status, t.is_default`

/** The plans as a company sees them: those that are offered, and its own. Hides the number of other companies that have one. */
export const offeredSpec: ListSpec<PlanRow, typeof plan.list> = {
  table: 'plan',
  columns: `${columns}, null::int as company_count`,
  within: (sql, scope) =>
    seenBy(sql, scope, {
      of: 'shared',
      company: (id) => sql`(t.status = 'active' or t.id = (plan_of(${id})).id)`,
      platform: 'all',
    }),
  sort: {
    createDate: { by: 't.created_at' },
    name: { by: 't.name collate corridor_text' },
    place: { by: 't.place' },
    monthlyPrice: { by: 't.monthly_price' },
    annualPrice: { by: 't.annual_price' },
    status: { by: 't.status' },
  },
  filters: { status: (sql, value) => sql`t.status = ${value}` },
  search: { name: 't.name' },
  toWire,
}

/** Every plan, for administrators, with how many companies have it. */
export const planSpec: ListSpec<PlanRow, typeof plan.list> = {
  ...offeredSpec,
  columns: `${columns}, case when t.is_default
      then (select count(*) from company c where c.deleted_at is null
        and not exists (select from subscription s where s.company_id = c.id and ${lives}))
      else (select count(*) from subscription s join company c on c.id = s.company_id and c.deleted_at is null
        where s.plan_id = t.id and ${lives})
    end::int as company_count`,
}

export function toWire(row: PlanRow): Plan {
  return {
    ...toRecordBase(row),
    name: row.name,
    description: row.description,
    currency: row.currency,
    monthlyPrice: row.monthly_price,
    annualPrice: row.annual_price,
    usersMax: row.users_max,
    storageGb: row.storage_gb,
    apiCallsMax: row.api_calls_max,
    support: row.support,
    backup: row.backup,
    uptime: row.uptime,
    hasReports: row.has_reports,
    hasMobile: row.has_mobile,
    hasBranding: row.has_branding,
    place: row.place,
    status: row.status,
    isDefault: row.is_default,
    companyCount: row.company_count,
  }
}

/** A plan as it is offered, unchanged until the transaction ends. */
export async function lockPlan(
  tx: Sql,
  id: string,
): Promise<Pick<PlanRow, 'status' | 'monthly_price' | 'annual_price' | 'currency'> | undefined> {
  const [row] = await tx<Pick<PlanRow, 'status' | 'monthly_price' | 'annual_price' | 'currency'>[]>`
    select status, monthly_price, annual_price, currency from plan where id = ${id} for share`
  return row
}
