import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { planEnding } from '../../../letters/plan-ending.ts'
import type { Platform } from '../../../platform.ts'
import { tellOwners } from '../../told/notification/tell-owners.ts'
import { type EndingRow, takeEnded, takeEnding } from './store.ts'

/** Days before its end at which the owners hear of it. */
export const warnDays = 7
/** Page of a company's plan. */
export const plansPath = '/company/plans'

/** Warns of plans that end soon, and ends those whose time is over: one transaction each, so that a letter goes out once. */
export async function endPlans(sql: postgres.Sql, platform: Platform): Promise<void> {
  while (await sql.begin((tx) => warn(tx, platform)));
  while (await sql.begin((tx) => end(tx, platform)));
}

async function warn(tx: postgres.TransactionSql, platform: Platform): Promise<boolean> {
  const row = await takeEnding(tx, warnDays)
  if (row) await tellOwners(tx, platform, row.company_id, await letterOf(tx, row, false))
  return row !== undefined
}

async function end(tx: postgres.TransactionSql, platform: Platform): Promise<boolean> {
  const row = await takeEnded(tx)
  if (!row) return false
  await leaveAudit(tx, {
    actorId: null,
    companyId: row.company_id,
    action: 'plan.end',
    record: { kind: 'plan', id: row.plan_id },
    before: { name: row.plan, endDate: row.ends_at.toISOString() },
    after: null,
    requestId: null,
  })
  await tellOwners(tx, platform, row.company_id, await letterOf(tx, row, true))
  await platform.events.tell(tx, { companyId: row.company_id }, { kind: 'plan' })
  return true
}

async function letterOf(
  tx: postgres.TransactionSql,
  { company_id, company, plan, ends_at: at }: EndingRow,
  hasEnded: boolean,
) {
  const settings = await settingsOf(tx, company_id)
  return planEnding({ company, plan, day: { at, settings }, hasEnded, path: plansPath })
}
