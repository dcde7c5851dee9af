import type { InboxKind, KindRule } from '@corridor/contract/mail/inbox/kinds'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { benchOf } from './candidates.ts'

const hourMs = 3_600_000

interface Sample {
  name: string
  address: string
  subject: string
  own: string
  kind: InboxKind
  rule: KindRule
  words: string
  hours: number
  quoted?: string
  state?: 'snoozed' | 'done'
  isRead?: boolean
  isStranger?: boolean
  isMine?: boolean
  backDays?: number
}

const quoted = `On Mon, Bianca Shah <desk@harbor.example> wrote:
> these people can start this week. Reply with the requirement,
> and you have an answer within the hour.`

const java = `Hi Bianca, got a new one, please send your best:

Senior Java Developer for Northwind Systems in Charlotte NC, onsite 3 days. 12 months, $75/hr on C2C max. Must have Java 17, Spring Boot, Kafka, AWS. Visa: any but OPT. Client interviews this Friday.

Need name, location, visa, rate, availability and LinkedIn, resume in Word.

Dana Whitfield
Apex Consulting, +1 704 555 0148`

const samples: readonly Sample[] = [
  {
    ...{
      name: 'Dana Whitfield',
      address: 'dana@apex.example',
      subject: 'Senior Java Developer, Charlotte NC',
      own: java,
    },
    ...{ kind: 'requirement', rule: 'job-read', words: 'Senior Java Developer', hours: 1 },
  },
  {
    ...{ name: 'Joel Kim', address: 'joel@brightpath.example', subject: 'Re: Cloud bench, week 47', hours: 2, quoted },
    ...{
      own: 'Is Marcus open to Nashville?',
      kind: 'question',
      rule: 'question-mark',
      words: 'Is Marcus open to Nashville?',
    },
  },
  {
    ...{ name: 'Ines Duarte', address: 'ines@teksource.example', subject: 'QA Lead, Phoenix AZ, onsite', hours: 20 },
    ...{ own: 'We need a QA Lead in Phoenix. Selenium, API tests, a team of six. Rate is open.', kind: 'requirement' },
    ...{ rule: 'words', words: 'need a QA Lead' },
  },
  {
    ...{ name: 'Grace Obi', address: 'grace@sierra.example', subject: 'SAP FICO Consultant', hours: 22, isMine: true },
    ...{
      own: 'SAP FICO Consultant, S/4HANA, remote, $85/h C2C. Start in two weeks.',
      kind: 'requirement',
      rule: 'job-read',
    },
    words: 'SAP FICO Consultant',
  },
  {
    ...{
      name: 'Paul Reyes',
      address: 'paul@cobalt.example',
      subject: 'Re: Marcus Bell',
      hours: 24,
      quoted,
      kind: 'no',
    },
    ...{
      own: 'Position is on hold until January. I will come back to you.',
      rule: 'words',
      words: 'Position is on hold until January',
    },
  },
  {
    ...{
      name: 'Nadia Petrova',
      address: 'nadia@orbit.example',
      subject: 'Out of office: Java bench',
      hours: 26,
      isRead: true,
    },
    ...{
      own: 'I am out of the office and back next week.',
      kind: 'out-of-office',
      rule: 'automatic',
      words: 'Out of office',
      backDays: 6,
    },
  },
  {
    ...{
      name: 'Dana Whitfield',
      address: 'dana@apex.example',
      subject: 'Re: Anita Rao, rate',
      hours: 70,
      isRead: true,
      quoted,
    },
    ...{ own: 'Can she do $70?', kind: 'question', rule: 'question-mark', words: 'Can she do $70?' },
  },
  {
    ...{
      name: 'Mail Delivery System',
      address: 'mailer-daemon@northgate.example',
      subject: 'Undelivered Mail Returned to Sender',
    },
    ...{
      own: 'I could not deliver your message to h.lindt@northgate.example: 550 5.1.1 User unknown',
      hours: 72,
      isRead: true,
    },
    ...{ kind: 'bounce', rule: 'report', words: 'Undelivered Mail Returned to Sender' },
  },
  {
    ...{
      name: 'H. Lindt',
      address: 'hlindt@private-mail.example',
      subject: 'Re: Our bench this week',
      hours: 75,
      isStranger: true,
    },
    ...{
      own: 'Hello, I read this for Omar. Please send the resumes to me.',
      kind: 'other',
      rule: 'none',
      words: '',
      quoted,
    },
  },
  {
    ...{
      name: 'ليلى الحسيني',
      address: 'layla@meridian.example',
      subject: 'مطلوب مهندس بيانات',
      hours: 78,
      isRead: true,
    },
    ...{
      own: 'هل لديكم مهندس بيانات متاح هذا الأسبوع؟',
      kind: 'question',
      rule: 'question-mark',
      words: 'هل لديكم مهندس بيانات متاح هذا الأسبوع؟',
    },
  },
  {
    ...{
      name: 'Sanjay Mehta',
      address: 'sanjay@lakeview.example',
      subject: 'DevOps Engineer, Austin',
      hours: 96,
      state: 'snoozed',
    },
    ...{
      own: 'Opening with us next month: DevOps Engineer, Terraform, Kubernetes.',
      kind: 'requirement',
      rule: 'job-read',
    },
    ...{ words: 'DevOps Engineer', isRead: true },
  },
  {
    ...{
      name: 'Karen Holt',
      address: 'karen@summit.example',
      subject: 'Re: Priya Nair',
      hours: 120,
      state: 'done',
      isRead: true,
    },
    ...{ own: 'Thank you, she starts on Monday.', kind: 'other', rule: 'none', words: '', quoted },
  },
  {
    ...{
      name: 'Tom Ellery',
      address: 'tom@granite.example',
      subject: 'Re: Our bench this week',
      hours: 121,
      state: 'done',
    },
    ...{
      own: 'We are not interested, thanks.',
      kind: 'no',
      rule: 'words',
      words: 'We are not interested',
      isRead: true,
      quoted,
    },
  },
]

/** What the demo's vendors answered: requirements, questions, and what no person wrote. */
export async function demoInbox(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  const [box] = await tx<{ id: string }[]>`
    select id from mailbox where company_id = ${company_id} and member_id is null limit 1`
  if (!box) return
  const vendors = await tx<{ id: string }[]>`
    select id from vendor where company_id = ${company_id} and deleted_at is null order by created_at, id limit 6`
  for (const [at, sample] of samples.entries()) {
    const { name, address, subject, own, kind, rule, words, hours, state, isRead, isStranger, isMine, backDays } =
      sample
    const id = newId()
    const sent_at = new Date(now().getTime() - hours * hourMs)
    const vendor_id = kind === 'requirement' ? (vendors[at % Math.max(vendors.length, 1)]?.id ?? null) : null
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
      ...{ is_unread: !isRead, is_verified: !isStranger, assigned_to: isMine ? user_id : null },
      back_on: backDays ? new Date(now().getTime() + backDays * 24 * hourMs) : null,
    })}`
    await tx`insert into inbox_mail ${tx({
      ...{
        id: newId(),
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
      ...{ subject, own_words: own, quoted: sample.quoted ?? '', sent_at, is_verified: !isStranger },
      is_automatic: kind === 'out-of-office' || kind === 'bounce',
    })}`
  }
}
