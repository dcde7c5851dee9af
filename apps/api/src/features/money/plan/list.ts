import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { offeredSpec, planSpec } from './tables.ts'

export const listPlans = ({ db, scope }: Context, query: ListQuery) =>
  runList(db, scope, scope.kind === 'platform' ? planSpec : offeredSpec, query)
