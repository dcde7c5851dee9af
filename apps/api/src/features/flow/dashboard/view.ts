import type { DashboardMonths } from '@corridor/contract/flow/dashboard/periods'
import type { AdminDashboard } from '@corridor/contract/flow/dashboard/shapes'
import { type ListQuery, listBody } from '@corridor/contract/wire/list'
import { countWorkers } from '../../../db/pool/live-workers.ts'
import type { Context } from '../../../db/scope/context.ts'
import { listUsers } from '../../people/user/list.ts'
import { listPending } from '../../trust/verification/list.ts'
import { countApplications, listApplicationPoints, listPaymentPoints, type Unit } from './store.ts'

const units: Record<DashboardMonths, Unit> = { 1: 'day', 3: 'week', 6: 'month', 12: 'month' }
const onlyTotal = listBody({ sort: [], filters: {}, search: [] }).parse({ limit: 1 }) as ListQuery

/** The administrators' figures, each asked of the list that a click on it opens, and what came in by time. */
export async function viewAdminDashboard(
  context: Context,
  { months, timeZone }: { months: DashboardMonths; timeZone: string },
) {
  const { db } = context
  const span = { unit: units[months], months, timeZone }
  const [agents, employees, pending, applications, payments, applicationPoints, workers] = await Promise.all([
    listUsers('listAgent')(context, onlyTotal),
    listUsers('listEmployee')(context, onlyTotal),
    listPending(context, onlyTotal),
    countApplications(db),
    listPaymentPoints(db, span),
    listApplicationPoints(db, span),
    countWorkers(db),
  ])
  const currencies = [...new Set(payments.map(({ currency }) => currency))]
  const data: AdminDashboard = {
    agents: agents.totalDocs,
    employees: employees.totalDocs,
    pendingVerifications: pending.totalDocs,
    applications: applications.jobs + applications.students,
    applicationsOf: applications,
    unit: span.unit,
    payments: currencies.map((currency) => {
      const points = payments.filter((one) => one.currency === currency).map(({ start, amount }) => ({ start, amount }))
      return { currency, total: points.reduce((sum, { amount }) => sum + amount, 0), points }
    }),
    applicationPoints: applicationPoints.map((of) => ({ ...of, count: of.jobs + of.students })),
    workers,
  }
  return { success: true as const, data }
}
