import { expect, it } from 'vitest'
import { truncate } from './truncate'

it('leaves a text that fits, and marks one that was cut', () => {
  expect(truncate('a'.repeat(50), 50)).toBe('a'.repeat(50))
  expect(truncate('a'.repeat(51), 50)).toBe(`${'a'.repeat(50)}…`)
})

it('never cuts a character in two', () => {
  expect(truncate('👩‍💻👍👍', 4)).toBe('👩‍💻👍…')
})
