import * as z from 'zod'
import { timeZone } from '../../field/time-zone.ts'
import { minorUnits } from '../../money/plan/shapes.ts'
import { currencies } from '../../money/plan/terms.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { dashboardMonths } from './periods.ts'

const start = z.iso.date()
/** Applications for jobs, and of students to institutions. */
const applicationsOf = { jobs: z.int(), students: z.int() }

export const AdminDashboard = z.object({
  /** Each as the list behind it counts it. */
  agents: z.int(),
  employees: z.int(),
  pendingVerifications: z.int(),
  /** Sum of both kinds. */
  applications: z.int(),
  applicationsOf: z.object(applicationsOf),
  /** Unit of a point of the series: a day for one month, a week for three, a month for more. */
  unit: z.enum(['day', 'week', 'month']),
  /** One series for each currency in which money moved; every point stands, also those without rows. */
  payments: z.array(
    z.object({
      currency: z.enum(currencies),
      total: minorUnits,
      points: z.array(z.object({ start, amount: minorUnits })),
    }),
  ),
  applicationPoints: z.array(z.object({ start, count: z.int(), ...applicationsOf })),
  /** Processes that work in the background; with none, letters, readings and imports wait. */
  workers: z.int(),
})
export type AdminDashboard = z.infer<typeof AdminDashboard>

export const dashboard = {
  admin: endpoint(
    'POST',
    { path: '/dashboard/admin', summary: "The administrators' figures, and their series", tag: 'dashboard' },
    { access: ['administrator'] },
  )
    .input(
      z
        .object({
          months: z.union(dashboardMonths.map((months) => z.literal(months))).default(12),
          /** Zone in which the reader's days begin: an IANA name. */
          timeZone: timeZone.default('UTC'),
        })
        .prefault({}),
    )
    .output(z.object({ success: z.literal(true), data: AdminDashboard })),
}
