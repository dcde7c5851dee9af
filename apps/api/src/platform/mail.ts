import { createTransport } from 'nodemailer'
import type postgres from 'postgres'
import type { Sql } from '../db/sql.ts'
import { newId } from './ids.ts'
import type { Jobs } from './jobs.ts'

export interface Letter {
  /** One person; never a text with several addresses. */
  to: { name: string; address: string }
  subject: string
  text: string
  html: string
}

export interface Mail {
  /** Puts a letter into the outbox and its sending into the queue, both in the caller's transaction. */
  post(tx: Sql, letter: Letter): Promise<void>
}

type MailRow = { to_name: string; to_address: string; subject: string; text_body: string; html_body: string }

/** Mail through the outbox. Without an SMTP server letters stay there, and the demo shows them at `/dev/mailbox`. */
export function openMail(sql: postgres.Sql, jobs: Jobs, smtpUrl: string | undefined, from: string): Mail {
  const transport = smtpUrl ? createTransport(smtpUrl) : undefined
  jobs.handle('send-mail', async ({ mailId }) => {
    const [row] = await sql<MailRow[]>`
      select to_name, to_address, subject, text_body, html_body from mail where id = ${mailId} and state = 'queued'`
    if (!row) return
    if (transport) {
      await transport.sendMail({
        from: { name: 'Corridor', address: from },
        to: { name: row.to_name, address: row.to_address },
        subject: row.subject,
        text: row.text_body,
        html: row.html_body,
      })
    }
    await sql`update mail set state = ${transport ? 'accepted' : 'stored'}, sent_at = now() where id = ${mailId}`
  })
  return {
    async post(tx, { to, subject, text, html }) {
      const id = newId()
      await tx`
        insert into mail (id, to_name, to_address, subject, text_body, html_body)
        values (${id}, ${to.name}, ${to.address}, ${subject}, ${text}, ${html})`
      await jobs.enqueue(tx, 'send-mail', { mailId: id })
    },
  }
}
