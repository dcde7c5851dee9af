import type { PaperBundle } from '@corridor/contract/agency/student-paper/bundle'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { applications } from '../../student-application/tables.ts'
import { type BundleRow, findLatest, listAccepted } from './store.ts'

/** Tells how many papers a bundle of an application would hold now, and the caller's latest one. Throws `record.notFound`. */
export async function viewBundle(context: CompanyContext, { applicationId }: { applicationId: string }) {
  const { db, scope } = context
  await applications.load(db, scope, applicationId)
  const accepted = await listAccepted(db, applicationId)
  const latest = await findLatest(db, context, applicationId)
  const data = {
    ...{ accepted: accepted.length, hasIdentity: accepted.some(({ is_identity }) => is_identity) },
    latest: latest ? toWire(latest) : null,
  }
  return { success: true as const, data }
}

export const toWire = (row: BundleRow): PaperBundle => ({
  _id: row.id,
  createDate: row.created_at.toISOString(),
  ...{ format: row.format, state: row.state, name: row.name, hasIdentity: row.has_identity, parts: row.parts },
})
