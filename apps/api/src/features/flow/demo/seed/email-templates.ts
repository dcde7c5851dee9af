import type { MailTopic } from '@corridor/contract/mail/campaign/kinds'
import type { MergeField } from '@corridor/contract/mail/template/merge-fields'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { fieldMark } from '../../../mail/template/field-marks.ts'
import { benchOf } from './candidates.ts'

const dayMs = 86_400_000
const daysAgo = (days: number) => new Date(now().getTime() - days * dayMs)

const field = (name: MergeField) => fieldMark(name)
const greeting = `<p>Dear ${field('contact.firstName')},</p>`
const regards = `<p>Best regards,<br />${field('sender.name')}<br />${field('company.name')}</p>`

interface Sample {
  name: string
  topic: MailTopic
  subject: string
  /** The latest wording comes last. */
  bodies: readonly string[]
  days: number
}

const samples: readonly Sample[] = [
  {
    name: 'News from the harbor',
    topic: 'news',
    subject: 'News from {{company.name}}',
    bodies: [
      `${greeting}<p>We have moved our Dallas office two doors down, and our lines are open an hour longer.</p>${regards}`,
    ],
    days: 40,
  },
  {
    name: 'Requirement to candidates',
    topic: 'requirements',
    subject: '{{job.title}} in {{job.location}}',
    bodies: [
      `${greeting}<p>We look for a <strong>${field('job.title')}</strong> in ${field('job.location')} and thought of you.</p><ul><li>Rate: ${field('job.rate')}</li><li>Reference: ${field('job.code')}</li></ul><p>May we present you? An answer to this mail is enough.</p>${regards}`,
    ],
    days: 21,
  },
  {
    name: 'Morning hotlist',
    topic: 'hotlists',
    subject: 'Available now for {{vendor.name}}',
    bodies: [
      `${greeting}<p>these people are on our bench today:</p>${field('candidates')}${regards}`,
      `${greeting}<p>These people are available for ${field('vendor.name')} today. All have confirmed their rate this week.</p><p>${field('candidates')}</p><p>Whom may we present to your client?</p>${regards}`,
    ],
    days: 9,
  },
]

/** The demo's email templates: of a hotlist, of a requirement, and a plain one. */
export async function demoEmailTemplates(tx: postgres.TransactionSql): Promise<void> {
  const { company_id, user_id } = await benchOf(tx, 'bench@harbor.example')
  for (const { bodies, days, ...template } of samples) {
    const id = newId()
    const [created_at, updated_at] = [daysAgo(days), daysAgo(days - bodies.length + 1)]
    await tx`insert into email_template ${tx({
      ...{ id, company_id, created_by: user_id, ...template, body: bodies.at(-1) ?? '' },
      ...{ email: 'hotlists@harbor.example', created_at, updated_at, version: bodies.length },
    })}`
    for (const [at, body] of bodies.entries())
      await tx`insert into email_template_version ${tx({
        ...{ id: newId(), company_id, template_id: id, number: at + 1, subject: template.subject, body },
        ...{ email: 'hotlists@harbor.example', saved_by: user_id, saved_at: daysAgo(days - at) },
      })}`
  }
}
