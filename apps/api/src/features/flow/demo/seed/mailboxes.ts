import { usualPace } from '@corridor/contract/mail/mailbox/kinds'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'

// The desk's is where the answers to campaigns come in.
const boxes = [
  { email: 'owner@harbor.example', name: 'Harbor Talent', isOfCompany: true },
  { email: 'owner@harbor.example', address: 'desk@harbor.example', name: 'Charlotte Desk', isOfCompany: true },
  { email: 'recruiter@harbor.example', name: 'Rafael Ortiz', isOfCompany: false },
  { email: 'bench@harbor.example', name: 'Bianca Shah', isOfCompany: false },
]

/** Addresses that the demo's people send from, through the installation's own server. */
export async function demoMailboxes(tx: postgres.TransactionSql): Promise<void> {
  for (const { email, address = email, name, isOfCompany } of boxes) {
    const [person] = await tx<{ id: string; company_id: string }[]>`
      select u.id, m.company_id from user_account u join membership m on m.user_id = u.id where u.email = ${email}`
    if (!person) continue
    const { id: userId, company_id } = person
    await tx`insert into mailbox ${tx({
      ...{ id: newId(), company_id, created_by: userId, member_id: isOfCompany ? null : userId, name, address },
      ...{ way: 'relay', per_hour: usualPace.relay.perHour, per_day: usualPace.relay.perDay },
      checked_at: now(),
      checking_server: 'mx.harbor.example',
    })}`
  }
}
