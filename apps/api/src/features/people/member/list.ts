import type { ListQuery } from '@corridor/contract/wire/list'
import type { CompanyContext } from '../../../db/context.ts'
import { runList } from '../../../db/list.ts'
import { memberSpec } from './tables.ts'

export const listMembers = ({ db, scope }: CompanyContext, query: ListQuery) => runList(db, scope, memberSpec, query)
