import type { CompanyContext } from '../../../db/scope/context.ts'
import { peoplePresented } from '../../../letters/people-presented.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findFace } from '../../candidate/paper/tables.ts'
import type { PresentationRow } from './tables.ts'

/** Secret that the letter of a link opens, so that it dies with the link. */
const secretOf = (id: string) => `presentation:${id}`

const minutesKept = 14 * 1_440

export const pathOf = (token: string) => `/share-submission/${token}`

/** Posts the letter with a link to the client, in the caller's transaction. Throws `letter.tooSoon` and `letter.tooMany`. */
export async function postLink(
  { scope, platform }: CompanyContext,
  tx: Sql,
  { id, mail_to, mail_language, job_name }: PresentationRow,
  token: string,
): Promise<void> {
  const { company_name: company } = await findFace(tx, scope.companyId)
  const letter = peoplePresented({ company, job: job_name, path: pathOf(token) })
  await platform.mail.post(tx, { name: '', address: mail_to, language: mail_language }, letter, {
    secret: { of: secretOf(id), minutes: minutesKept },
    by: scope.companyId,
  })
}

/** A link that opens no more is in no letter that still waits. */
export const endLetters = (tx: Sql, id: string) => emptyLettersOf(tx, secretOf(id))
