import { type BundleFormat, bundlePdfBytesMax } from '@corridor/contract/agency/student-paper/kinds'
import type { FreshProof } from '@corridor/contract/field/fresh-proof'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext } from '../../../../db/scope/context.ts'
import { type RecordChange, write } from '../../../../db/write.ts'
import { fail } from '../../../../platform/fail.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { deleteUnheldFiles } from '../../../base/file/delete-unheld.ts'
import { type ProofLimits, proveAgain } from '../../../people/two-factor/prove-again.ts'
import { tellOfMany } from '../../../student/passport/tell-of-many.ts'
import { applications } from '../../student-application/tables.ts'
import { type AcceptedPaper, deleteEarlier, insertBundle, listAccepted } from './store.ts'
import { toWire } from './view.ts'

interface Asked extends FreshProof {
  applicationId: string
  format: BundleFormat
  language: Language
}

/**
 * Queues the making of one file of the accepted papers of an application, in place of the caller's earlier one. With a paper of identity
 * among them the caller shows again that it is they, and each counts as a reading of a sealed value. Throws `record.notFound`,
 * `studentPaper.noneAccepted`, `studentPaper.tooLarge`, and as `proveAgain`.
 */
export async function makeBundle(
  context: CompanyContext,
  { applicationId, format, language, ...proof }: Asked,
  limits: ProofLimits,
) {
  const { db, scope } = context
  await applications.load(db, scope, applicationId)
  const hasIdentity = (await listAccepted(db, applicationId)).some(({ is_identity }) => is_identity)
  const asked = { applicationId, format, language }
  if (!hasIdentity) return queue(context, asked)
  return proveAgain(context, limits, proof, (prove) => queue(context, asked, prove))
}

const queue = (
  context: CompanyContext,
  { applicationId, format, language }: Omit<Asked, keyof FreshProof>,
  prove?: (tx: Sql) => Promise<void>,
) =>
  write(context, 'student-paper.bundle', async (tx) => {
    await prove?.(tx)
    const { scope, platform } = context
    const { student_id } = await applications.take(tx, scope, applicationId)
    const accepted = await listAccepted(tx, applicationId)
    if (accepted.length === 0) throw fail('studentPaper.noneAccepted')
    const bytes = accepted.reduce((sum, { file_size }) => sum + (file_size ?? 0), 0)
    if (format === 'pdf' && bytes > bundlePdfBytesMax) throw fail('studentPaper.tooLarge')
    const identity = accepted.filter(({ is_identity }) => is_identity)
    // One came in since it was judged whether a proof is needed.
    if (identity.length > 0 && !prove) throw fail('record.changed', { entity: 'Student Application' })
    await deleteUnheldFiles(tx, platform.jobs, await deleteEarlier(tx, context, applicationId))
    const values = { application_id: applicationId, format, language, has_identity: identity.length > 0 }
    const row = await insertBundle(tx, context, { ...values, papers: accepted.map(toAsked) })
    await platform.jobs.enqueue(tx, 'make-paper-bundle', { id: row.id })
    const records: RecordChange[] = [
      {
        record: { kind: 'student-application', id: applicationId },
        ...{ before: null, after: { format, papers: accepted.length, identity: identity.length } },
      },
    ]
    if (identity.length > 0) {
      await tellOfMany(tx, context, identity.length)
      records.push({
        ...{ action: 'student.reveal', record: { kind: 'student', id: student_id }, before: null },
        after: { read: identity.map(({ type }) => type), as: 'bundle' },
      })
    }
    return { records, answer: { success: true as const, message: 'The file is being made', data: toWire(row) } }
  })

const toAsked = ({ id, title, document_id: document }: AcceptedPaper) => ({ id, title, document })
