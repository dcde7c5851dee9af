import type { CompanyContext } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { findReference } from './store.ts'
import { toWire } from './tables.ts'

export async function getReference(context: CompanyContext) {
  const row = await findReference(context.db, context)
  if (!row) throw fail('record.notFound', { entity: 'Reference' })
  return { success: true as const, data: toWire(row) }
}
