import type { Feature } from '../../../feature.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { StudentFile } from '../student/values.ts'
import type { FundsAsked, Study } from './consistency/finding.ts'
import { enrolmentRoutes } from './routes.ts'
import { studentTransfer } from './transfer.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Lists where a student applies: the file is held against it. */
    listStudies: (sql: Sql, studentId: string) => Promise<Study[]>
    /** Lists what countries ask a student to have for a year; `isMinor` is null if nobody may know. */
    listFundsAsked: (
      sql: Sql,
      row: StudentFile,
      of: { countries: readonly string[]; isMinor: boolean | null },
    ) => Promise<FundsAsked[]>
  }
}

export const enrolment = {
  routes: enrolmentRoutes,
  imports: { student: studentTransfer },
} satisfies Feature
