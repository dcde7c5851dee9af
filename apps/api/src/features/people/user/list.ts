import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { ownUsers, userLists } from './tables.ts'

/** One of the lists of accounts. */
export const listUsers =
  (name: keyof typeof userLists) =>
  ({ db, scope }: Context, query: ListQuery) =>
    runList(db, scope, userLists[name], query)

/** Every account for an administrator, the own company's people for its members (spec 2 §7, Company users). */
export const listAllUsers = ({ db, scope }: Context, query: ListQuery) =>
  scope.kind === 'company' ? runList(db, scope, ownUsers, query) : runList(db, scope, userLists.listUser, query)
