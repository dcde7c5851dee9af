import type { Reader } from '@corridor/contract/format/reader'
import type { ShareColumn } from '@corridor/contract/sales/share/columns'
import type { Language } from '@corridor/contract/wire/language'
import { settingsOf } from '../../company/setting/tables.ts'
import { toSharedTable } from '../share/shared-table.ts'
import { isAnswerable, markOf, type Opened } from './open.ts'
import { type DrawnPerson, listPresented, type OpenPage, type PresentedRow } from './store.ts'
import { withoutContacts, withoutNames } from './without-contacts.ts'

/** Somebody in the words of the reader's language: a title and a text for each thing that is known. */
export interface ShownPerson {
  name: string
  facts: { key: string; title: string; text: string }[]
  summary: string
}

export type Face = Pick<OpenPage, 'company_id' | 'shows_initials' | 'shows_rate' | 'shows_authorization'> & {
  /** Columns that are shown, in this order, if its reader chose. */
  columns?: readonly ShareColumn[]
}

interface Reading {
  link: Pick<OpenPage, 'company_id'>
  context: Pick<Opened['context'], 'db'>
}

export const readerOf = async ({ link, context }: Reading, language: Language): Promise<Reader> => ({
  language,
  settings: await settingsOf(context.db, link.company_id),
  timeZone: 'UTC',
})

/** Takes out of a text what a client is not to read in it. */
export const cleaner =
  ({ shows_initials }: Face, { first_name, last_name }: Pick<PresentedRow, 'first_name' | 'last_name'>) =>
  (text: string): string => {
    const clean = withoutContacts(text)
    return shows_initials ? withoutNames(clean, [first_name, last_name]) : clean
  }

const usualColumnsOf = ({ shows_rate, shows_authorization }: Face): ShareColumn[] => [
  ...(['jobTitle', 'skills', 'experience', 'location', 'availability', 'relocation'] as const),
  ...(shows_authorization ? (['workAuthorization'] as const) : []),
  ...(shows_rate ? (['rate'] as const) : []),
]
const columnsOf = (face: Face) => face.columns ?? usualColumnsOf(face)

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
  const { columns, rows } = toSharedTable([person], shown, reader)
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

/**
 * The people of an opened link as its page is filled with them. A row's first cells are name, answer, comment, whether it may be answered, and
 * summary; a title and a text follow for each fact.
 */
export async function showPeople(opened: Opened, language: Language) {
  const { link, context } = opened
  const reader = await readerOf(opened, language)
  const people = await listPresented(context.db, context.scope, link.id)
  const keys = ['name', 'answer', 'comment', 'mayAnswer', 'summary', ...columnsOf(link)]
  const titles = new Map<string, string>()
  const rows = people.map((row) => {
    const { name, facts, summary } = showPerson(link, row, reader)
    for (const { key, title } of facts) titles.set(key, title)
    const known: Record<string, string> = {
      ...{ name, answer: row.answer ?? '', comment: row.comment, summary },
      mayAnswer: isAnswerable(row.state) ? 'yes' : '',
      ...Object.fromEntries(facts.map(({ key, text }) => [key, text])),
    }
    return { mark: markOf(context.platform, link, row.submission_id), cells: keys.map((key) => known[key] ?? '') }
  })
  return { columns: keys.map((key) => ({ key, title: titles.get(key) ?? '' })), rows }
}
