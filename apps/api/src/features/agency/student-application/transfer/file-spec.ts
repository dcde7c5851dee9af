import type { Sum } from '@corridor/contract/agency/student-application/shapes'
import { toUnits } from '@corridor/contract/format/money'
import type { StudyLevel } from '@corridor/contract/student/student/kinds'
import type { AnyListSpec } from '../../../../db/list/spec.ts'
import { type ApplicationRow, applicationSpec, toWire } from '../tables.ts'

/** An application as files hold it: the row of the list, and what else an import reads. */
interface FileRow extends ApplicationRow {
  email: string
  level: StudyLevel
  submitted_on: string | null
}

/** The list of applications with the columns of a file; no sealed value of the student is among them. */
export const fileSpec: AnyListSpec<FileRow, object> = {
  ...(applicationSpec as unknown as AnyListSpec<FileRow, object>),
  columns: `${applicationSpec.columns}, s.email, p.level, (select m."on"::text from student_application_move m
    where m.application_id = t.id and m.of = 'stage' and m."to" = 'submitted' and m.undone_at is null
    order by m.made_at desc, m.id desc limit 1) as submitted_on`,
  toWire: (row) => {
    const wire = toWire(row)
    return {
      ...wire,
      ...{ email: row.email, level: row.level, submittedDate: row.submitted_on, note: row.note },
      ...{ scholarshipUnits: unitsOf(wire.scholarship), depositUnits: unitsOf(wire.deposit) },
    }
  },
}

const unitsOf = (sum: Sum | null) => sum && toUnits(sum.amount, sum.currency)
