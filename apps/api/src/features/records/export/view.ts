import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { findExport, toExport } from './store.ts'

export const notFound = () => fail('record.notFound', { entity: 'Export' })

export async function viewExport(context: Context, { id }: { id: string }) {
  const row = await findExport(context.db, context, id)
  if (!row) throw notFound()
  return { success: true as const, data: toExport(row) }
}
