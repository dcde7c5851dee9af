import { expect, it } from 'vitest'
import { readPlaces, writePlaces } from './places.ts'

const dallas = { city: 'Dallas', state: 'Texas', zipCode: '75201', country: 'United States' }

it.each([
  ['Dallas, Texas, 75201, United States', [dallas]],
  ['Dallas, Texas', [{ ...dallas, zipCode: '', country: '' }]],
  [
    'Dallas, Texas, United States; Pune, , India',
    [
      { ...dallas, zipCode: '' },
      { city: 'Pune', state: '', zipCode: '', country: 'India' },
    ],
  ],
  ['Dallas, Texas, 75201', [{ ...dallas, country: '' }]],
  [', , India', [{ city: '', state: '', zipCode: '', country: 'India' }]],
  [' ; ', []],
])('reads the places of a cell: %s', (cell, places) => {
  expect(readPlaces(cell)).toEqual(places)
})

it.each([
  [[dallas, { ...dallas, zipCode: '' }]],
  [[{ city: 'Dallas', state: '', zipCode: '75201', country: 'United States' }]],
  [
    [
      { city: 'Dallas', state: '', zipCode: '', country: '' },
      { city: '', state: '', zipCode: '', country: 'India' },
    ],
  ],
  [[{ city: 'Dallas', state: 'Texas', zipCode: '75201', country: '' }]],
])('reads again what it wrote: %#', (places) => {
  expect(readPlaces(writePlaces(places))).toEqual(places)
})
