import { type ReactNode, useRef, useState } from 'react'
import { ApiError } from '../../call/api-error'
import { errorText } from '../../language/i18n'
import { compare, type Editions, merge, type Side } from './conflict'
import type { Conflict } from './conflict-screen'

export interface Merging<Values extends object> {
  /** The record as it stands now, as the form's values. */
  reload: () => Promise<Values>
  /** The name of each field: a key. */
  labels: Record<Exclude<keyof Values & string, 'id' | 'version'>, string>
  /** How a value reads that is not text, a number, yes or no, or a list of texts; undefined for all others. */
  show?: (name: string, value: unknown) => ReactNode
}

interface Merged<Values extends object> {
  initial: Values
  merging?: Merging<Values>
}

type Resume<Values> = (values: Values, standing: Values, then: 'save' | 'edit') => Promise<void>

/** Leads a form whose record was changed by someone else: both editions to choose from, then one edition over the newest. */
export function useConflict<Values extends object>({ initial, merging }: Merged<Values>, resume: Resume<Values>) {
  const opened = useRef(initial)
  const [conflict, setConflict] = useState<{ editions: Editions; message: string }>()
  const names = Object.keys(merging?.labels ?? {})

  /** True if the error was a change by someone else, and is being merged. */
  async function begin(error: unknown, mine: Values): Promise<boolean> {
    if (!merging || !(error instanceof ApiError) || error.code !== 'record.changed') return false
    await show({ opened: opened.current, mine, theirs: await merging.reload() }, errorText(error), 'save')
    return true
  }

  /** Lets three editions be merged; where what they changed is not in this form, there is nothing to choose, or to show. */
  async function show(of: Record<keyof Editions, Values>, message: string, otherwise: 'save' | 'edit') {
    const editions = of as unknown as Editions
    const { contested, byThem } = compare(editions, names)
    if (contested.length === 0 && byThem.length === 0) await goOn(editions, {}, otherwise)
    else setConflict({ editions, message })
  }

  function goOn(editions: Editions, choices: Record<string, Side>, then: 'save' | 'edit') {
    const standing = editions.theirs as Values
    opened.current = standing
    setConflict(undefined)
    return resume(merge(editions, names, choices) as Values, standing, then)
  }

  const drawn: Conflict | undefined = conflict && {
    editions: conflict.editions,
    compared: compare(conflict.editions, names),
    labels: merging?.labels ?? {},
    show: merging?.show,
    message: conflict.message,
    resolve: (choices, then) => void goOn(conflict.editions, choices, then),
  }
  return { begin, show, drawn, opened: () => opened.current }
}
