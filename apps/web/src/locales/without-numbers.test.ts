import { expect, it } from 'vitest'
import { withoutNumbers } from './without-numbers'

it.each([
  ['Minimum 3 characters', 'Minimum {n} characters', { n: '3' }],
  ['Mobile number must be 8 to 15 digits', 'Mobile number must be {n} to {n2} digits', { n: '8', n2: '15' }],
  ['Not found', 'Not found', {}],
])('%s has the key %s', (message, key, values) => {
  expect(withoutNumbers(message)).toEqual({ key, values })
})
