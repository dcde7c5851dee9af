import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../db/context.ts'
import { runList } from '../../db/list.ts'
import { planSpec, toCompanyWire } from './tables.ts'

export async function listPlans({ db, scope }: Context, query: ListQuery) {
  const answer = await runList(db, scope, planSpec, query)
  return scope.kind === 'platform' ? answer : { ...answer, data: answer.data.map(toCompanyWire) }
}
