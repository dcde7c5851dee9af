import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
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
  signer: Signer
  language: Language
  name: string
  drawing: NameDrawing | null
  /** The words that were agreed to, as they were read. */
  consent: string
  from: { address: string; userAgent: string | undefined }
}

/** A member of the company, or somebody without an account who signs about a record. */
type Signer = { userId: string } | { subject: { kind: string; id: string }; role: SignerRole; factsHash: string }

const agentCharsMax = 500

/** Keeps that somebody was shown a text and agreed to it, with all that proves it later. Answers what it kept. */
export async function signText(tx: Sql, { text, company, signer, from, ...how }: Signature): Promise<SigningRow> {
  const signing = {
    id: newId(),
    text_id: text.id,
    company_id: company.id,
    company_name: company.name,
    ...columnsOf(signer),
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

const columnsOf = (signer: Signer) =>
  'userId' in signer
    ? { signed_by: signer.userId, subject_kind: null, subject_id: null, role: null, facts_hash: null }
    : {
        signed_by: null,
        subject_kind: signer.subject.kind,
        subject_id: signer.subject.id,
        role: signer.role,
        facts_hash: signer.factsHash,
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
      // A member's signing has the hash that it had before others could sign.
      ...(signing.subject_kind ? [signing.subject_kind, signing.subject_id, signing.role, signing.facts_hash] : []),
    ]),
  )
