import type { CompanyContext } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { shortened } from '../../told/note/tell.ts'
import { keepTask } from '../../told/task/keep-task.ts'
import type { NoteRow, NoteValues } from './tables.ts'

const reminding = ['remind_me', 'remind_at', 'reminder', 'note'] as const
const following = ['follow_up_note', 'follow_up_on', 'note'] as const

/** Keeps the two tasks of whoever wrote a note: the reminder at its time, and the follow-up on its day. */
export async function keepTasks(
  { scope, platform }: CompanyContext,
  tx: Sql,
  row: NoteRow,
  change: Partial<NoteValues>,
): Promise<void> {
  const person = row.owner_id
  if (!person) return
  const given = {
    companyId: scope.companyId,
    person,
    madeBy: scope.userId,
    about: { kind: 'vendor' as const, id: row.vendor_id },
    note: row.note,
  }
  const params = (words: string) => ({ vendor: row.vendor_name, name: shortened(words || row.note) })
  if (reminding.some((name) => name in change)) {
    const isWanted = row.remind_me && row.remind_at
    const wanted = isWanted ? { ...given, params: params(row.reminder), remindAt: row.remind_at } : null
    await keepTask(tx, platform, row.id, 'vendor-note-due', wanted)
  }
  if (following.some((name) => name in change)) {
    const isWanted = row.follow_up_note || row.follow_up_on
    const wanted = isWanted ? { ...given, params: params(row.follow_up_note), dueOn: row.follow_up_on } : null
    await keepTask(tx, platform, row.id, 'vendor-follow-up', wanted)
  }
}
