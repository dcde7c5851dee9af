import type { Reader } from '@corridor/contract/format/reader'
import type { Language } from '@corridor/contract/wire/language'
import { settingsOf } from '../../../db/scope/settings.ts'
import { hashToken } from '../../../platform/crypto.ts'
import { fail } from '../../../platform/fail.ts'
import type { Sql } from '../../../platform/sql.ts'
import { findOpen, type OpenRow } from './store.ts'

/** Opens the right behind an address. Throws `representation.unknown`, whatever the reason. */
export async function openRight(sql: Sql, token: string): Promise<OpenRow> {
  const row = await findOpen(sql, hashToken(token))
  if (!row) throw fail('representation.unknown')
  return row
}

/** Finds the reader for a visitor's page: the company's way to write days, names and amounts. */
export const readerOf = async (sql: Sql, { company_id }: OpenRow, language: Language): Promise<Reader> => ({
  language,
  settings: await settingsOf(sql, company_id),
  timeZone: 'UTC',
})
