import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { invitationSpec } from './tables.ts'

export const listInvitations = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, invitationSpec, query)
