import type { Parts } from '../../../db/scope/context.ts'
import { now } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { OutsideAsk } from '../../sales/share/ask.ts'
import {
  continueThread,
  findAskedBefore,
  findAskReceiver,
  holdMailboxInbox,
  insertMail,
  insertThread,
} from './store.ts'
import { audienceOfThread } from './tables.ts'

/**
 * Puts a request into the mailbox of the link's maker, else into the company's, so that it is answered as a mail is. Nobody checked who asks.
 * Answers false if no mailbox could answer it.
 */
export async function keepAsk({ platform }: Pick<Parts, 'platform'>, tx: Sql, ask: OutsideAsk): Promise<boolean> {
  const { companyId } = ask
  const receiver = await findAskReceiver(tx, companyId, ask.maker)
  if (!receiver) return false
  await holdMailboxInbox(tx, receiver.id)
  const address = ask.email.toLowerCase()
  const words = [ask.person, ask.message, ask.company].filter(Boolean).join('\n\n')
  const said = {
    ...{ subject: ask.title, sender_name: ask.name, sender_address: address, words },
    ...({ kind: 'question', kind_rule: `share-${ask.wish}`, kind_words: ask.title, back_on: null } as const),
    ...({ last_at: now(), sender_proof: 'unchecked', is_known: true } as const),
  }
  const found = await findAskedBefore(tx, receiver.id, address, ask.title)
  const id = found ?? newId()
  if (found) await continueThread(tx, id, false, said)
  else await insertThread(tx, { ...{ id, company_id: companyId, mailbox_id: receiver.id }, ...nobody, ...said })
  const mail = { id: newId(), company_id: companyId, thread_id: id, mailbox_id: receiver.id }
  const people = { to_people: [{ name: receiver.name, address: receiver.address }], cc_people: [] }
  await insertMail(
    tx,
    {
      ...{ ...mail, ...people, message_id: '', reference_ids: [], folder: '', uid_validity: null, uid: null },
      ...{ from_name: ask.name, from_address: address, subject: ask.title, own_words: words, quoted: '', html: '' },
      ...({ sender_proof: 'unchecked', is_known: true, is_automatic: false, recipient_id: null } as const),
      sent_at: said.last_at,
    },
    [],
  )
  await platform.events.tell(tx, { companyId, record: await audienceOfThread(tx, id) }, { kind: 'inbox', id })
  return true
}

const nobody = { vendor_id: null, contact_id: null, candidate_id: null, campaign_id: null, job_id: null }
