import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import type { Parts } from '../../../db/scope/context.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { Failure, fail } from '../../../platform/fail.ts'
import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { TextRow } from '../../trust/proof/tables.ts'
import { hashText } from '../../trust/proof/text.ts'
import type { Answering } from '../../trust/signing-page/open-link.ts'
import { findFileOf } from '../student/tables.ts'
import type { StudentFile } from '../student/values.ts'
import { isHashOfFacts } from './hash-facts.ts'
import { loadText } from './page.ts'
import { putSignature } from './put-signature.ts'
import { judgeStanding } from './standing.ts'
import { findDeclaration, findLink, type LinkRow } from './store.ts'
import { type DeclarationRow, secretOf } from './tables.ts'
import { tellSigned } from './tell.ts'

interface Answered extends Answering {
  name: string
  /** Hashes of the text and of the facts that were read. */
  read: string
}

/**
 * Keeps what somebody signs on the page of their link, once; the file is closed when nobody is missing. Throws `agreement.unknown`,
 * `declaration.signed`, `declaration.moved` if the text is another than was read, and `declaration.changed` if the facts are, or cannot be
 * declared any more.
 */
export const answerLink = ({ db, platform }: Parts, token: string, answered: Answered): Promise<void> =>
  db.begin(async (tx) => {
    const { name, language, userAgent } = answered
    const link = await findLink(tx, hashToken(token), true)
    const student = link && (await findFileOf(tx, link.company_id, link.student_id))
    const row = link && (await findDeclaration(tx, link.declaration_id))
    if (!student || !row?.created_by) throw fail('agreement.unknown')
    if (link.signed_at) throw fail('declaration.signed')
    if (await findBarrier(tx, platform, link, student)) throw fail('declaration.changed')
    const text = await loadText(tx)
    const factsHash = assertRead(platform.fields, { text, student, answered })
    const declaration = { id: row.id, createdBy: row.created_by }
    const signed = { declaration, student, text, factsHash, role: link.role, language, name, drawing: null, userAgent }
    const isClosed = await putSignature(tx, platform, signed)
    await emptyLettersOf(tx, secretOf(link.signer_id))
    await leaveTrace(tx, { platform }, { link, row, answered, text, factsHash })
    if (isClosed) await tellSigned(tx, platform, student, [row.created_by, student.counsellor_id])
  })

/** Finds why a student's file cannot be signed through a link now, though it was when it was asked for. */
export async function findBarrier(
  sql: Sql,
  platform: Parameters<typeof judgeStanding>[1],
  link: LinkRow,
  student: StudentFile,
): Promise<'changed' | undefined> {
  try {
    const { needsGuardian } = await judgeStanding(sql, platform, student)
    const row = await findDeclaration(sql, link.declaration_id)
    const hasGuardian = row?.signers.some(({ role }) => role === 'guardian')
    return needsGuardian && !hasGuardian ? 'changed' : undefined
  } catch (error) {
    if (error instanceof Failure && error.code.startsWith('declaration.')) return 'changed'
    throw error
  }
}

interface Read {
  text: TextRow
  student: StudentFile
  answered: Answered
}

/** Answers the hash of the facts that were read. */
function assertRead(fields: FieldCrypto, { text, student, answered: { language, read } }: Read): string {
  const [textHash = '', factsHash = ''] = read.split(':')
  if (textHash !== hashText(text.texts[language])) throw fail('declaration.moved')
  if (!isHashOfFacts(fields, student, factsHash)) throw fail('declaration.changed')
  return factsHash
}

interface Trace {
  link: LinkRow
  row: DeclarationRow
  answered: Answered
  text: TextRow
  factsHash: string
}

async function leaveTrace(
  tx: postgres.TransactionSql,
  { platform }: Pick<Parts, 'platform'>,
  { link, row, answered: { language, requestId }, text, factsHash }: Trace,
): Promise<void> {
  const entry = {
    actorId: null,
    companyId: link.company_id,
    action: 'student.declare',
    record: { kind: 'student', id: link.student_id },
    before: null,
    after: { declaration: row.id, roles: [link.role], version: text.version, language, facts_hash: factsHash },
    requestId,
  }
  await leaveAudit(tx, entry)
  await platform.onChanged(tx, { ...entry, records: [entry.record] })
}
