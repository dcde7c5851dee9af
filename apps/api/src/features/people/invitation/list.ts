import type { ListQuery } from '@corridor/contract/wire/list'
import type { Context } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { invitationSpec } from './tables.ts'

export const listInvitations = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, invitationSpec, query)
