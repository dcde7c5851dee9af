import { listBodyOf, updateBodyOf } from '@corridor/contract/bodies'
import { recordKinds } from '@corridor/contract/records/record/kinds'
import { listedKinds, otherListNames } from '@corridor/contract/records/record/lists'
import { fieldsOf, settables } from '@corridor/contract/records/record/settable'
import { expect, it } from 'vitest'
import { kinds, lists } from './features.ts'

it.each(recordKinds)('a feature has the rules of each kind of record: %s', (kind) => {
  expect(kinds[kind]?.kind).toBe(kind)
})

it.each(recordKinds)('whatever is settable for many has a verb that sets it, and nothing else has: %s', (kind) => {
  expect(kinds[kind].set !== undefined).toBe(settables[kind] !== undefined)
})

it.each(recordKinds.filter((kind) => settables[kind]))('what is settable is a field of an update: %s', (kind) => {
  const fields = Object.entries(settables[kind] ?? {}).flatMap(([field, settable]) => fieldsOf(field, settable))
  // A value of no kind is refused of each field that the body knows.
  const given = Object.fromEntries(fields.map((field) => [field, Symbol(field)]))
  const issues = updateBodyOf(kind).safeParse({ ...given, id: crypto.randomUUID() }).error?.issues ?? []
  expect(new Set(issues.map(({ path }) => path[0]))).toEqual(new Set(fields))
})

it.each(otherListNames)('a feature has each list that shows records of another noun: %s', (name) => {
  expect(lists[name].table).toBe(kinds[listedKinds[name]].table)
  expect(listBodyOf(name).safeParse({ page: 1 }).success).toBe(true)
})
