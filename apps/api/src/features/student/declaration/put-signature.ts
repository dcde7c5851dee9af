import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { NameDrawing } from '@corridor/contract/trust/proof/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'
import { issueBeside } from '../../trust/proof/issue-paper.ts'
import { signText } from '../../trust/proof/sign-text.ts'
import type { TextRow } from '../../trust/proof/tables.ts'
import type { StudentFile } from '../student/values.ts'
import { closeFile, countUnsigned, coverFacts, listSignings, putSigning } from './store.ts'
import { consentWords } from './words.ts'

interface Signed {
  declaration: { id: string; createdBy: string }
  student: StudentFile
  text: TextRow
  factsHash: string
  role: SignerRole
  language: Language
  name: string
  drawing: NameDrawing | null
  userAgent: string | undefined
}

/**
 * Keeps one signature of a declaration, whose facts were judged. Once nobody is missing the file is closed, and its paper is made afterwards, so
 * that no signature is lost with it; true then.
 */
export async function putSignature(tx: Sql, platform: Platform, signed: Signed): Promise<boolean> {
  const { declaration, student, text, factsHash, role, language, name, drawing, userAgent } = signed
  const signing = await signText(tx, {
    text,
    company: { id: student.company_id, name: student.company_name },
    signer: { subject: { kind: 'student', id: student.id }, role, factsHash },
    language,
    name,
    drawing,
    consent: consentWords[role][language],
    // Visitors are promised that no network address is kept, and that of a desk says nothing of who signed there.
    from: { address: '', userAgent },
  })
  await putSigning(tx, declaration.id, role, signing.id)
  await coverFacts(tx, declaration.id, factsHash)
  if ((await countUnsigned(tx, declaration.id)) > 0) return false
  const signings = await listSignings(tx, declaration.id)
  const own = signings.find((one) => one.role === 'student')
  if (!own) throw new Error('A signing of the student was expected.')
  const paper = await issueBeside(
    tx,
    {
      kind: 'declaration',
      version: text.version,
      company_id: student.company_id,
      company_name: student.company_name,
      language: own.language,
      signing_id: own.signing_id,
      issued_by: declaration.createdBy,
    },
    null,
  )
  await closeFile(tx, declaration.id, student.id, paper.id)
  await platform.jobs.enqueue(tx, 'make-declaration', { declarationId: declaration.id })
  return true
}
