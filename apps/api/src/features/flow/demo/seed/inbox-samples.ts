import type { InboxKind, KindRule } from '@corridor/contract/mail/inbox/kinds'
import type { ReadRequirement } from '../../../mail/alike/read-requirement.ts'

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
  /** Facts that were read in a requirement. */
  asks?: Partial<ReadRequirement>
}

const norwhistle = {
  ...{ client: 'Norwhistle Airlines', places: ['charlotte, nc'], rate_currency: 'USD', rate_per: 'hour' },
  title_words: ['developer', 'java', 'senior'],
}

const quoted = `On Mon, Bianca Shah <desk@harbor.example> wrote:
> these people can start this week. Reply with the requirement,
> and you have an answer within the hour.`

const java = `Hi Bianca, got a new one, please send your best:

Senior Java Developer for Norwhistle Airlines in Charlotte NC, onsite 3 days. 12 months, $75/hr on C2C max. Must have Java 17, Spring Boot, Kafka, AWS. Visa: any but OPT. Client interviews this Friday.

Need name, location, visa, rate, availability and LinkedIn, resume in Word.

Dana Whitfield
Quarrystone Systems, +1 704 555 0148`

/** Mails of vendors to the demo's company, the newest first. */
export const inboxSamples: readonly Sample[] = [
  {
    ...{
      name: 'Dana Whitfield',
      address: 'dana@quarrystone.example',
      subject: 'Senior Java Developer, Charlotte NC',
      own: java,
    },
    ...{ kind: 'requirement', rule: 'job-read', words: 'Senior Java Developer', hours: 1 },
    asks: { ...norwhistle, rate_max: '75', pay_types: ['C2C'] },
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
    ...{
      name: 'Grace Obi',
      address: 'grace@sierrafield.example',
      subject: 'SAP FICO Consultant',
      hours: 22,
      isMine: true,
    },
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
      address: 'paul@cobaltway.example',
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
      address: 'nadia@orbitside.example',
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
      address: 'dana@quarrystone.example',
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
      address: 'layla@meridale.example',
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
      address: 'sanjay@lakeviewer.example',
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
      address: 'karen@saltmarsh.example',
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
  {
    ...{
      name: 'Nora Blake',
      address: 'nora@quarrystone.example',
      subject: 'Java Developer, remote',
      hours: 62,
      isRead: true,
    },
    ...{
      own: 'Java Developer needed, remote, 6 months contract. Skills: Java, Spring Boot, SQL. Please send your best people.',
      kind: 'requirement',
      rule: 'job-read',
      words: 'Java Developer',
    },
  },
  {
    ...{
      name: 'Ines Duarte',
      address: 'ines@teksource.example',
      subject: 'Sr. Java Developer, Norwhistle Airlines',
      hours: 2.5,
    },
    ...{
      own: `Hello Bianca,

Sr. Java Developer for Norwhistle Airlines in Charlotte NC, onsite 3 days, 12 months, $74/hr. Must have Java 17, Spring Boot, Kafka. Payment is Net 45.`,
      ...{ kind: 'requirement', rule: 'job-read', words: 'Sr. Java Developer' },
    },
    asks: { ...norwhistle, rate_max: '74' },
  },
  {
    ...{ name: 'Joel Kim', address: 'joel@brightpath.example', subject: 'Java Developer in Charlotte', hours: 23 },
    ...{
      own: `Senior Java Developer for Norwhistle Airlines in Charlotte NC. Must have Java 17, Spring Boot, Kafka, AWS. $78/hr on W2.`,
      ...{ kind: 'requirement', rule: 'job-read', words: 'Senior Java Developer', isRead: true },
    },
    asks: { ...norwhistle, rate_max: '78', pay_types: ['W2'] },
  },
]
