import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { userLists } from './tables.ts'

/** One of the lists of accounts. */
export const listUsers =
  (name: keyof typeof userLists) =>
  ({ db, scope }: Context, query: ListQuery) =>
    runList(db, scope, userLists[name], query)
