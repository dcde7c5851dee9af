import type { MergeChoices } from '@corridor/contract/records/merge/kinds'
import type { Merge } from '@corridor/contract/records/merge/shapes'
import type { QueryKey } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { ListSource } from '../list/types'

/** One of two that may be one. */
export interface Entry {
  _id: string
  version: number
  createDate: string
}

export interface Likeness<Reason extends string> {
  /** 0 to 1. */
  score: number
  reasons: readonly Reason[]
}

export interface Pair<Rec, Reason extends string> extends Likeness<Reason> {
  _id: string
  records: Rec[]
}

export interface MergeInput<Field extends string> {
  keep: string
  keepVersion: number
  other: string
  otherVersion: number
  choices: MergeChoices<Field>
}

interface Decided {
  id: string
}

/** The verbs of a kind of record whose doubles are merged, and what they say. Texts are keys. */
export interface Doubles<Rec, Field extends string = string> {
  merge: (input: MergeInput<Field>) => Promise<{ mergeId: string; data: Rec }>
  split: (input: Decided) => Promise<unknown>
  setApart: (input: Decided) => Promise<unknown>
  reopen: (input: Decided) => Promise<unknown>
  merges: ListSource<{ limit: number; filters: { kept: string } }, Merge>
  /** The calls whose answers change with them. */
  shownIn: readonly { key: () => QueryKey }[]
  nameOf: (record: Rec) => string
  /** Names of a record's values, by the contract's names. */
  labels: Readonly<Record<string, string>>
  texts: { merged: string; split: string; apart: string; splitQuestion: string }
}

/** Parts of two records that are compared, and how they look. */
export interface Comparison<Rec, Field extends string> {
  fields: readonly Field[]
  words: Readonly<Record<Field, string>>
  /** Those that can be taken from both: what that is called, and the key for it. */
  both: Partial<Record<Field, { label: string; hotkey?: string; keyLabel?: string }>>
  /** The compared value as text that is equal if the values are; empty if there is none. */
  comparable: (field: Field, record: Rec) => string
  /** Draws a value that is not empty. */
  Value: ComponentType<{ field: Field; record: Rec }>
}

/** The whole desk of a kind. */
export interface DoubleDesk<Rec, Field extends string, Reason extends string> {
  list: ListSource<object, Pair<Rec, Reason>>
  /** The page itself. */
  to: string
  /** Keys: what the page is for, and what it says where there is nothing. */
  description: string
  none: string
  reasons: Readonly<Record<Reason, string>>
  doubles: Doubles<Rec, Field>
  /** A function of the pair if masked values do not say by themselves whether they are the same. */
  comparison: Comparison<Rec, Field> | ((pair: Pair<Rec, Reason>) => Comparison<Rec, Field>)
  /** The proof of which is right, beside the values; `kept` is the one that stays. */
  Proof: ComponentType<{ left: Rec; right: Rec; kept: Side }>
}

/** Which of the two entries, as they stand side by side. */
export type Side = 'left' | 'right'
