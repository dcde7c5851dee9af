import type { RepresentationAdd } from '@corridor/contract/job/representation/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { saved } from '../../../db/write.ts'
import { now } from '../../../platform/clock.ts'
import { fail } from '../../../platform/fail.ts'
import { writeWithFiles } from '../../base/file/confirm.ts'
import { judgeUntil } from './days.ts'
import { rateColumns } from './rate-columns.ts'
import { remindOfRight } from './remind.ts'
import { findAsked } from './store.ts'
import { representations, toFacts, toWire } from './tables.ts'

/** Keeps a signed document, or a mail that confirms, as proof. */
export async function addRight(context: CompanyContext, input: RepresentationAdd) {
  const { candidateId, jobId, proof, rate, fileKey, mailText, validUntil } = input
  const { db, scope } = context
  if (!(await findAsked(db, scope, candidateId, jobId))) throw fail('record.notFound', { entity: 'Candidate' })
  const valid_until = await judgeUntil(context, validUntil)
  return writeWithFiles(context, 'representation.add', { keys: [fileKey], purpose: 'representation' }, async (tx) => {
    const id = await representations.insert(tx, scope, {
      candidate_id: candidateId,
      job_id: jobId,
      proof,
      state: 'agreed',
      ...(await rateColumns(tx, scope, rate)),
      valid_until,
      decided_at: now(),
      mail_text: mailText,
      file_key: fileKey,
    })
    const after = await representations.load(tx, scope, id)
    await remindOfRight(context, tx, after, scope.companyId)
    return saved({ kind: 'representation', toFacts, toWire }, null, after, 'Proof Added Successfully')
  })
}
