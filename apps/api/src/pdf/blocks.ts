import type { Language } from '@corridor/contract/wire/language'
import type { Look } from './page/look.ts'

/** A paper that is to be drawn. */
export interface PaperOrder {
  language: Language
  /** Title for a reader's window and a screen reader; to be seen on the page it is a heading. */
  title: string
  author?: string
  blocks: readonly Block[]
  /** Stands on each page beside its number. */
  footer?: string
  /** By default a document. */
  look?: Look
  /** Numbers of these pages in a larger document. */
  numbering?: { from: number; total: number }
}

/** Blocks of a paper, in the order in which they are read. */
export type Block =
  | { heading: string; level?: 1 | 2 | 3 }
  | { paragraph: string; quiet?: boolean }
  | { facts: readonly Fact[] }
  | { table: Table }
  | Picture
  | { qr: string; caption?: string }
  /** In points. */
  | { space: number }
  | { pageBreak: true }
  | { rule: true }
  /** A bar across the page in a colour, `#rrggbb`. */
  | { bar: string }

export type Fact = readonly [label: string, value: string]

export interface Table {
  columns: readonly Column[]
  rows: readonly (readonly string[])[]
}

export interface Column {
  title: string
  /** Its part of the width, by default 1. */
  share?: number
  /** Side of the column that its text stands at: numbers stand at the end. */
  at?: 'start' | 'end'
}

/** A PNG or a JPEG, at most `width` points wide. */
export interface Picture {
  picture: Uint8Array
  /** Description of the picture, for whoever does not see it. */
  alt: string
  width: number
}
