import { type FieldCrypto, SealBroken } from '../field-crypto.ts'
import { newId } from '../ids.ts'
import type { Sql } from '../sql.ts'
import type { Smtp } from './smtp.ts'

export const sealedTestMails = { table: 'test_mail', column: 'sealed_content' }

/** Taker of a mail that is written already. */
export type MailTaker = Pick<Smtp, 'deliverWritten'>

/** Bytes of a mail that are kept: its words stand before its files, and a campaign to thousands would keep each file as often. */
const keptBytesMax = 256 * 1_024
const keptDays = 90
export const keptWords = 'Kept here: test mode'

/** Takes mails of a company in place of a server. They are kept, to be looked at, and nothing sends them later. */
export const keepTestMails = ({ sql, fields }: { sql: Sql; fields: FieldCrypto }, companyId: string): MailTaker => ({
  async deliverWritten({ envelope, raw }, beforeContent) {
    await beforeContent()
    const id = newId()
    const content = raw.subarray(0, keptBytesMax).toString('latin1')
    await sql`insert into test_mail ${sql({
      ...{ id, company_id: companyId, from_address: envelope.from, to_address: envelope.to, bytes: raw.length },
      sealed_content: fields.seal(content, { ...sealedTestMails, rowId: id }),
    })}`
    return { state: 'accepted', answer: keptWords }
  },
})

/** The bytes of a mail that was kept, or as many as there are; undefined if its key is not there any more. */
export function openTestMail(fields: FieldCrypto, row: { id: string; sealed_content: string }): Buffer | undefined {
  try {
    return Buffer.from(fields.open(row.sealed_content, { ...sealedTestMails, rowId: row.id }), 'latin1')
  } catch (error) {
    if (error instanceof SealBroken) return undefined
    throw error
  }
}

export const forgetTestMails = (sql: Sql) =>
  sql`delete from test_mail where created_at < now() - make_interval(days => ${keptDays})`
