import { readFile } from 'node:fs/promises'
import type { Parts } from '../../../db/scope/context.ts'
import { Failure } from '../../../platform/fail.ts'
import { composeMail } from '../../../platform/mail/compose.ts'
import { ConsentRefused } from '../../../platform/mail/consent.ts'
import type { Outcome } from '../../../platform/mail/smtp.ts'
import { settleSubmissions } from '../../job/submission/settle.ts'
import { senderOf } from '../../mail/campaign/sender.ts'
import { audienceOfThread } from '../../mail/inbox/tables.ts'
import { toMailText } from '../../mail/template/mail-text.ts'
import { type AnswerRow, beginAnswer, deferAnswer, endAnswer, giveUpAnswer, listFiles, takeAnswer } from './store.ts'

/** Longer than one try may take. */
const heldSeconds = 300
const minute = 60
/** Between tries of an answer that the server does not take now: two hours together. */
const retryAfterSeconds = [1, 5, 15, 30, 60].map((minutes) => minutes * minute)

/** Hands an answer to the server, once; whatever happened stands in the conversation. */
export async function sendAnswer(parts: Parts, { mailId }: { mailId: string }): Promise<void> {
  const { db, platform } = parts
  await db.begin(async (tx) => {
    if (await giveUpAnswer(tx, mailId)) await settleSubmissions(parts, tx, mailId)
  })
  const answer = await takeAnswer(db, mailId, heldSeconds)
  if (!answer) return
  const outcome = await deliver(parts, answer)
  await db.begin(async (tx) => {
    const wait = outcome.state === 'deferred' ? retryAfterSeconds[answer.attempts - answer.tries_before - 1] : undefined
    if (wait !== undefined) {
      await deferAnswer(tx, answer, outcome.answer)
      await platform.jobs.enqueue(tx, 'send-answer', { mailId }, wait)
    } else await endAnswer(tx, answer, { ...outcome, state: outcome.state === 'deferred' ? 'refused' : outcome.state })
    await settleSubmissions(parts, tx, mailId)
    const { company_id: companyId, thread_id: id } = answer
    await platform.events.tell(tx, { companyId, record: await audienceOfThread(tx, id) }, { kind: 'inbox', id })
  })
}

async function deliver(parts: Parts, answer: AnswerRow): Promise<Outcome & { isTest?: boolean }> {
  const [to] = answer.to_people
  if (!to) return { state: 'refused', answer: 'It says not whom it goes to.' }
  try {
    const by = { companyId: answer.company_id, userId: answer.written_by }
    const sender = await senderOf(parts, by, answer.from_address)
    const raw = await composeMail(
      {
        ...{ from: { name: answer.from_name, address: answer.from_address }, to },
        ...{ subject: answer.subject, text: toMailText(answer.html), html: answer.html, date: answer.sent_at },
        attachments: await readFiles(parts, answer.id),
        ...{ messageId: answer.message_id, references: answer.reference_ids },
        ...(answer.reference_ids.length > 0 && { inReplyTo: answer.reference_ids.at(-1) }),
      },
      sender.dkim,
    )
    const envelope = { from: answer.from_address, to: to.address }
    const outcome = await sender.smtp.deliverWritten({ envelope, raw }, async () => {
      if (!(await beginAnswer(parts.db, answer))) throw new Error('Another worker has this answer.')
    })
    if (outcome.state === 'accepted') await sender.file(raw)
    return { ...outcome, isTest: sender.isTest }
  } catch (error) {
    // Its mailbox lets nobody in: that may be mended, and nothing was said yet.
    if (error instanceof ConsentRefused) return { state: 'deferred', answer: error.message }
    if (error instanceof Failure) return { state: 'refused', answer: error.message }
    throw error
  }
}

const readFiles = async ({ db, platform }: Parts, mailId: string) =>
  Promise.all(
    (await listFiles(db, mailId)).map(async ({ key, name, file_type }) => ({
      filename: name,
      contentType: file_type,
      content: await platform.storage.withLocalFile('files', key, (path) => readFile(path)),
    })),
  )
