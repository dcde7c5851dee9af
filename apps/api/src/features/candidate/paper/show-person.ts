import type { ShownColumn } from '@corridor/contract/candidate/paper/columns'
import type { Reader } from '@corridor/contract/format/reader'
import type { Language } from '@corridor/contract/wire/language'
import type { Context } from '../../../db/scope/context.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import { toShownTable } from './shown-table.ts'
import type { DrawnPerson } from './tables.ts'
import { withoutContacts, withoutNames } from './without-contacts.ts'

/** Somebody in the words of the reader's language: a title and a text for each thing that is known. */
export interface ShownPerson {
  name: string
  facts: { key: string; title: string; text: string }[]
  summary: string
}

export interface Face {
  company_id: string
  shows_initials: boolean
  shows_rate: boolean
  shows_authorization: boolean
  /** Columns that are shown, in this order, if the reader chose. */
  columns?: readonly ShownColumn[]
}

interface Reading {
  link: Pick<Face, 'company_id'>
  context: Pick<Context, 'db'>
}

export const readerOf = async ({ link, context }: Reading, language: Language): Promise<Reader> => ({
  language,
  settings: await settingsOf(context.db, link.company_id),
  timeZone: 'UTC',
})

/** Takes out of a text what a client is not to read in it. */
export const cleaner =
  ({ shows_initials }: Face, { first_name, last_name }: Pick<DrawnPerson, 'first_name' | 'last_name'>) =>
  (text: string): string => {
    const clean = withoutContacts(text)
    return shows_initials ? withoutNames(clean, [first_name, last_name]) : clean
  }

const usualColumnsOf = ({ shows_rate, shows_authorization }: Face): ShownColumn[] => [
  ...(['jobTitle', 'skills', 'experience', 'location', 'availability', 'relocation'] as const),
  ...(shows_authorization ? (['workAuthorization'] as const) : []),
  ...(shows_rate ? (['rate'] as const) : []),
]
export const columnsOf = (face: Face) => face.columns ?? usualColumnsOf(face)

export function showPerson(link: Face, row: DrawnPerson, reader: Reader): ShownPerson {
  const clean = cleaner(link, row)
  const person = {
    ...row,
    ...{ id: row.candidate_id, email: '', phone: '', note: '' },
    first_name: withoutContacts(row.first_name),
    last_name: withoutContacts(row.last_name),
    job_title: row.job_title && clean(row.job_title),
    location: row.location && clean(row.location),
    skills: row.skills.map(clean),
  }
  const shown = { columns: columnsOf(link), showsInitials: link.shows_initials }
  const { columns, rows } = toShownTable([person], shown, reader)
  const [name = '', ...cells] = rows[0]?.cells ?? []
  const facts = cells.flatMap((text, at) => {
    const column = columns[at + 1]
    return text === '' || !column ? [] : [{ ...column, text }]
  })
  const order = link.columns?.map(String)
  return {
    name,
    facts: order ? facts.toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key)) : facts,
    summary: clean(row.summary),
  }
}
