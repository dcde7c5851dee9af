import { plainName } from '@corridor/contract/format/person-name'
import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { notify } from '../../told/notification/notify.ts'
import { keepTask } from '../../told/task/keep-task.ts'
import type { PaperRow } from './tables.ts'

const kind = 'student-paper-returned'

const paramsOf = (row: PaperRow) => ({
  name: row.title,
  student: plainName({
    firstName: row.student_first_name,
    middleName: row.student_middle_name,
    lastName: row.student_last_name,
  }),
})

/** Keeps the counsellor's task to get a returned paper anew; none of a paper that is not returned. */
export async function keepReturned({ platform, scope }: CompanyContext, tx: Sql, row: PaperRow): Promise<void> {
  const person = row.counsellor_id ?? row.owner_id
  const wanted = row.state === 'returned' && person !== null
  await keepTask(
    tx,
    platform,
    row.id,
    kind,
    wanted
      ? {
          ...{ companyId: scope.companyId, person, madeBy: scope.userId, params: paramsOf(row) },
          note: row.reason_words,
          about: { kind: 'student', id: row.student_id },
          dueOn: row.due_on,
        }
      : null,
  )
}

/** Tells the counsellor of a paper that somebody else returned. */
export async function tellReturned({ platform, scope }: CompanyContext, tx: Sql, row: PaperRow): Promise<void> {
  const person = row.counsellor_id ?? row.owner_id
  if (!person || person === scope.userId) return
  await notify(tx, platform, {
    ...{ kind, params: paramsOf(row), to: [person], at: { companyId: scope.companyId } },
    about: { kind: 'student', id: row.student_id },
  })
}
