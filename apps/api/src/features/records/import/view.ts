import type { Context } from '../../../db/scope/context.ts'
import { notFound } from './move.ts'
import { openSamples } from './samples.ts'
import { findImport } from './store.ts'
import { toImport } from './tables.ts'

export async function viewImport(context: Context, { id }: { id: string }) {
  const row = await findImport(context.db, context, id)
  if (!row) throw notFound()
  return { success: true as const, data: toImport(row, openSamples(context.platform, row)) }
}
