import type { FirstSteps } from '@corridor/contract/flow/first-steps/shapes'
import { firstStepsDays, type StepList, stepLists } from '@corridor/contract/flow/first-steps/steps'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { now } from '../../../platform/clock.ts'
import { actsOf } from './acts.ts'
import { keepList, listDone, viewCompanySteps } from './store.ts'

const dayMs = 86_400_000
/** Lists that began before it are over. */
export const beginsAfter = () => new Date(now().getTime() - firstStepsDays * dayMs)

/** Tells the caller's first steps. It is no `write`: somebody's own list is nobody else's matter. */
export async function viewFirstSteps(context: Context) {
  const list = await keepList(context.db, context.caller.userId)
  const isOn = list && list.hidden_at === null && list.began_at >= beginsAfter()
  const steps = isOn ? await stepsOf(context, list.began_at) : []
  const data: FirstSteps = { isShown: steps.some(({ isDone }) => !isDone), steps }
  return { success: true as const, data }
}

async function stepsOf(context: Context, since: Date): Promise<FirstSteps['steps']> {
  const { db, caller, scope } = context
  const companyId = companyOf(scope)
  if (companyId && caller.roles.includes('owner')) {
    const done = await viewCompanySteps(db, companyId)
    if (!Object.values(done).every(Boolean)) return stepLists.company.map((step) => ({ step, isDone: done[step] }))
  }
  const list = listOf(context)
  if (!list) return []
  const steps = stepLists[list]
  const done = await listDone(db, caller.userId, { actions: steps.flatMap((step) => actsOf[step]), since })
  return steps.map((step) => ({ step, isDone: actsOf[step].some((act) => done.has(act)) }))
}

const byRole = ['administrator', 'owner', 'recruiter', 'bench-sales', 'company-user'] as const
const listOf = ({ caller }: Context): Exclude<StepList, 'company'> | undefined =>
  byRole.find((role) => caller.roles.includes(role))
