import { recordKinds } from '@corridor/contract/records/record/kinds'
import { expect, it } from 'vitest'
import { kinds } from './features.ts'

it.each(recordKinds)('a feature has the rules of each kind of record: %s', (kind) => {
  expect(kinds[kind]?.kind).toBe(kind)
})
