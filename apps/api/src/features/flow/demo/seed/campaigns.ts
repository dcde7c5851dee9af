import type { CampaignState } from '@corridor/contract/mail/campaign/kinds'
import type { LeftOutReason, RecipientState } from '@corridor/contract/mail/recipient/kinds'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { fieldMark } from '../../../mail/template/field-marks.ts'
import { benchOf } from './candidates.ts'

const hourMs = 3_600_000
const hoursAgo = (hours: number) => new Date(now().getTime() - hours * hourMs)

// No first name: some go to a vendor's own address, behind which nobody is known.
const body = `<p>Good morning,</p><p>these people can start this week. Reply with the requirement, and you
have an answer within the hour.</p>${fieldMark('candidates')}<p>${fieldMark('sender.name')}<br />${fieldMark('company.name')}</p>`

const unit = {
  name: 'Charlotte Desk',
  sender_name: 'Harbor Staffing',
  from_email: 'desk@harbor.example',
  reply_to: 'desk@harbor.example',
  signature: 'Harbor Staffing, Charlotte',
  postal_address: '200 South Tryon Street, Charlotte, NC 28202',
}

const subjects = [
  'Java and cloud people, ready to start',
  'Data people of our bench',
  'Who is free this month',
  'Front end people, remote or on-site',
  'Project managers and analysts',
  'New on our bench',
]
const recipientsEach = 20

interface Sample {
  subject: string
  state: CampaignState
  hours: number
}
// The latest three, and one every second week before them.
const samples: readonly Sample[] = [
  { subject: 'Our bench this week', state: 'done', hours: 26 },
  { subject: 'Our bench last week', state: 'done', hours: 26 + 8 * 24 },
  { subject: 'Our bench today', state: 'draft', hours: 1 },
  ...Array.from({ length: 21 }, (_, at): Sample => {
    const subject = subjects[at % subjects.length] ?? ''
    return { subject, state: 'done', hours: 26 + (23 + at * 15) * 24 }
  }),
]

const ends: readonly {
  state: RecipientState
  answer?: string
  left_out?: LeftOutReason
  clicked?: number
  replied?: number
}[] = [
  { state: 'accepted', answer: '250 2.0.0 Ok: queued', clicked: 25, replied: 24 },
  { state: 'accepted', answer: '250 2.0.0 Ok: queued', clicked: 22 },
  { state: 'refused', answer: '550 5.1.1 User unknown' },
  { state: 'left-out', left_out: 'off' },
  { state: 'accepted', answer: '250 2.0.0 Ok: queued' },
]

interface Contact {
  id: string
  vendor_id: string
  email: string
  full_name: string
  created_at: Date
}

/** A year of mails about the demo's bench to its vendors: one was sent yesterday, and one waits to be sent today. */
export async function demoCampaigns(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const unitId = newId()
  await tx`insert into business_unit ${tx({ id: unitId, company_id, created_by: user_id, ...unit })}`
  const [hotlist] = await tx<{ id: string }[]>`
    select h.id from hotlist h join hotlist_candidate m on m.hotlist_id = h.id
    where h.company_id = ${company_id} and h.deleted_at is null group by h.id order by count(*) desc, h.id limit 1`
  const groups = await tx<{ id: string }[]>`
    select id from vendor_group where company_id = ${company_id} and deleted_at is null order by created_at, id limit 2`
  const contacts = await tx<Contact[]>`
    select distinct on (lower(c.email)) c.id, c.vendor_id, lower(c.email) as email, c.full_name, c.created_at from vendor_contact c
    where c.company_id = ${company_id} and c.email <> '' and c.deleted_at is null order by lower(c.email)`
  for (const [at, { subject, state, hours }] of samples.entries()) {
    const id = newId()
    const isSent = state === 'done'
    await tx`insert into campaign ${tx({
      ...{
        id,
        company_id,
        created_by: user_id,
        kind: 'hotlist',
        subject,
        body,
        state,
        hotlist_id: hotlist?.id ?? null,
      },
      ...{
        from_unit_id: unitId,
        group_ids: groups.map((group) => group.id),
        created_at: hoursAgo(hours),
        updated_at: hoursAgo(hours),
      },
      ...{ started_at: isSent ? hoursAgo(hours) : null, ended_at: isSent ? hoursAgo(hours - 1) : null },
    })}`
    if (!isSent) continue
    await tx`
      insert into campaign_candidate (campaign_id, company_id, candidate_id, shown_at)
      select ${id}, ${company_id}, c.id, ${hoursAgo(hours)} from candidate c
      where c.company_id = ${company_id} and c.deleted_at is null and c.created_at < ${hoursAgo(hours)} order by c.created_at desc, c.id limit 8`
    const known = contacts.filter(({ created_at }) => created_at < hoursAgo(hours))
    const told = known.filter((_, place) => place % 3 === at % 3).slice(0, recipientsEach)
    for (const [place, contact] of (told.length > 0 ? told : known).entries()) {
      const end = ends[(place + (at > 1 ? at : 0)) % ends.length] ?? ends[0]
      await tx`insert into campaign_recipient ${tx({
        ...{ id: newId(), campaign_id: id, company_id, place, address: contact.email, name: contact.full_name },
        ...{ vendor_id: contact.vendor_id, contact_id: contact.id, state_at: hoursAgo(hours) },
        ...{ state: end?.state ?? 'accepted', answer: end?.answer ?? '', left_out: end?.left_out ?? null },
        ...{ group_ids: groups.map((group) => group.id), content_at: end?.left_out ? null : hoursAgo(hours) },
        ...{
          clicked_at: end?.clicked ? hoursAgo(hours - 26 + end.clicked) : null,
          replied_at: end?.replied ? hoursAgo(hours - 26 + end.replied) : null,
        },
      })}`
    }
  }
}
