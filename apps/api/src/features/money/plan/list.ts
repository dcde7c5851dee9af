import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { offeredSpec, planSpec } from './tables.ts'

export const listPlans = ({ db, scope }: Context, query: ListQuery) =>
  runList(db, scope, scope.kind === 'platform' ? planSpec : offeredSpec, query)
