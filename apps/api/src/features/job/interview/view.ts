import type { Context } from '../../../db/context.ts'
import { loadInvitation } from './store.ts'
import { interviews, toWire } from './tables.ts'
import { toCalendar } from './tell.ts'

export async function viewInterview({ db, scope }: Context, { interviewId }: { interviewId: string }) {
  return { success: true as const, data: toWire(await interviews.load(db, scope, interviewId)) }
}

/** The interview as a file that any calendar opens. */
export async function readCalendar({ db, scope }: Context, { id }: { id: string }) {
  const { round } = await interviews.load(db, scope, id)
  const { text } = toCalendar(await loadInvitation(db, id), null)
  return { success: true as const, data: { fileName: `interview-${round}.ics`, text } }
}
