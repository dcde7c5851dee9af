import type postgres from 'postgres'
import { makeFieldCrypto } from '../src/platform/field-crypto.ts'
import { loadOwnKeys } from '../src/platform/field-keys.ts'
import { type ContentRow, openContent } from '../src/platform/mail/letter-content.ts'

interface Written {
  subject: string
  /** Empty once the letter is. */
  text_body: string
  /** The calendar file that came with it. */
  calendar: string | null
}

/** The letters that an address got from an application with its own keys, oldest first, as their reader sees them. */
export async function readLetters(sql: postgres.Sql, dataDir: string, email: string): Promise<Written[]> {
  const fields = makeFieldCrypto(await loadOwnKeys(dataDir))
  const rows = await sql<(ContentRow & { subject: string })[]>`
    select * from mail where lower(to_address) = ${email.toLowerCase()} order by created_at, id`
  return rows.map((row) => {
    const content = openContent(fields, row)
    return { subject: row.subject, text_body: content?.text ?? '', calendar: content?.calendar?.text ?? null }
  })
}

/** Lets a minute pass for everybody who got a letter. */
export const passMinute = (sql: postgres.Sql) =>
  sql`update letter_turn set next_at = next_at - interval '1 minute', day_ends_at = day_ends_at - interval '1 minute'`
