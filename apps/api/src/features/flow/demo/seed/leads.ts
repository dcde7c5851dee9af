import type { LeadKind, LeadState } from '@corridor/contract/site/lead/kinds'
import type { Answers } from '@corridor/contract/site/lead/questions'
import type postgres from 'postgres'
import { now } from '../../../../platform/clock.ts'
import { newId } from '../../../../platform/ids.ts'
import { json } from '../../../../platform/sql.ts'

interface Written {
  first: string
  last: string
  kind: LeadKind
  /** The owner of the company that works on it. */
  of?: string
  state?: LeadState
  daysAgo: number
  country: string
  language?: string
  answers?: Answers
  firm?: string
  reason?: string
}

const toCanada: Answers = {
  ...{ destination: 'CA', purpose: 'residence', age: '31', education: 'master', experience: 'four' },
  ...{ language: 'clb9', secondLanguage: 'no', jobOffer: 'no', ties: 'relative' },
}
const toStudy: Answers = {
  ...{ destination: 'CA', purpose: 'study', age: '19', education: 'secondary', experience: 'none' },
  ...{ language: 'clb7', secondLanguage: 'no', jobOffer: 'no', ties: 'none' },
}
const firm: Answers = { type: 'agent', yourCountry: 'IN', clientCountry: 'US' }
const harbor = 'owner@harbor.example'
const atlas = 'owner@atlas.example'

const written: readonly Written[] = [
  { first: 'Farida', last: 'Nasser', kind: 'assessment', daysAgo: 0, country: 'EG', language: 'ar', answers: toCanada },
  { first: 'Julien', last: 'Moreau', kind: 'contact', daysAgo: 1, country: 'FR', language: 'fr' },
  {
    first: 'Vikram',
    last: 'Shetty',
    kind: 'get-started',
    daysAgo: 1,
    country: 'IN',
    answers: firm,
    firm: 'Shetty Talent',
  },
  { first: 'Nadia', last: 'Karim', kind: 'consultation', daysAgo: 2, country: 'MA', language: 'fr' },
  { first: 'Priyanka', last: 'Menon', kind: 'contact', of: harbor, daysAgo: 2, country: 'IN' },
  { first: 'Owen', last: 'Gallagher', kind: 'consultation', of: harbor, daysAgo: 3, country: 'IE' },
  {
    first: 'Lin',
    last: 'Chen',
    kind: 'assessment',
    of: harbor,
    state: 'contacted',
    daysAgo: 5,
    country: 'CN',
    language: 'zh',
    answers: toCanada,
  },
  {
    first: 'Samuel',
    last: 'Boateng',
    kind: 'contact',
    of: harbor,
    state: 'closed',
    daysAgo: 9,
    country: 'GH',
    reason: 'No answer after three calls',
  },
  { first: 'Amara', last: 'Okafor', kind: 'assessment', of: atlas, daysAgo: 1, country: 'NG', answers: toStudy },
  { first: 'Diego', last: 'Fuentes', kind: 'consultation', of: atlas, state: 'contacted', daysAgo: 4, country: 'MX' },
]
const messages: Record<LeadKind, string> = {
  assessment: '',
  consultation: 'It is about a work permit for me and my family. Weekday mornings suit me best.',
  contact: 'I have worked as a software engineer for six years and would like to know what is open to me.',
  'get-started': '',
}
const pages: Record<LeadKind, string> = {
  assessment: '/assessment',
  consultation: '/consultation',
  contact: '/contact',
  'get-started': '/get-started',
}

/** People who wrote through the demo's public site, some of them assigned to its companies. */
export async function demoLeads(tx: postgres.TransactionSql): Promise<void> {
  for (const [at, { first, last, kind, of = null, daysAgo, ...more }] of written.entries()) {
    const [company] = await tx<{ company_id: string }[]>`
      select m.company_id from membership m join user_account u on u.id = m.user_id where u.email = ${of}`
    const sentAt = new Date(now().getTime() - daysAgo * 86_400_000 - at * 3_600_000)
    const id = newId()
    await tx`insert into lead ${tx({
      ...{ id, company_id: company?.company_id ?? null, kind, first_name: first, last_name: last },
      ...{ state: more.state ?? (company ? 'assigned' : 'new'), close_reason: more.reason ?? '' },
      email: `${first}.${last}@mail.example`.toLowerCase(),
      phone: `+1 902 555 01${String(10 + at)}`,
      ...{ country: more.country, language: more.language ?? 'en', company_name: more.firm ?? '' },
      ...{ message: messages[kind], answers: json(tx, more.answers ?? {}) },
      ...{
        page: pages[kind],
        referrer: '/',
        consent_version: 1,
        consent_at: sentAt,
        created_at: sentAt,
        updated_at: sentAt,
      },
    })}`
    await tx`
      insert into audit (id, at, action, record_kind, record_id, after)
      values (${newId()}, ${sentAt}, 'lead.add', 'lead', ${id}, ${json(tx, { state: 'new', kind })})`
  }
}
