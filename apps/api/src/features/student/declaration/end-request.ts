import { emptyLettersOf } from '../../../platform/mail/letter-secret.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findAsked, revokeRequest } from './store.ts'
import { type DeclarationRow, secretOf } from './tables.ts'

/** Ends the request of a student that stands, with its links and letters; answers it as it stood. */
export async function endRequest(tx: Sql, studentId: string): Promise<DeclarationRow | undefined> {
  const asked = await findAsked(tx, studentId)
  if (!asked) return undefined
  await revokeRequest(tx, asked.id)
  for (const { id } of asked.signers) await emptyLettersOf(tx, secretOf(id))
  return asked
}
