import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { noteRequirement } from '../../../mail/alike/note-requirement.ts'
import { toRequirement } from '../../../mail/alike/read-requirement.ts'
import { benchOf } from './candidates.ts'
import { inboxSamples } from './inbox-samples.ts'

const hourMs = 3_600_000

/** Makes the answers of the demo's vendors: requirements, questions, and mails that no person wrote. */
export async function demoInbox(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const [box] = await tx<{ id: string }[]>`
    select id from mailbox where company_id = ${company_id} and member_id is null limit 1`
  if (!box) return
  const vendors = await tx<{ id: string; domain: string }[]>`
    select id, split_part(email, '@', 2) as domain from vendor where company_id = ${company_id} and deleted_at is null
    order by created_at, id`
  for (const sample of inboxSamples) {
    const { name, address, subject, own, kind, rule, words, hours, state, isRead, isStranger, isMine, backDays } =
      sample
    const id = newId()
    const sent_at = new Date(now().getTime() - hours * hourMs)
    const proof = isStranger ? 'claimed' : kind === 'bounce' ? 'unchecked' : 'verified'
    const from = vendors.find(({ domain }) => domain === address.split('@')[1])
    const vendor_id = kind === 'requirement' ? (from?.id ?? null) : null
    await tx`insert into inbox_thread ${tx({
      ...{
        id,
        company_id,
        mailbox_id: box.id,
        subject,
        sender_name: name,
        sender_address: address,
        words: own,
        vendor_id,
      },
      ...{
        kind,
        kind_rule: rule,
        kind_words: words,
        state: state ?? 'open',
        mails: 1,
        last_at: sent_at,
        created_at: sent_at,
      },
      snoozed_until: state === 'snoozed' ? new Date(now().getTime() + 60 * hourMs) : null,
      ...{ is_unread: !isRead, is_known: !isStranger, sender_proof: proof, assigned_to: isMine ? user_id : null },
      back_on: backDays ? new Date(now().getTime() + backDays * 24 * hourMs) : null,
    })}`
    const mailId = newId()
    await tx`insert into inbox_mail ${tx({
      ...{
        id: mailId,
        company_id,
        thread_id: id,
        mailbox_id: box.id,
        direction: 'in',
        message_id: `<${id}@demo.example>`,
      },
      ...{
        from_name: name,
        from_address: address,
        to_people: tx.json([{ name: 'Harbor Talent', address: 'desk@harbor.example' }]),
      },
      ...{ subject, own_words: own, quoted: sample.quoted ?? '', sent_at, is_known: !isStranger, sender_proof: proof },
      is_automatic: kind === 'out-of-office' || kind === 'bounce',
    })}`
    if (sample.asks)
      await noteRequirement(
        tx,
        { companyId: company_id, threadId: id, mailId, at: sent_at },
        { ...toRequirement(undefined, words), ...sample.asks },
      )
  }
  // The first requirement answers a campaign.
  await tx`
    update inbox_mail m set recipient_id = (
      select r.id from campaign_recipient r where r.company_id = ${company_id} and r.replied_at is not null order by r.replied_at desc, r.id limit 1)
    where m.id = (select o.id from inbox_mail o join inbox_thread h on h.id = o.thread_id
      where o.company_id = ${company_id} and h.kind = 'requirement' order by o.sent_at desc, o.id limit 1)`
}
