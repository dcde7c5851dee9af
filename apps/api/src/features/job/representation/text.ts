import { createHash } from 'node:crypto'
import { dateText } from '@corridor/contract/format/date'
import { personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import { rateOf } from '../../candidate/paper/shown-table.ts'
import { rightWords } from './right-words.ts'
import type { OpenRow } from './store.ts'

/** Writes the text that somebody is asked to agree to, in the words of the reader's language: a paragraph a line. */
export function textOf(row: OpenRow, reader: Reader): string {
  const words = rightWords[reader.language]
  const rate = rateOf(row, reader)
  const filled: Record<string, string> = {
    person: personName({ firstName: row.first_name, lastName: row.last_name }, reader.settings),
    company: row.company_name,
    job: row.job_title,
    client: row.client_name ?? '',
    rate,
    until: dateText(row.valid_until, reader, 'long'),
  }
  const isNamed = row.client_name !== null && row.shows_client
  return [
    words.gives,
    ...(isNamed ? [words.client] : row.client_name === null ? [] : [words.clientHidden]),
    rate === '' ? words.rateOpen : words.rate,
    words.until,
    words.once,
  ]
    .map((line) => line.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? ''))
    .join('\n')
}

/** SHA-256 of a text, in hex: what was read is what is signed. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
