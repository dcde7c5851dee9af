import type { Context } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { loadInvitation } from './store.ts'
import { interviews, toWire } from './tables.ts'
import { toCalendar } from './tell.ts'

export async function viewInterview({ db, scope }: Context, { interviewId }: { interviewId: string }) {
  return { success: true as const, data: toWire(await interviews.load(db, scope, interviewId)) }
}

/** The interview as a file that any calendar opens. */
export async function readCalendar({ db, scope }: Context, { id }: { id: string }) {
  const { round } = await interviews.load(db, scope, id)
  return { success: true as const, data: { fileName: `interview-${round}.ics`, text: await calendarTextOf(db, id) } }
}

/** The same of an interview that somebody may read by other means than their sight: by a link. */
export const calendarTextOf = async (sql: Sql, id: string): Promise<string> =>
  toCalendar(await loadInvitation(sql, id), null).text
