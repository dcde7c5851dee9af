import { watched } from '../../gathered/watched.ts'
import { keysOf, type Pages } from '../../wire/facts.ts'
import { type NotificationKind, notificationFacts } from '../notification/kinds.ts'

/**
 * Kinds of tasks. Each is a kind of notice, whose text says what is to be done and reminds of it; a task in a person's own words is
 * `task-due`, and its words are the notice's `name`.
 */
export type TaskKind = NotificationKind
export const ownWords = 'task-due' satisfies TaskKind

/** The records that a task can be about, each with its page. */
const pages: Readonly<Record<string, Pages>> = watched
export type TaskRecordKind = Exclude<keyof typeof watched, 'company'>
export const taskRecordKinds = keysOf(watched).filter((kind): kind is TaskRecordKind => kind !== 'company')

/** The page, in an area, of the record that a task is about; null if it is about none, or the area has no page of it. */
export const recordPathOf = (kind: string | null, id: string | null, area: 'admin' | 'company'): string | null =>
  (id && pages[kind ?? '']?.[area]?.replace('{id}', id)) ?? null

/** Writes the title of a task in English and filled: searches look in it. */
export const titleOf = (kind: TaskKind, params: Readonly<Record<string, string>>): string =>
  kind === ownWords
    ? (params.name ?? '')
    : notificationFacts[kind].text.replace(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole)

export const taskTitleMax = 200
export const taskNoteMax = 2_000
/** Tasks of one person that are open at once, at most. */
export const openTasksMax = 2_000
