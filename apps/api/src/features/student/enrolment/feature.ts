import type { Feature } from '../../../feature.ts'
import type { ListFundsAsked, ListStudies } from './consistency/finding.ts'
import { enrolmentRoutes } from './routes.ts'
import { studentTransfer } from './transfer.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Lists where a student applies: the file is held against it. */
    listStudies: ListStudies
    /** Lists what countries ask a student to have for a year; `isMinor` is null if nobody may know. */
    listFundsAsked: ListFundsAsked
  }
}

export const enrolment = {
  routes: enrolmentRoutes,
  imports: { student: studentTransfer },
} satisfies Feature
