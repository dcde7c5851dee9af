import type { Context } from '../../../db/scope/context.ts'
import { toStoredFile } from '../../base/file/tables.ts'
import { findCandidate, listFormerResumes } from './store.ts'
import { toWire } from './tables.ts'
import { notFound } from './update.ts'

export async function viewCandidate({ db, scope }: Context, { candidateId }: { candidateId: string }) {
  const row = await findCandidate(db, scope, candidateId)
  if (!row) throw notFound()
  const former = await listFormerResumes(db, candidateId)
  const formerResumes = former.flatMap((version) => {
    const file = toStoredFile(version)
    return file ? [{ ...file, replacedAt: version.replaced_at.toISOString() }] : []
  })
  return { success: true as const, data: { ...toWire(row), formerResumes } }
}
