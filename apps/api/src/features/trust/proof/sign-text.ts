import type { NameDrawing } from '@corridor/contract/trust/proof/shapes'
import type { Language } from '@corridor/contract/wire/language'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'
import { insertSigning, momentOf } from './store.ts'
import type { SigningRow, TextRow } from './tables.ts'
import { hashText, sha256 } from './text.ts'

interface Signature {
  text: TextRow
  company: { id: string; name: string }
  userId: string
  language: Language
  name: string
  drawing: NameDrawing | null
  /** The words that were agreed to, as they were read. */
  consent: string
  from: { address: string; userAgent: string | undefined }
}

const agentCharsMax = 500

/** Keeps that somebody was shown a text and agreed to it, with all that proves it later. Answers what it kept. */
export async function signText(tx: Sql, { text, company, userId, from, ...how }: Signature): Promise<SigningRow> {
  const signing = {
    id: newId(),
    text_id: text.id,
    company_id: company.id,
    company_name: company.name,
    signed_by: userId,
    ...how,
    signed_at: await momentOf(tx),
    address: from.address,
    user_agent: (from.userAgent ?? '').slice(0, agentCharsMax),
    text_hash: hashText(text.texts[how.language]),
  }
  const row = { ...signing, evidence_hash: hashEvidence(signing) }
  await insertSigning(tx, row)
  return row
}

/** SHA-256 over the text's hash and all that was noted of its signing, in this order. */
export const hashEvidence = (signing: Omit<SigningRow, 'evidence_hash'>): string =>
  sha256(
    JSON.stringify([
      signing.text_hash,
      signing.id,
      signing.company_id,
      signing.company_name,
      signing.signed_by,
      signing.language,
      signing.name,
      signing.drawing,
      signing.consent,
      signing.signed_at.toISOString(),
      signing.address,
      signing.user_agent,
    ]),
  )
