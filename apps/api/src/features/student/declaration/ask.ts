import { declarationAskDays } from '@corridor/contract/student/declaration/kinds'
import type { DeclarationAsk } from '@corridor/contract/student/declaration/shapes'
import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { hashToken, newToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { isTaken } from '../../../platform/sql.ts'
import { dayOfCompany } from '../enrolment/own-day.ts'
import { nameOfStudent } from '../student/delete.ts'
import { students } from '../student/tables.ts'
import { endRequest } from './end-request.ts'
import { type Link, postLinks, toAnswer } from './post-links.ts'
import { chooseGuardian, judgeStanding } from './standing.ts'
import { findAsked, insertDeclaration, insertSigner } from './store.ts'

/**
 * Asks a student for the declaration, and a guardian beside one under 18: a link each, whose addresses are told once and go out by letters if
 * that is wanted. Throws as `judgeStanding`, `declaration.asked` while a request is open, `letter.tooSoon` and `letter.tooMany`.
 */
export async function askForDeclaration(context: CompanyContext, input: DeclarationAsk) {
  const { scope, platform, db } = context
  const until = await dayOfCompany(db, scope.companyId, declarationAskDays)
  return write(context, 'student.ask-declaration', async (tx) => {
    const student = await students.take(tx, scope, input.studentId)
    const standing = await judgeStanding(tx, platform, student)
    const guardian = chooseGuardian(standing, input.contact ?? undefined)
    if ((await findAsked(tx, student.id))?.state === 'asked') throw fail('declaration.asked')
    await endRequest(tx, student.id)
    const id = newId()
    const { companyId: company_id, userId: created_by } = scope
    const { language } = input
    await insertDeclaration(tx, {
      ...{ id, company_id, student_id: student.id, created_by, is_by_link: true, language, ask_until: until },
    }).catch((error) => {
      throw isTaken(error, 'student_declaration_standing') ? fail('declaration.asked') : error
    })
    const asked: { role: SignerRole; name: string; email: string }[] = [
      { role: 'student', name: nameOfStudent(student), email: student.email },
      ...(guardian ? [{ role: 'guardian' as const, name: guardian.name, email: guardian.email }] : []),
    ]
    const links: Link[] = []
    for (const who of asked) {
      const link = { ...who, signerId: newId(), token: newToken() }
      await insertSigner(tx, {
        id: link.signerId,
        company_id,
        declaration_id: id,
        ...who,
        token_hash: hashToken(link.token),
      })
      links.push(link)
    }
    if (input.byMail) await postLinks(context, tx, student, links, language)
    return {
      record: { kind: 'student', id: student.id },
      before: null,
      after: { declaration: id, roles: asked.map(({ role }) => role), by_mail: input.byMail, language, until },
      answer: await toAnswer(context, tx, student.id, links, input.byMail),
    }
  })
}
