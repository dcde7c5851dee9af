import { describe, expect, it } from 'vitest'
import { forgetRequestKey, requestKey } from './request-key'

const add = ['hotlist', 'add']
const keyOf = (input: unknown) => requestKey(add, input)['idempotency-key']

describe('the key of a request', () => {
  it('stays the same while no answer came, and is new afterwards', () => {
    const first = keyOf({ name: 'Java' })
    expect(keyOf({ name: 'Java' })).toBe(first)
    forgetRequestKey(add, { name: 'Java' })
    expect(keyOf({ name: 'Java' })).not.toBe(first)
  })

  it('is another for other values', () => {
    expect(keyOf({ name: 'A' })).not.toBe(keyOf({ name: 'B' }))
  })

  it('is sent with adds alone', () => {
    expect(requestKey(['hotlist', 'list'], {})).toEqual({})
  })
})
