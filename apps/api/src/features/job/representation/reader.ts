import type { Reader } from '@corridor/contract/format/reader'
import type { Language } from '@corridor/contract/wire/language'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { OpenRow } from './store.ts'

/** Finds the reader for a visitor's page: the company's way to write days, names and amounts. */
export const readerOf = async (sql: Sql, { company_id }: OpenRow, language: Language): Promise<Reader> => ({
  language,
  settings: await settingsOf(sql, company_id),
  timeZone: 'UTC',
})
