import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import { studentSpec } from './tables.ts'

export const listStudents = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, studentSpec, query)
