import type { Access } from './access.ts'

/**
 * Declares a noun in its `facts.ts`: plain data, without the validator. Everything that the product knows of all nouns is gathered from
 * these.
 */
export interface Facts {
  /** Its kinds of records that bin, bulk actions, import and export work on. */
  records?: Readonly<Record<string, RecordFacts>>
  /** Values that can be set for many records of a kind at once, by the field of its update body. */
  settable?: Readonly<Record<string, Readonly<Record<string, Settable>>>>
  /** Its lists that show records of another noun's kind, which bulk actions then work on. */
  lists?: Readonly<Record<string, string>>
  /** Kinds of them that can be watched, each with the page where it is read; `{id}` is the record's. */
  watched?: Readonly<Record<string, Pages>>
  /** Its refusals by their codes, with the text that the page shows; `{name}` takes a parameter. */
  errors?: Readonly<Record<string, readonly [status: number, message: string]>>
  /** Subjects of the audit's rows other than `records`, each with its name. */
  auditKinds?: Readonly<Record<string, string>>
  /** Verbs for its records alone, as the second word of an action, each with its name. */
  auditVerbs?: Readonly<Record<string, string>>
  /** Notices about it, by their kind. */
  notices?: Readonly<Record<string, Notice>>
}

export interface RecordFacts {
  /** {Entity} in title case. */
  title: string
  read: Access
  manage: Access
  /** It is neither active nor inactive: nothing marks many of them so. */
  hasNoStatus?: true
}

/** A value that can be set: its name, a key, and how it is chosen. Those that a record may be without can be taken away. */
export type Settable = { label: string } /** One of a few; those without a name, a key, are written as they are. */ & (
  | { as: 'choice'; choices: readonly string[]; names?: Readonly<Record<string, string>>; isOptional?: true }
  | { as: 'tick' }
  | { as: 'date'; isOptional: true }
  | { as: 'availability'; isOptional: true }
  /** A member of the company. */
  | { as: 'member'; isOptional: true }
  /** An amount with its currency and unit, which are fields of their own. */
  | { as: 'rate'; isOptional: true }
  /** Words that are added to those that the record has. */
  | { as: 'words' }
)

/** A page in each area that has one. */
export interface Pages {
  admin?: string
  company?: string
  anywhere?: string
}

export interface Notice {
  /** Name of the kind, in filters and settings. */
  title: string
  /** Text of the notice; with `{times}` if several were folded into one. */
  text: string
  folded?: string
  /** Addressed to one alone, to several about what they do together, or about a record that one watches. */
  tab: 'inbox' | 'team' | 'following'
  /** Delivery to a person who chose nothing: in the app alone, also by a letter at once, also by the letter of the day, or not at all. */
  delivery: 'app' | 'mail' | 'digest' | 'never'
  /** It always comes, and its own letter goes out whatever is chosen. */
  isFixed?: true
  /** It leads to the page of the record that it is about, whatever kind that is. */
  isOfRecord?: true
  /** The page that it is about, in the area where its person reads it; `{id}` is the record's. */
  leadsTo: Pages
}

/** The names that stand in a text as `{name}`. */
export type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type Entries<All, Part extends keyof Facts> = {
  [N in keyof All]: All[N] extends Record<Part, infer Own> ? Own : never
}[keyof All]
type KeysOf<Union> = Union extends unknown ? keyof Union : never

/** One part of all nouns' facts, as one record. */
export type Gathered<All, Part extends keyof Facts> = {
  [Key in KeysOf<Entries<All, Part>>]: Entries<All, Part> extends infer Own
    ? Own extends Record<Key, infer Value>
      ? Value
      : never
    : never
}

/** Gathers one part of all nouns' facts. Throws if two nouns declare the same. */
export function gather<All extends Readonly<Record<string, Facts>>, Part extends keyof Facts>(
  all: All,
  part: Part,
): Gathered<All, Part> {
  const gathered = {}
  for (const [noun, facts] of Object.entries(all))
    for (const [key, value] of Object.entries(facts[part] ?? {})) {
      if (Object.hasOwn(gathered, key)) throw new Error(`${noun} declares ${part} '${key}', as another noun does`)
      Object.assign(gathered, { [key]: value })
    }
  // Object.entries forgets which key has which value.
  return gathered as Gathered<All, Part>
}

/** The names of a record that is not empty. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  // Object.keys forgets the names, and that there is one.
  Object.keys(record) as [Key, ...Key[]]
