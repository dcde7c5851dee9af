import { isAgencyGroup, type TodayGroup, todayGroups } from '@corridor/contract/flow/today/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { dayOf, listDone, listWaiting } from './store.ts'
import { toDone, toRow } from './values.ts'

/** Lists the work that waits for the caller today, within their sight, and the work that they did already. */
export async function viewToday({ db, scope, caller }: CompanyContext, { isMine }: { isMine: boolean }) {
  const day = await dayOf(db, scope.companyId)
  const asked = { scope, isMine, at: now(), roles: caller.roles }
  const isThere = (group: TodayGroup) => !isAgencyGroup(group) || day.hasStudents
  const groups = await Promise.all(
    todayGroups.filter(isThere).map(async (group) => {
      const rows = await listWaiting(db, group, asked, day)
      return { group, total: rows[0]?.total ?? 0, rows: rows.map(toRow) }
    }),
  )
  const done = (await listDone(db, scope, day)).map(toDone)
  return { success: true as const, data: { day: day.day, groups, done } }
}
