import { codeText, type PaperKind, type PaperState, type SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { NameDrawing, Paper, PaperCheck } from '@corridor/contract/trust/proof/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type { Sql } from '../../../platform/sql.ts'
import { type FileColumns, fileColumns, toStoredFile } from '../../base/file/tables.ts'

/** A text in one language. */
export interface Words {
  title: string
  body: string
}

export interface TextRow {
  id: string
  version: string
  /** As `YYYY-MM-DD`. */
  holds_from: string
  texts: Record<Language, Words>
}

/** The version of a text that is to be agreed to today. */
export async function findPresentText(sql: Sql, kind: string): Promise<TextRow | undefined> {
  const [row] = await sql<TextRow[]>`
    select id, name as version, holds_from::text, texts from proof_text where id = present_proof_text(${kind})`
  return row
}

export interface SigningRow {
  id: string
  text_id: string
  company_id: string
  company_name: string
  /** Member who signed; null for somebody without an account. */
  signed_by: string | null
  /** Record that somebody without an account signed about, as whom, and the keyed hash of what was declared of it. */
  subject_kind: string | null
  subject_id: string | null
  role: SignerRole | null
  facts_hash: string | null
  language: Language
  name: string
  drawing: NameDrawing | null
  consent: string
  signed_at: Date
  address: string
  user_agent: string
  text_hash: string
  evidence_hash: string
}

/** Finds the signing of a company, with its text as it was. */
export async function findSigning(sql: Sql, id: string): Promise<(SigningRow & { words: Words }) | undefined> {
  const [row] = await sql<(SigningRow & { words: Words })[]>`
    select s.*, t.texts -> s.language as words from proof_signing s join proof_text t on t.id = s.text_id where s.id = ${id}`
  return row
}

export const hasSigned = async (sql: Sql, companyId: string, textId: string): Promise<boolean> =>
  (await sql`select 1 from proof_signing where company_id = ${companyId} and text_id = ${textId}`).length > 0

export interface PaperRow extends FileColumns {
  id: string
  kind: PaperKind
  version: string
  company_id: string
  company_name: string
  language: Language
  code: string
  state: PaperState
  signing_id: string | null
  signer_name: string | null
  issued_by: string
  issued_at: Date
  valid_until: Date | null
  revoked_at: Date | null
  revoke_reason: string | null
  file_hash: string | null
}

const columns = `p.id, p.kind, p.version, p.company_id, p.company_name, p.language, p.code, p.signing_id, p.issued_by, p.issued_at, p.valid_until,
  p.revoked_at, p.revoke_reason, p.file_hash, s.name as signer_name, ${fileColumns},
  case when p.revoked_at is not null then 'revoked' when p.replaced_at is not null then 'replaced'
    when p.valid_until <= now() then 'expired' else 'valid' end as state`
const joins =
  'proof_paper p left join proof_signing s on s.id = p.signing_id left join stored_file f on f.key = p.file_key'

/** A company's papers of a kind, the latest first. */
export const listPapers = (sql: Sql, kind: PaperKind, companyId: string) => sql<PaperRow[]>`
  select ${sql.unsafe(columns)} from ${sql.unsafe(joins)}
  where p.kind = ${kind} and p.company_id = ${companyId} order by p.issued_at desc, p.id desc`

export async function findPaper(sql: Sql, id: string): Promise<PaperRow | undefined> {
  const [row] = await sql<PaperRow[]>`select ${sql.unsafe(columns)} from ${sql.unsafe(joins)} where p.id = ${id}`
  return row
}

export async function findPaperByCode(sql: Sql, code: string): Promise<PaperRow | undefined> {
  const [row] = await sql<PaperRow[]>`select ${sql.unsafe(columns)} from ${sql.unsafe(joins)} where p.code = ${code}`
  return row
}

export const toPaper = (row: PaperRow): Paper => ({
  _id: row.id,
  createDate: row.issued_at.toISOString(),
  version: row.version,
  state: row.state,
  language: row.language,
  companyName: row.company_name,
  code: codeText(row.code),
  validUntil: row.valid_until?.toISOString() ?? null,
  signerName: row.signer_name,
  revokedDate: row.revoked_at?.toISOString() ?? null,
  revokeReason: row.revoke_reason,
  fileInfo: [toStoredFile(row)].filter((file) => file !== null),
})

export const toCheck = (row: PaperRow): PaperCheck => ({
  kind: row.kind,
  version: row.version,
  companyName: row.company_name,
  state: row.state,
  code: codeText(row.code),
  issuedDate: row.issued_at.toISOString(),
  validUntil: row.valid_until?.toISOString() ?? null,
  revokedDate: row.revoked_at?.toISOString() ?? null,
})

/** Values of a paper that the audit keeps. */
export const toPaperFacts = ({ version, state, language, company_name, valid_until, revoke_reason }: PaperRow) => ({
  version,
  state,
  language,
  company_name,
  valid_until: valid_until?.toISOString() ?? null,
  revoke_reason,
})
