import { expect, it } from 'vitest'
import * as z from 'zod'
import { editionOf, fedBy, judge, listOf, toRules, withFaults } from './schema'

const place = z.object({ city: z.string().min(1, 'City is required'), zip: z.string().max(5, 'Too long') })
const edison = { city: 'Edison', zip: '08817' }

it('judges each entry of a list, and says where a fault is', () => {
  const places = listOf('places', place)
  expect(judge(places, { places: [{ ...edison, key: 1 }] })).toEqual({ output: { places: [edison] }, errors: {} })
  expect(judge(places, { places: [edison, { city: '', zip: '088170' }] })).toEqual({
    output: undefined,
    errors: { 'places.1.city': 'City is required', 'places.1.zip': 'Too long' },
  })
})

it('keeps the id and the version of an entry that stands', () => {
  const values = { ...edison, id: 'a', version: 3, drawn: true }
  expect(judge(editionOf(place), values).output).toEqual({ ...edison, id: 'a', version: 3 })
  expect(judge(editionOf(place), { ...values, city: '' }).errors).toEqual({ city: 'City is required' })
})

it('makes rules of those that come late as they come', async () => {
  const late = toRules(
    async () => place,
    (schema) => listOf('places', schema),
  )
  if (typeof late !== 'function') throw new Error('These rules are at hand')
  expect(judge(await late(), { places: [edison] }).output).toEqual({ places: [edison] })
})

it('judges what a page makes of its values', () => {
  const rules = fedBy(place, ({ town }: { town: string }) => ({ city: town, zip: '' }))
  expect(judge(rules, { town: 'Edison' }).output).toEqual({ city: 'Edison', zip: '' })
  expect(judge(rules, { town: '' }).errors).toEqual({ city: 'City is required' })
})

it('adds faults that its rules cannot see, and keeps the first message of a field', () => {
  const rules = withFaults(place, ({ city }: { city: string }) => ({
    city: city === 'Edison' ? 'Edison is full' : null,
    'rows.0.day': city === '' ? 'Day is required' : null,
  }))
  expect(judge(rules, edison)).toEqual({ output: undefined, errors: { city: 'Edison is full' } })
  expect(judge(rules, { ...edison, city: '' }).errors).toEqual({
    city: 'City is required',
    'rows.0.day': 'Day is required',
  })
  expect(judge(rules, { ...edison, city: 'Newark' }).output).toEqual({ ...edison, city: 'Newark' })
})
