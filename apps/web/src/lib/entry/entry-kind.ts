import type { ComponentType, ReactNode } from 'react'
import type { Rules } from '../form/schema'
import type { FieldsForm } from '../form/use-record-form'
import type { DeleteVerb } from '../list/row/use-removal'
import type { ListRow, ListSource } from '../list/types'
import type { Fact } from '../record/record-card'

/** A stored entry: an address, a contact authority, a position of a career. */
export interface EntryRow extends ListRow {
  version: number
}

/** Keys. */
interface EntryTexts {
  entity: string
  /** Opens the form; also heads it. */
  addNew: string
  /** Heads the form of a card. */
  edit: string
  /** Heads the cards. */
  heading: string
  /** Heads one of several in the form, with `{n}`. */
  numbered: string
  added: string
  updated: string
  deleted: string
  deleteTitle: string
  deleteQuestion: string
  /** With `{message}`. */
  deleteFailed: string
  /** Message if a typed value breaks a rule. */
  invalid: string
  /** Message for an entry that cannot be saved, with `{message}`: in the toast, and in the form. */
  failing: { toast: string; status: string }
  /** On the buttons of the forms. */
  submitAdd: string
  submitUpdate: string
}

export interface FieldsProps<Row, Entry extends object> {
  form: FieldsForm<Entry>
  /** The record that is edited, whose references have names. */
  row?: Row | undefined
}

/** A step that holds several records: what it is called, how it is drawn, saved and deleted. */
export interface EntryKind<Row extends EntryRow, Entry extends object> {
  texts: EntryTexts
  /** The name of the forms as drafts. */
  draft: string
  /** The id of the record that the entries belong to, where there are several: each has a draft of its own. */
  below?: string
  /** The order of the cards; newest first unless said otherwise. */
  order?: { sortBy: string; sortDirection: 'asc' | 'desc' }
  /** The name of the list on the wire: faults come as `locations.1.zipCode`. */
  list: string
  labels: Record<keyof Entry & string, string>
  /** How a value of two editions reads. */
  show: (name: string, value: unknown) => ReactNode
  nameOf: (row: Row, t: (key: string) => string) => string
  toEntry: (row: Row) => Entry
  Fields: ComponentType<FieldsProps<Row, Entry>>
  /** Heads a card. */
  Heading: ComponentType<{ row: Row }>
  factsOf: (row: Row) => Fact[]
  calls: {
    list: ListSource<never, Row>
    // As methods, so that a kind may ask for what its own rules make of what is typed.
    add(entries: object): Promise<unknown>
    update(entry: object): Promise<unknown>
    delete: DeleteVerb
    /** Reads anew what shows the entries. */
    refresh: () => Promise<unknown>
  }
}

/** Facts that a step knows only once it is open. */
export interface EntryRules<Entry extends object> {
  /** The schema that one entry is judged by. */
  schema: Rules<object>
  /** A new entry. */
  blank: Entry
}
