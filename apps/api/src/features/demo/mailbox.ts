import type { FastifyInstance } from 'fastify'
import type postgres from 'postgres'
import { listNewestMail } from './store.ts'

/** The demo's outbox as a plain page: what would have been mailed, newest first. Served in demo mode alone. */
export function serveMailbox(app: FastifyInstance, sql: postgres.Sql): void {
  app.get('/dev/mailbox', async (_request, reply) => {
    const letters = await listNewestMail(sql)
    const rows = letters.map(
      (letter) => `<article><h2>${toText(letter.subject)}</h2>
        <p>To ${toText(`${letter.to_name} <${letter.to_address}>`)} · ${letter.created_at.toISOString()} · ${toText(letter.state)}</p>
        <pre>${toText(letter.text_body)}</pre></article>`,
    )
    const list = rows.length > 0 ? rows.join('\n') : '<p>No mail has been written yet.</p>'
    return reply.type('text/html; charset=utf-8').send(`<!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox of the demo</title>
      <style>body{font:14px/20px system-ui,sans-serif;max-width:680px;margin:24px auto;padding:0 16px;color-scheme:light dark}
      article{border-top:1px solid #8884;padding:12px 0}h1{font-size:20px}h2{font-size:16px;margin:0}pre{white-space:pre-wrap}</style>
      <main><h1>Mailbox of the demo</h1>${list}</main></html>`)
  })
}

const toText = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`)
