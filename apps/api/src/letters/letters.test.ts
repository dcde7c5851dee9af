import { type Language, languages } from '@corridor/contract/wire/language'
import { describe, expect, it } from 'vitest'
import type { Letter } from '../platform/mail/letter.ts'
import { minutesText } from '../platform/mail/letter-words.ts'
import { renderLetter } from '../platform/mail/render-letter.ts'
import { administratorInvitation } from './administrator-invitation.ts'
import { claimRejected } from './claim-rejected.ts'
import { interviewLetter } from './interview.ts'
import { invitation } from './invitation.ts'
import { notificationLetter } from './notification.ts'
import { notificationDigest } from './notification-digest.ts'
import { orderDecided } from './order-decided.ts'
import { ownershipGained } from './ownership-gained.ts'
import { ownershipLost } from './ownership-lost.ts'
import { planEnding } from './plan-ending.ts'
import { resetPassword } from './reset-password.ts'
import { sectionReturned } from './section-returned.ts'
import { securityNotice } from './security-notice.ts'
import { verificationCode } from './verification-code.ts'

const publicUrl = 'https://work.example'
const path = '/invite/a-token_1?x=1&y=2'
const news = [
  ...[1, 2, 3, 4, 5].map((n) => ({ kind: 'company-completed' as const, params: { company: `Maple ${n}` } })),
  { kind: 'import-finished' as const, params: { name: 'Skills of May' } },
]
const letters: [string, Letter, told: string[]][] = [
  ['verification code', verificationCode({ code: '482913', minutes: 10 }), ['482913']],
  ['reset password', resetPassword({ path, minutes: 30 }), [`${publicUrl}${path}`]],
  [
    'invitation',
    invitation({ inviter: 'Olivia Hart', company: 'Harbor Staffing', path }),
    ['Olivia Hart', 'Harbor Staffing', `${publicUrl}${path}`],
  ],
  ...(['planned', 'moved', 'cancelled', 'reminder'] as const).map((news): [string, Letter, string[]] => [
    `interview ${news}`,
    interviewLetter({
      news,
      candidate: 'Anita Rao',
      job: 'Java Team Lead',
      company: 'Harbor Staffing',
      start: new Date('2027-03-04T14:00:00Z'),
      minutes: 45,
      zones: ['Asia/Kolkata', 'America/New_York'],
      place: 'Room 4',
      link: null,
      calendar: null,
    }),
    ['Anita Rao', 'Java Team Lead', 'Asia/Kolkata', 'America/New_York'],
  ]),
  [
    'section returned',
    sectionReturned({ company: 'Maple Pathways', section: 'officeAddress', reason: 'No such street', path }),
    ['Maple Pathways', 'No such street', `${publicUrl}${path}`],
  ],
  [
    'order confirmed',
    orderDecided({
      company: 'Maple Pathways',
      plan: 'Pro',
      until: { at: new Date('2027-03-04'), settings: null },
      reason: null,
      path,
    }),
    ['Maple Pathways', 'Pro', '2027', `${publicUrl}${path}`],
  ],
  [
    'order refused',
    orderDecided({ company: 'Maple Pathways', plan: 'Pro', until: null, reason: 'No money came', path }),
    ['Maple Pathways', 'Pro', 'No money came', `${publicUrl}${path}`],
  ],
  ...[true, false].map((hasEnded): [string, Letter, string[]] => [
    hasEnded ? 'plan ended' : 'plan ends soon',
    planEnding({
      company: 'Maple Pathways',
      plan: 'Pro',
      day: { at: new Date('2027-03-04'), settings: null },
      hasEnded,
      path,
    }),
    ['Maple Pathways', 'Pro', '2027', `${publicUrl}${path}`],
  ]),
  [
    'ownership gained',
    ownershipGained({ company: 'Harbor Staffing', path }),
    ['Harbor Staffing', `${publicUrl}${path}`],
  ],
  [
    'ownership lost',
    ownershipLost({ company: 'Harbor Staffing', owner: 'Rafael Ortiz', path }),
    ['Harbor Staffing', 'Rafael Ortiz', `${publicUrl}${path}`],
  ],
  [
    'claim rejected',
    claimRejected({ company: 'Harbor Staffing', reason: 'Somebody else is registered', path }),
    ['Harbor Staffing', 'Somebody else is registered', `${publicUrl}${path}`],
  ],
  [
    'administrator invitation',
    administratorInvitation({ inviter: 'Olivia Hart', path }),
    ['Olivia Hart', `${publicUrl}${path}`],
  ],
  [
    'notification',
    notificationLetter({ kind: 'claim-approved', params: { company: 'Maple Pathways' }, path }),
    ['Maple Pathways', `${publicUrl}${path}`],
  ],
  [
    'daily letter',
    notificationDigest({ news, path, unsubscribePath: path }),
    ['Maple 1', 'Maple 3', 'Skills of May', `${publicUrl}${path}`],
  ],
  ...(
    ['password-changed', 'two-factor-on', 'two-factor-off', 'two-factor-reset', 'recovery-codes-renewed'] as const
  ).map((event): [string, Letter, string[]] => [event, securityNotice({ event, path }), [`${publicUrl}${path}`]]),
  [
    'recovery code used',
    securityNotice({ event: 'recovery-code-used', path, codesLeft: 7 }),
    ['7', `${publicUrl}${path}`],
  ],
]
const drawings = letters.flatMap(([name, letter, told]) =>
  languages.map((language) => [name, language, renderLetter(letter, language, publicUrl), told] as const),
)

const scripts: Record<Language, RegExp> = {
  en: /^[\p{Script=Latin}\p{N}\p{P}\p{S}\p{Cf}\s]+$/u,
  fr: /[éèàçê]/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
}
const unescaped = (html: string) => html.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
const markup = (html: string) => html.replace(/<style>.*?<\/style>/s, '')

describe.each(drawings)('the letter %s in %s', (_, language, { subject, text, html }, told) => {
  it('says the same in its subject, as text and as HTML, in its own language', () => {
    for (const value of told) {
      expect(text).toContain(value)
      expect(unescaped(html)).toContain(value)
    }
    expect(subject).not.toMatch(/[\r\n]/)
    expect(subject).toMatch(/Corridor/)
    expect(text).toMatch(scripts[language])
    expect(`${subject}${text}${markup(html)}`).not.toMatch(/undefined|null|\{\w+\}|NaN/)
  })

  it('names its language and direction, and is drawn in tables for dark and light', () => {
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html.match(/<table/g)).toHaveLength(html.match(/<table role="presentation"/g)?.length ?? 0)
    for (const tag of ['table', 'tr', 'td', 'p', 'a', 'div', 'h1', 'bdi']) {
      const opened = html.match(new RegExp(`<${tag}[ >]`, 'g')) ?? []
      expect(html.match(new RegExp(`</${tag}>`, 'g')) ?? []).toHaveLength(opened.length)
    }
  })

  it('links to the product alone, and fetches nothing', () => {
    const links = [...unescaped(html).matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    for (const link of links) expect(link).toBe(`${publicUrl}${path}`)
    expect(html).not.toMatch(/src=|url\(|@import|<img|<script|<link/)
  })
})

it('is in another language in each', () => {
  for (const [, letter] of letters) {
    const all = languages.map((language) => renderLetter(letter, language, publicUrl))
    for (const part of ['subject', 'text'] as const) {
      expect(new Set(all.map((drawn) => drawn[part])).size).toBe(languages.length)
    }
  }
})

describe('minutes', () => {
  it.each<[Language, number, string]>([
    ['en', 1, '1 minute'],
    ['en', 10, '10 minutes'],
    ['fr', 1, '1 minute'],
    ['fr', 10, '10 minutes'],
    ['zh', 10, '10 分钟'],
    ['ar', 1, 'دقيقة واحدة'],
    ['ar', 2, 'دقيقتين'],
    ['ar', 3, '3 دقائق'],
    ['ar', 10, '10 دقائق'],
    ['ar', 11, '11 دقيقة'],
    ['ar', 30, '30 دقيقة'],
    ['ar', 100, '100 دقيقة'],
  ])('are counted in %s: %d', (language, minutes, expected) => {
    expect(minutesText(language, minutes)).toBe(expected)
    const { text } = renderLetter(verificationCode({ code: '000000', minutes }), language, publicUrl)
    expect(text).toContain(expected)
  })
})

describe('what people wrote', () => {
  const hostile = {
    inviter: '<img src=x onerror=alert(1)>"\'&',
    company: 'Win at https://evil.example/now\r\nBcc: x@evil.example \u202Egnp.exe',
    path,
  }

  it.each(languages)('is text in a letter, never markup, a header or a link (%s)', (language) => {
    const { subject, text, html } = renderLetter(invitation(hostile), language, publicUrl)
    expect(html).not.toContain('<img')
    expect(unescaped(html)).toContain('<img src=x onerror=alert(1)>"\'&')
    expect(subject).not.toMatch(/\p{Cc}/u)
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/https:\/\/evil|evil\.example|x@evil/)
      expect(part).not.toContain('\u202E')
    }
  })

  it('is bounded', () => {
    const { text } = renderLetter(invitation({ ...hostile, company: 'x'.repeat(10_000) }), 'en', publicUrl)
    expect(text.length).toBeLessThan(1_000)
  })

  it('keeps its own direction', () => {
    const mixed = renderLetter(invitation({ inviter: 'أحمد', company: 'Acme Inc.', path }), 'en', publicUrl)
    expect(mixed.html).toContain('<bdi>أحمد</bdi>')
    expect(mixed.text).toContain('\u2068أحمد\u2069')
    const latin = renderLetter(invitation({ inviter: 'Ann', company: 'Acme', path }), 'en', publicUrl)
    expect(latin.text).not.toMatch(/[\u2068\u2069]/)
  })
})

it.each(['https://evil.example/', '.evil.example/', '@evil.example/', ':99/', ''])(
  'refuses to be drawn with a button to %j',
  (elsewhere) => {
    expect(() => renderLetter(resetPassword({ path: elsewhere, minutes: 5 }), 'en', publicUrl)).toThrow(
      'A letter links to the product alone.',
    )
  },
)
