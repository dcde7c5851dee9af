import { expect, it } from 'vitest'
import * as z from 'zod'
import { editionOf, judge, listOf, toRules } from './schema'

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
