import { type ShownColumn, shownColumns } from '@corridor/contract/candidate/paper/columns'
import { dateText } from '@corridor/contract/format/date'
import { listText } from '@corridor/contract/format/list'
import { moneyText, toMinor } from '@corridor/contract/format/money'
import { numberText } from '@corridor/contract/format/number'
import { personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import { readPhone } from '../../../platform/phone.ts'
import { columnWords } from './column-words.ts'
import type { ShownRow } from './tables.ts'

/** The columns with their titles, and of each person a text for each column. */
export interface ShownTable {
  columns: { key: 'name' | ShownColumn; title: string }[]
  rows: { id: string; cells: string[] }[]
}

interface Shown {
  columns: readonly ShownColumn[]
  showsInitials: boolean
}

/** The people in the words of the reader's language. No cell holds a value that is not to be shown. */
export function toShownTable(
  people: readonly ShownRow[],
  { columns, showsInitials }: Shown,
  reader: Reader,
): ShownTable {
  const words = columnWords[reader.language]
  const shown = ['name' as const, ...shownColumns.filter((column) => columns.includes(column))]
  const ways: Record<(typeof shown)[number], (person: ShownRow) => string> = {
    name: ({ first_name: firstName, last_name: lastName }) =>
      showsInitials ? toInitials(firstName, lastName) : personName({ firstName, lastName }, reader.settings),
    jobTitle: (person) => person.job_title ?? '',
    skills: (person) => listText(person.skills, reader),
    experience: (person) => (person.experience === null ? '' : numberText(Number(person.experience), reader)),
    location: (person) => person.location ?? '',
    workAuthorization: (person) => person.work_authorization ?? '',
    availability: ({ available_from: from }) => {
      if (from === null) return ''
      if (from === '-infinity') return words.immediate
      return from === 'infinity' ? words.unavailable : dateText(from, reader)
    },
    relocation: (person) => (person.ready_to_relocate ? words.yes : words.no),
    rate: (person) => rateOf(person, reader),
    email: (person) => person.email,
    phone: (person) => readPhone(person.phone).shown,
    note: (person) => person.note,
  }
  return {
    columns: shown.map((key) => ({ key, title: words.columns[key] })),
    rows: people.map((person) => ({ id: person.id, cells: shown.map((key) => ways[key](person)) })),
  }
}

type RateColumns = Pick<ShownRow, 'rate_amount' | 'rate_currency' | 'rate_per' | 'tax_term'>

/** A rate as somebody outside reads it; empty if it has no amount. */
export function rateOf(row: RateColumns, reader: Reader): string {
  const { rate_amount: amount, rate_currency: currency, rate_per: per, tax_term } = row
  const money = amount && currency ? moneyText({ minor: toMinor(Number(amount), currency), currency }, reader) : ''
  const rate = money && per ? columnWords[reader.language].rates[per].replace('{amount}', money) : ''
  return [rate, tax_term].filter(Boolean).join(' ')
}

const letters = new Intl.Segmenter()

/** 'J. D.': the first letter of each, whatever the script. */
export const toInitials = (...names: string[]) =>
  names
    .flatMap((name) => [...letters.segment(name.trim())].slice(0, 1))
    .map(({ segment }) => `${segment.toUpperCase()}.`)
    .join(' ')
