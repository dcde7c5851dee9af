import { gigabyte } from '@corridor/contract/money/plan/terms'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { findOpenOrder } from '../order/tables.ts'
import { countSeats, findKeptBytes, findPlanEnd, loadPlanOf } from './store.ts'
import { toWire } from './tables.ts'

/** The caller's company: its plan, how long it lasts, and what it has of it. */
export async function viewUsage({ db, scope }: CompanyContext) {
  const { companyId } = scope
  const [plan, end, users, bytes, open] = await Promise.all([
    loadPlanOf(db, companyId),
    findPlanEnd(db, companyId),
    countSeats(db, companyId),
    findKeptBytes(db, companyId),
    findOpenOrder(db, companyId),
  ])
  return {
    success: true as const,
    data: {
      plan: toWire(plan),
      endDate: end?.toISOString() ?? null,
      users: { used: users, max: plan.users_max },
      storageBytes: { used: bytes, max: plan.storage_gb && plan.storage_gb * gigabyte },
      openOrderInfo: open ? [open] : [],
    },
  }
}
