import { dateIn } from '@corridor/contract/format/day'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { now } from '../../../platform/clock.ts'
import { countBench, countGroups, type Narrowed } from './store.ts'

/** Figures of the bench as the list is narrowed; days are those of the company's calendar. */
export async function summarizeBench({ db, scope }: Context, input: Narrowed) {
  const settings = await settingsOf(db, companyOf(scope))
  const asked = { ...input, today: dateIn(settings?.timezone ?? 'UTC', now()) }
  const [figures, groups] = await Promise.all([countBench(db, scope, asked), countGroups(db, scope, asked)])
  return { success: true as const, data: { ...figures, groups } }
}
