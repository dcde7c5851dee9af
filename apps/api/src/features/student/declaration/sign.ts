import type { DeclarationSign, DeclarationSignature } from '@corridor/contract/student/declaration/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import type { Origin } from '../../../http/visitor.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { TextRow } from '../../trust/proof/tables.ts'
import { hashText } from '../../trust/proof/text.ts'
import { nameOfStudent } from '../student/delete.ts'
import { students } from '../student/tables.ts'
import { endRequest } from './end-request.ts'
import { isHashOfFacts } from './hash-facts.ts'
import { loadText } from './page.ts'
import { putSignature } from './put-signature.ts'
import { chooseGuardian, judgeStanding } from './standing.ts'
import { insertDeclaration, insertSigner } from './store.ts'
import { tellSigned } from './tell.ts'
import { readDeclarations } from './view.ts'

/**
 * Signs the declaration of a student who is there, and of a guardian beside one under 18: the file is closed. A request by links ends with it.
 * Throws as `judgeStanding`, `declaration.guardianNeeded`, `declaration.changed` if the facts are not those that were shown, and
 * `declaration.moved` so for the text.
 */
export const signDeclaration = (context: CompanyContext, input: DeclarationSign, { userAgent }: Origin) =>
  write(context, 'student.declare', async (tx) => {
    const { scope, platform } = context
    const student = await students.take(tx, scope, input.studentId)
    const standing = await judgeStanding(tx, platform, student)
    if (standing.needsGuardian && !input.guardian) throw fail('declaration.guardianNeeded')
    const guardian = chooseGuardian(standing, input.guardian?.contact)
    if (!isHashOfFacts(platform.fields, student, input.factsHash)) throw fail('declaration.changed')
    const text = await loadText(tx)
    await endRequest(tx, student.id)
    const id = newId()
    const { companyId: company_id, userId } = scope
    const own = { name: nameOfStudent(student), email: '' }
    const signatures = [
      { role: 'student' as const, who: own, signature: input.student },
      ...(guardian && input.guardian
        ? [{ role: 'guardian' as const, who: { name: guardian.name, email: '' }, signature: input.guardian }]
        : []),
    ]
    for (const { signature } of signatures) assertRead(text, signature)
    await insertDeclaration(tx, {
      ...{ id, company_id, student_id: student.id, created_by: userId },
      ...{ is_by_link: false, language: input.student.language, ask_until: null },
    })
    for (const { role, who } of signatures)
      await insertSigner(tx, { id: newId(), company_id, declaration_id: id, role, ...who, token_hash: null })
    for (const { role, signature } of signatures)
      await putSignature(tx, platform, {
        declaration: { id, createdBy: userId },
        ...{ student, text, factsHash: input.factsHash, role, userAgent },
        ...{ language: signature.language, name: signature.name, drawing: signature.drawing ?? null },
      })
    await tellSigned(
      tx,
      platform,
      student,
      [student.counsellor_id].filter((one) => one !== userId),
    )
    return {
      record: { kind: 'student', id: student.id },
      before: null,
      after: {
        declaration: id,
        roles: signatures.map(({ role }) => role),
        ...{ version: text.version, language: input.student.language, facts_hash: input.factsHash },
      },
      answer: await answerOf(tx, student.id),
    }
  })

function assertRead(text: TextRow, { version, language, textHash }: DeclarationSignature): void {
  if (text.version !== version || hashText(text.texts[language]) !== textHash) throw fail('declaration.moved')
}

const answerOf = async (tx: Sql, studentId: string) => ({
  success: true as const,
  message: 'Declaration signed successfully',
  data: await readDeclarations(tx, studentId),
})
