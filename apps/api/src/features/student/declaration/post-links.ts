import { declarationAskDays } from '@corridor/contract/student/declaration/kinds'
import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { declarationAsked } from '../../../letters/declaration-asked.ts'
import type { Sql } from '../../../platform/sql.ts'
import { nameOfStudent } from '../student/delete.ts'
import type { StudentFile } from '../student/values.ts'
import { secretOf } from './tables.ts'
import { readDeclarations } from './view.ts'

export interface Link {
  signerId: string
  role: SignerRole
  name: string
  email: string
  token: string
}

const minutesPerDay = 1_440
const pathOf = (token: string) => `/agree/${token}`

/** Posts a letter with each link, in the caller's transaction. Throws `letter.tooSoon` and `letter.tooMany`. */
export async function postLinks(
  { scope, platform }: CompanyContext,
  tx: Sql,
  student: StudentFile,
  links: readonly Link[],
  language: Language,
): Promise<void> {
  const reached = new Set<string>()
  for (const { signerId, role, name, email, token } of links) {
    if (email === '') continue
    const said = { company: student.company_name, student: nameOfStudent(student), role, days: declarationAskDays }
    const letter = declarationAsked({ ...said, path: pathOf(token) })
    // A family may read one mailbox: the two letters of a request take one turn there.
    const hasTurn = reached.has(email.toLowerCase())
    await platform.mail.post(tx, { name, address: email, language }, letter, {
      secret: { of: secretOf(signerId), minutes: declarationAskDays * minutesPerDay },
      by: scope.companyId,
      hasTurn,
    })
    reached.add(email.toLowerCase())
  }
}

/** Answers with the addresses, which are told this once. */
export const toAnswer = async (
  { platform }: CompanyContext,
  tx: Sql,
  studentId: string,
  links: readonly Link[],
  byMail: boolean,
) => ({
  success: true as const,
  message: byMail ? 'Request on its way' : 'Request made',
  data: await readDeclarations(tx, studentId),
  links: links.map(({ role, name, token }) => ({ role, name, address: `${platform.publicUrl}${pathOf(token)}` })),
})
