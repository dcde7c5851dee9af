import type { PlanAdd } from '@corridor/contract/money/plan/shapes'
import { given, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { isTaken } from '../../../platform/sql.ts'
import { findPlan, insertPlan } from './store.ts'
import { type PlanRow, type PlanValues, toWire } from './tables.ts'

export const addPlan = (context: Context, input: PlanAdd) =>
  write(context, 'plan.add', async (tx) => {
    const values = toValues(input) as Omit<PlanValues, 'status'>
    const id = await insertPlan(tx, { ...values, created_by: context.caller.userId }).catch((error) =>
      refuseDouble(error, input.name),
    )
    const after = written(await findPlan(tx, id))
    return {
      record: { kind: 'plan', id },
      before: null,
      after: toFacts(after),
      answer: savedPlan('Plan Added Successfully', after),
    }
  })

/** The columns of what a body names. */
export const toValues = (input: Partial<PlanAdd & { status: PlanValues['status'] }>): Partial<PlanValues> =>
  given({
    name: input.name,
    description: input.description,
    currency: input.currency,
    monthly_price: input.monthlyPrice,
    annual_price: input.annualPrice,
    users_max: input.usersMax,
    storage_gb: input.storageGb,
    api_calls_max: input.apiCallsMax,
    support: input.support,
    backup: input.backup,
    uptime: input.uptime,
    has_reports: input.hasReports,
    has_mobile: input.hasMobile,
    has_branding: input.hasBranding,
    place: input.place,
    status: input.status,
  })

/** Values of a plan that the audit keeps. */
export const toFacts = ({
  id,
  version,
  created_at,
  updated_at,
  is_default,
  company_count,
  ...values
}: PlanRow): PlanValues => values

export const savedPlan = (message: string, row: PlanRow) => ({ success: true as const, message, data: toWire(row) })

export function refuseDouble(error: unknown, name: string): never {
  throw isTaken(error, 'plan_name') ? fail('plan.nameTaken', { name }) : error
}

export const notFound = () => fail('record.notFound', { entity: 'Plan' })
