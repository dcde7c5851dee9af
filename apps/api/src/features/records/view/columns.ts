import type { ListColumns } from '@corridor/contract/records/view/shapes'
import type { Context } from '../../../db/scope/context.ts'
import { notFound } from './add.ts'
import { findColumns, forgetColumnsRow, keepColumnsRow } from './store.ts'

/** The columns that the caller chose, of all lists. */
export const viewColumns = async ({ db, scope }: Context) => ({
  success: true as const,
  data: await findColumns(db, scope),
})

interface Chosen extends Pick<ListColumns, 'list' | 'view'> {
  columns: string[] | null
}

/** Keeps the columns of a list for the caller alone. It is no `write`: how somebody looks at a list changes no record. */
export async function keepColumns(context: Context, { list, view, columns }: Chosen) {
  if (columns === null) await forgetColumnsRow(context.db, context.scope, { list, view })
  else if (!(await keepColumnsRow(context.db, context, { list, view, columns }))) throw notFound()
  return viewColumns(context)
}
