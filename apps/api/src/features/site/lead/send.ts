import { plainName } from '@corridor/contract/format/person-name'
import { type LeadKind, leadConsentVersion } from '@corridor/contract/site/lead/kinds'
import type { LeadAdd } from '@corridor/contract/site/lead/shapes'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { Parts } from '../../../db/scope/context.ts'
import { leadReceived } from '../../../letters/lead-received.ts'
import { notifyAdministrators } from '../../told/notification/notify.ts'
import { holdAddress, insertLead, wasAnswered } from './store.ts'

/** The form of each kind. */
export const leadPages: Record<LeadKind, string> = {
  assessment: '/assessment',
  consultation: '/consultation',
  contact: '/contact',
  'get-started': '/get-started',
}

/** Keeps what a visitor sent, tells the administrators, and answers by a letter; of several in an hour one is answered. `book` books in the same
 * transaction what a letter of its own tells of. */
export async function sendLead(
  { db, platform }: Parts,
  input: LeadAdd,
  requestId: string,
  book?: (tx: postgres.TransactionSql, leadId: string) => Promise<string>,
): Promise<string | undefined> {
  const { kind, email, language, message, answers, country, phone, referrer } = input
  return db.begin(async (tx) => {
    await holdAddress(tx, email)
    const wasToldBefore = await wasAnswered(tx, email)
    const id = await insertLead(tx, {
      ...{ kind, email, phone, country, language, message, answers, referrer },
      first_name: input.firstName,
      last_name: input.lastName,
      company_name: input.companyName,
      page: leadPages[kind],
      consent_version: leadConsentVersion,
    })
    const record = { kind: 'lead', id } as const
    const entry = { actorId: null, companyId: null, action: 'lead.add', requestId }
    await leaveAudit(tx, { ...entry, record, before: null, after: { state: 'new', kind } })
    // Before anybody is told: who waits here for a time must not hold what tells the host of the one that is booked.
    const booked = await book?.(tx, id)
    await platform.events.tell(tx, { area: 'admin' }, record)
    const name = plainName(input)
    await notifyAdministrators(tx, platform, { kind: 'lead-new', params: { name }, about: record })
    // Sends no second letter to somebody who booked: the booking has its own.
    if (!wasToldBefore && !booked)
      await platform.mail.post(tx, { address: email, name, language }, leadReceived({ kind }))
    return booked
  })
}
