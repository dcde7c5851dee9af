import { personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import type { RepresentationAnswer } from '@corridor/contract/job/representation/shapes'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import { notify } from '../../told/notification/notify.ts'
import { secretOf } from './ask.ts'
import { remindOfRight } from './remind.ts'
import { rightWords } from './right-words.ts'
import { findOpen, type OpenRow } from './store.ts'
import { type RepresentationValues, representations } from './tables.ts'
import { hashOf, textOf } from './text.ts'

interface Answered {
  token: string
  given: RepresentationAnswer
  /** The hash of the text that was read. */
  read: string
  reader: Reader
  requestId: string
}

/**
 * Keeps what somebody answers on the page of their link: once. Throws `agreement.unknown`, `representation.decided`, and
 * `representation.moved` if the text is another one than was read.
 */
export const answerRight = (parts: Parts, { token, given, read, reader, requestId }: Answered): Promise<void> =>
  parts.db.begin(async (tx) => {
    const row = await findOpen(tx, hashToken(token), true)
    if (!row) throw fail('agreement.unknown')
    if (row.state !== 'asked') throw fail('representation.decided')
    const isAgreed = given.answer === 'agree'
    const text = textOf(row, reader)
    if (isAgreed && hashOf(text) !== read) throw fail('representation.moved')
    const decided: Partial<RepresentationValues> = isAgreed
      ? {
          state: 'agreed',
          signed_text: text,
          signed_name: given.name,
          consent: rightWords[reader.language].consent,
          language: reader.language,
          decided_at: now(),
        }
      : { state: 'declined', reason: given.reason, decided_at: now() }
    await representations.update(tx, row.id, decided)
    await emptyLettersOf(tx, secretOf(row.id))
    if (isAgreed) await parts.platform.jobs.enqueue(tx, 'make-representation', { rightId: row.id })
    await leaveTrace(parts, tx, row, { isAgreed, text, reader, requestId })
  })

interface Trace {
  isAgreed: boolean
  text: string
  reader: Reader
  requestId: string
}

async function leaveTrace(
  parts: Parts,
  tx: postgres.TransactionSql,
  row: OpenRow,
  { isAgreed, text, reader, requestId }: Trace,
) {
  const { id, company_id: companyId } = row
  const entry = {
    actorId: null,
    companyId,
    action: isAgreed ? 'representation.agree' : 'representation.decline',
    record: { kind: 'representation', id },
    before: { state: 'asked' },
    after: isAgreed ? { state: 'agreed', language: reader.language, text_hash: hashOf(text) } : { state: 'declined' },
    requestId,
  }
  await leaveAudit(tx, entry)
  await parts.platform.onChanged(tx, { ...entry, records: [entry.record] })
  if (!row.created_by) return
  const name = personName({ firstName: row.first_name, lastName: row.last_name }, reader.settings)
  await notify(tx, parts.platform, {
    kind: isAgreed ? 'representation-agreed' : 'representation-declined',
    params: { name, job: row.job_title },
    to: [row.created_by],
    at: { companyId },
    about: { kind: 'candidate', id: row.candidate_id },
  })
  if (!isAgreed) return
  const ending = { ...row, owner_id: row.created_by, job_name: row.job_title }
  const names = { candidate_first_name: row.first_name, candidate_last_name: row.last_name }
  await remindOfRight(parts, tx, { ...ending, ...names }, companyId)
}
