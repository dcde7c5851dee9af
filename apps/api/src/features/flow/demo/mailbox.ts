import { mailTopicNames, mailTopics } from '@corridor/contract/mail/campaign/kinds'
import { languages } from '@corridor/contract/wire/language'
import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import { type Content, openContent } from '../../../platform/mail/letter-content.ts'
import { renderLetter } from '../../../platform/mail/render-letter.ts'
import type { Platform } from '../../../platform.ts'
import { listKeptMails, type WholeMail } from '../../mail/house-server/kept.ts'
import { unsubscribePath, unsubscribeToken } from '../../mail/suppression/unsubscribe-token.ts'
import { toArticle, toLinks, toPage } from './mailbox-page.ts'
import { mailboxPath } from './mailbox-path.ts'
import { sampleLetters } from './sample-letters.ts'
import { listAddressees, listNewestMail, type MailRow } from './store.ts'

/**
 * The demo's outbox as plain pages: what was mailed or would have been, newest first, every letter in every language to look at, and where
 * the links at the end of companies' mails lead.
 * Served in demo mode alone.
 */
export function serveMailbox(app: FastifyInstance, sql: postgres.Sql, platform: Platform): void {
  const { fields, publicUrl } = platform
  app.get(mailboxPath, async (_request, reply) => {
    const letters = (await listNewestMail(sql)).map((letter) => ({
      at: letter.created_at.toISOString(),
      article: toWritten(letter, openContent(fields, letter)),
    }))
    const kept = (await listKeptMails({ db: sql, platform })).map((mail) => ({
      at: mail.createDate,
      article: toKept(mail),
    }))
    const newest = [...letters, ...kept].toSorted((one, other) => other.at.localeCompare(one.at))
    const page = toPage(
      'Mailbox of the demo',
      newest.map(({ article }) => article),
      'No mail has been written yet.',
    )
    return reply.type('text/html; charset=utf-8').send(page)
  })
  app.get(`${mailboxPath}/letters`, async (_request, reply) => {
    const samples = Object.entries(sampleLetters).flatMap(([name, letter]) =>
      languages.map((language) => {
        const { subject, html, text } = renderLetter(letter, language, publicUrl)
        return toArticle({ title: subject, facts: [`${name}, ${language}`], html, text, language })
      }),
    )
    return reply.type('text/html; charset=utf-8').send(toPage('Letters of Corridor', samples, 'There are none.'))
  })
  app.get(`${mailboxPath}/links`, async (_request, reply) => {
    const people = await listAddressees(sql)
    const articles = people.map(({ id, address, company_name }) => {
      const links = mailTopics.map((topic) => ({
        label: mailTopicNames[topic],
        path: unsubscribePath(unsubscribeToken({ fields }, { addresseeId: id, topic, recipientId: null })),
      }))
      return toLinks(`${company_name} to ${address}`, links)
    })
    const page = toPage('Links at the end of mails', articles, 'No company has written to anybody yet.')
    return reply.type('text/html; charset=utf-8').send(page)
  })
}

/** Leads to the kept mails outside the demo: whoever comes there must be an administrator. */
export const leadToKept = (app: FastifyInstance): void =>
  void app.get(mailboxPath, async (_request, reply) => reply.redirect('/admin/email/kept'))

const toKept = ({ subject, company, from, to, createDate, html, text }: WholeMail): string =>
  toArticle({ title: subject, facts: [`${company}, from ${from} to ${to} · ${createDate}`, test], html, text })

const test = 'Test: it was kept here, and never sent'

function toWritten(row: MailRow, content: Content | undefined): string {
  const written = `To ${row.to_name} <${row.to_address}> · ${row.created_at.toISOString()}`
  const tries = row.attempts > 1 ? `, ${row.attempts} tries` : ''
  const next = row.state === 'deferred' ? `, next try ${row.due_at.toISOString()}` : ''
  const words = row.answer ? [`“${row.answer}”`] : []
  return toArticle({
    title: row.subject,
    facts: [
      written,
      row.state === 'stored' ? test : `${row.state}${tries}${next}`,
      ...words,
      ...(content ? [] : ['What it said is emptied.']),
    ],
    html: content?.html ?? '',
    text: content?.text ?? '',
    calendar: content?.calendar?.text,
  })
}
