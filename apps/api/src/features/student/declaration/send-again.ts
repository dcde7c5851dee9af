import { declarationAskDays } from '@corridor/contract/student/declaration/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import { dayOfCompany } from '../enrolment/own-day.ts'
import { students } from '../student/tables.ts'
import { type Link, postLinks, toAnswer } from './post-links.ts'
import { judgeStanding } from './standing.ts'
import { findAsked, prolong, putToken } from './store.ts'
import { secretOf } from './tables.ts'

/**
 * Makes new links for those of a request who have not signed, with its days anew; the links before are dead. Throws `declaration.notOpen` and as
 * `judgeStanding`, `letter.tooSoon` and `letter.tooMany`.
 */
export async function sendDeclarationAgain(
  context: CompanyContext,
  { studentId, byMail }: { studentId: string; byMail: boolean },
) {
  const { scope, platform, db } = context
  const until = await dayOfCompany(db, scope.companyId, declarationAskDays)
  return write(context, 'student.ask-declaration', async (tx) => {
    const student = await students.take(tx, scope, studentId)
    const asked = await findAsked(tx, student.id)
    if (!asked) throw fail('declaration.notOpen')
    const { needsGuardian } = await judgeStanding(tx, platform, student)
    // Whoever was asked alone, and is under 18 now, is asked anew with a guardian.
    if (needsGuardian && asked.signers.length === 1) throw fail('declaration.notOpen')
    const links: Link[] = []
    for (const { id: signerId, role, name, email, signed_at } of asked.signers) {
      if (signed_at) continue
      await emptyLettersOf(tx, secretOf(signerId))
      const link = { signerId, role, name, email, token: newToken() }
      await putToken(tx, signerId, hashToken(link.token))
      links.push(link)
    }
    await prolong(tx, asked.id, until)
    if (byMail) await postLinks(context, tx, student, links, asked.language)
    return {
      record: { kind: 'student', id: student.id },
      before: null,
      after: { declaration: asked.id, roles: links.map(({ role }) => role), by_mail: byMail, until },
      answer: await toAnswer(context, tx, student.id, links, byMail),
    }
  })
}
