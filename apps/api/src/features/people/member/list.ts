import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { memberSpec, peopleSpec } from './tables.ts'

export const listMembers = ({ db, scope }: CompanyContext, query: ListQuery) => runList(db, scope, memberSpec, query)

export const listPeople = ({ db, scope }: CompanyContext, query: ListQuery) => runList(db, scope, peopleSpec, query)
