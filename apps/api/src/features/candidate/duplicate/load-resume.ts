import type { FieldCrypto } from '../../../platform/field-crypto.ts'
import type { Sql } from '../../../platform/sql.ts'
import { openText } from '../../base/parse/seal-pages.ts'
import { findReading, findResume } from './store.ts'

/** Loads the employers that a stored resume names, as far as it was read, and its text. */
export async function loadResume(sql: Sql, fields: FieldCrypto, companyId: string, fileKey: string | null | undefined) {
  if (!fileKey) return { employers: [], text: '' }
  const { employers, pages } = await findResume(sql, companyId, fileKey)
  const reading = pages ? undefined : await findReading(sql, companyId, fileKey)
  return { employers, text: pages?.join('\n') ?? (reading ? openText(fields, reading) : '') }
}
