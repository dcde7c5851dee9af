import { momentIn } from '@corridor/contract/format/day'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { listDue, writeMoments } from './store.ts'
import type { IntakeValues } from './tables.ts'

/**
 * The moment of a deadline, of the day and hour at the institution; null if there is none. An hour that its zone skips is the one after the
 * gap. Throws `intake.zoneNeeded` if the zone is unknown.
 */
export function deadlineAt(
  { deadline_on, deadline_time }: Pick<IntakeValues, 'deadline_on' | 'deadline_time'>,
  { zone, institution }: { zone: string | null; institution: string },
): Date | null {
  if (deadline_on === null) return null
  if (zone === null) throw fail('intake.zoneNeeded', { name: institution })
  return momentIn(zone, `${deadline_on}T${deadline_time}`)
}

/** Moves the deadlines of an institution that is held to another zone, at the same days and hours there. Throws `institution.zoneNeeded`. */
export async function moveDeadlines(tx: Sql, institutionId: string, zone: string | null): Promise<void> {
  const due = await listDue(tx, institutionId)
  if (due.length === 0) return
  if (zone === null) throw fail('institution.zoneNeeded')
  const moments = due.map(({ deadline_on, deadline_time }) => ({
    deadline_on,
    deadline_time,
    at: momentIn(zone, `${deadline_on}T${deadline_time}`),
  }))
  await writeMoments(tx, institutionId, moments)
}
