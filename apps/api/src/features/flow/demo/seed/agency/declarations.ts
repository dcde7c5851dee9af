import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { Language } from '@corridor/contract/wire/language'
import type postgres from 'postgres'
import type { FieldCrypto } from '../../../../../platform/field-crypto.ts'
import { newId } from '../../../../../platform/ids.ts'
import { hashFacts } from '../../../../student/declaration/hash-facts.ts'
import { insertDeclaration, insertSigner, putSigning } from '../../../../student/declaration/store.ts'
import { consentWords } from '../../../../student/declaration/words.ts'
import { findFileOf } from '../../../../student/student/tables.ts'
import type { StudentFile } from '../../../../student/student/values.ts'
import { issueBeside } from '../../../../trust/proof/issue-paper.ts'
import { hashEvidence } from '../../../../trust/proof/sign-text.ts'
import { findCompany, insertSigning } from '../../../../trust/proof/store.ts'
import { findPresentText, type TextRow } from '../../../../trust/proof/tables.ts'
import { hashText } from '../../../../trust/proof/text.ts'
import { leaveTrail } from '../trail.ts'
import { isOver } from './planned.ts'
import { keptAgo, type MadeApplication } from './student-applications.ts'

type Tx = postgres.TransactionSql

const language: Language = 'en'

/** Each current student whose file left the house declared it two days before. The papers are made once the product runs. */
export async function demoDeclarations(tx: Tx, made: readonly MadeApplication[], fields: FieldCrypto): Promise<void> {
  const text = await findPresentText(tx, 'student-declaration')
  if (!text) throw new Error('The text of the declaration was expected.')
  const left = new Map<string, { of: MadeApplication; daysAgo: number }>()
  for (const of of made) {
    const submitted = of.steps.find(({ to }) => to === 'submitted')
    if (!submitted || isOver(of.planned) || isBefore(of)) continue
    left.set(of.student.id, { of, daysAgo: submitted.daysAgo })
  }
  for (const { of, daysAgo } of left.values()) {
    const file = await findFileOf(tx, of.student.company_id, of.student.id)
    if (file) await declare(tx, { file, text, fields, by: of.student.counsellor_id, at: keptAgo(daysAgo, 8) })
  }
}

// Whoever was refused since declares anew before they apply again.
const isBefore = ({ planned }: MadeApplication) => planned.authority === 'refused' && planned.stage === 'withdrawn'

interface Declaring {
  file: StudentFile
  text: TextRow
  fields: FieldCrypto
  by: string
  at: Date
}

async function declare(tx: Tx, { file, text, fields, by, at }: Declaring): Promise<void> {
  const company = await findCompany(tx, file.company_id)
  if (!company) return
  const id = newId()
  const facts_hash = hashFacts(fields, file)
  const role: SignerRole = 'student'
  const name = [file.first_name, file.middle_name, file.last_name].filter(Boolean).join(' ')
  const own = { company_id: file.company_id, student_id: file.id }
  await insertDeclaration(tx, { ...own, id, created_by: by, is_by_link: false, language, ask_until: null })
  await insertSigner(tx, {
    id: newId(),
    company_id: own.company_id,
    declaration_id: id,
    role,
    name,
    email: '',
    token_hash: null,
  })
  const signing = {
    ...{
      id: newId(),
      text_id: text.id,
      company_id: company.id,
      company_name: company.name,
      language,
      name,
      drawing: null,
    },
    ...{ signed_by: null, subject_kind: 'student', subject_id: file.id, role, facts_hash },
    ...{ consent: consentWords[role][language], signed_at: at, address: '', user_agent: 'Demo' },
    text_hash: hashText(text.texts[language]),
  }
  await insertSigning(tx, { ...signing, evidence_hash: hashEvidence(signing) })
  await putSigning(tx, id, role, signing.id)
  const named = { company_id: company.id, company_name: company.name, issued_by: by }
  const paper = await issueBeside(
    tx,
    { ...named, kind: 'declaration', version: text.version, language, signing_id: signing.id },
    null,
  )
  await tx`
    update student_declaration d set state = 'signed', facts_hash = ${facts_hash}, prints = declared_prints(s), signed_at = ${at},
      paper_id = ${paper.id}, created_at = ${at}, updated_at = ${at}, version = 2
    from student s where d.id = ${id} and s.id = d.student_id`
  await tx`update student set declared_at = ${at}, updated_at = greatest(updated_at, ${at}) where id = ${file.id}`
  await leaveTrail(tx, [
    {
      ...{
        company_id: file.company_id,
        actor_id: by,
        action: 'student.declare',
        record_kind: 'student',
        record_id: file.id,
      },
      ...{ at, before: null, after: { declaration: id, roles: [role], version: text.version, language, facts_hash } },
    },
  ])
}
