import { isDeepStrictEqual } from 'node:util'
import { updateBodyOf } from '@corridor/contract/bodies'
import { type RecordKind, recordFacts } from '@corridor/contract/records/record/kinds'
import { fieldsOf, settables } from '@corridor/contract/records/record/settable'
import type { KindRules } from '../../../db/record/kind.ts'
import type { Context } from '../../../db/scope/context.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'

export type Values = Readonly<Record<string, unknown>>

/** Judges what is to be set for many records as an update of one would be. Throws `request.invalid`. */
export function judgeValues(kind: RecordKind, given: Values | undefined): Values {
  const names = Object.keys(given ?? {})
  // A part of a rate is set with its amount, for it says nothing alone.
  const chosen = Object.entries(settables[kind] ?? {}).filter(([field]) => names.includes(field))
  const known = chosen.flatMap(([field, settable]) => fieldsOf(field, settable))
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0) throw invalid(unknown.map((name) => [`values.${name}`, `Unknown field "${name}"`]))
  if (names.length === 0) throw invalid([['values', 'Please choose a value']])
  return judgeUpdate(kind, given ?? {}, 'values.')
}

function judgeUpdate(kind: RecordKind, values: Values, at = ''): Values {
  const judged = updateBodyOf(kind).safeParse({ ...values, id: newId() })
  if (judged.success) return Object.fromEntries(Object.keys(values).map((name) => [name, judged.data[name]]))
  throw invalid(judged.error.issues.map(({ path, message }) => [`${at}${path.join('.')}`, message]))
}

const invalid = (fields: [string, string][]) => fail('request.invalid', {}, { fields: Object.fromEntries(fields) })

/** The values of a record that an action would set, as they stand. */
export const standingValues = (kind: RecordKind, record: Values, given: Values): Values =>
  Object.fromEntries(namesOf(kind, given).map((name) => [name, record[name] ?? null]))

// A rate is one thing: who sets its amount gets back its currency and unit too.
function namesOf(kind: RecordKind, given: Values): string[] {
  const named = Object.entries(settables[kind] ?? {}).map(([field, settable]) => fieldsOf(field, settable))
  return named.filter((fields) => fields.some((name) => Object.hasOwn(given, name))).flat()
}

/** The values that a record has once they are set: words are added to those that it has. */
export const wantedValues = (kind: RecordKind, before: Values, given: Values): Values =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      settables[kind]?.[name]?.as === 'words' ? addedTo(before[name], value) : value,
    ]),
  )

// "Java" and "java" are one skill; the first spelling stays.
function addedTo(standing: unknown, added: unknown): string[] {
  const all = [standing, added].flat().filter((word) => typeof word === 'string')
  return all.filter((word, at) => all.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at)
}

/** True if a record has these values. */
export const hasValues = (standing: Values, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => isDeepStrictEqual(standing[name], value))

/** Sets values of a record by its kind's own verb, which judges, tells and notes them as it does an edit. */
export function setValues(context: Context, rules: KindRules, id: string, values: Values): Promise<unknown> {
  if (!rules.set) throw new Error(`The kind '${rules.kind}' says nothing of how its values are set`)
  return rules.set(context, { id, ...judgeUpdate(rules.kind, values) } as never)
}

/** Gives a record back the values that an action took, if it still has those that were set. Throws `record.changed`. */
export async function takeBack(
  context: Context,
  rules: KindRules,
  { id, standing, given, before }: { id: string; standing: Values | undefined; given: Values; before: Values },
): Promise<unknown> {
  const { kind, set } = rules
  if (standing && !hasValues(standing, wantedValues(kind, before, given)))
    throw fail('record.changed', { entity: recordFacts[kind].title })
  return set?.(context, { id, ...before } as never, { haveStood: true })
}
