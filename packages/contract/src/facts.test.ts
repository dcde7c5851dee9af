import { expect, it } from 'vitest'
import { listBodyOf } from './bodies.ts'
import { facts } from './facts.ts'
import { recordKinds } from './records/record/kinds.ts'
import { gather } from './wire/facts.ts'

it('refuses two nouns that declare the same', () => {
  const one = { errors: { 'made.taken': [409, 'Taken'] } } as const
  expect(() => gather({ made: one, other: one }, 'errors')).toThrow("other declares errors 'made.taken'")
})

it('gathers nothing from a noun that declares none', () => {
  expect(gather({ made: {} }, 'errors')).toEqual({})
})

it.each(recordKinds)('finds the list of each kind of record: %s', (kind) => {
  expect(listBodyOf(kind).safeParse({ page: 1 }).success).toBe(true)
})

it.each(Object.entries(facts))('%s declares refusals with a status that refuses', (_, own) => {
  const errors = 'errors' in own ? Object.values(own.errors) : []
  expect(errors.filter(([status]) => status < 400 || status > 599)).toEqual([])
})
