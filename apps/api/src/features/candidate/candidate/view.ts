import type { Context } from '../../../db/context.ts'
import { findCandidate } from './store.ts'
import { toWire } from './tables.ts'
import { notFound } from './update.ts'

export async function viewCandidate({ db, scope }: Context, { candidateId }: { candidateId: string }) {
  const row = await findCandidate(db, scope, candidateId)
  if (!row) throw notFound()
  return { success: true as const, data: toWire(row) }
}
