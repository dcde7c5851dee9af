import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type FieldKey, makeFieldCrypto, SealBroken } from './field-crypto.ts'
import { parseFieldKeys } from './field-keys.ts'

const newKey = (id: string): FieldKey => ({ id, key: randomBytes(32) })
const [one, two] = [newKey('k1'), newKey('k2')]
const place = { table: 'bank_account', column: 'number', rowId: '0191e2a0-0000-7000-8000-000000000001' }
const crypto = makeFieldCrypto([one])

describe('a sealed field', () => {
  it('opens in its own place to the very text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => crypto.open(crypto.seal(text, place), place) === text),
    )
  })

  it('does not show its text, and is another one each time', () => {
    const sealed = [1, 2, 3].map(() => crypto.seal('DE89370400440532013000', place))
    expect(new Set(sealed).size).toBe(3)
    for (const text of sealed) expect(text).toMatch(/^v1\.k1\.[\w-]+$/)
    expect(sealed.join()).not.toContain('DE89')
  })

  it.each([
    ['table', { ...place, table: 'passport' }],
    ['column', { ...place, column: 'owner' }],
    ['row', { ...place, rowId: '0191e2a0-0000-7000-8000-000000000002' }],
  ])('does not open in another %s', (_, elsewhere) => {
    expect(() => crypto.open(crypto.seal('secret', place), elsewhere)).toThrow(SealBroken)
  })

  it('does not open with any single bit changed', () => {
    const [version, id, body = ''] = crypto.seal('secret', place).split('.')
    const bytes = Buffer.from(body, 'base64url')
    for (let bit = 0; bit < bytes.length * 8; bit += 1) {
      const changed = Buffer.from(bytes)
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(() => crypto.open([version, id, changed.toString('base64url')].join('.'), place)).toThrow(SealBroken)
    }
  })

  it('opens with no other key, not even under its name', () => {
    const sealed = crypto.seal('secret', place)
    expect(() => makeFieldCrypto([two]).open(sealed, place)).toThrow(/"k1" is not in the ring/)
    expect(() => makeFieldCrypto([newKey('k1')]).open(sealed, place)).toThrow(/changed or moved/)
    const renamed = sealed.replace('.k1.', '.k2.')
    expect(() => makeFieldCrypto([{ ...one, id: 'k2' }]).open(renamed, place)).toThrow(SealBroken)
  })

  it.each(['', 'plain text', 'v1', 'v1.k1', 'v1.k1.', 'v1.k1.AAAA', 'v2.k1.AAAA', 'v1.k1.AAAA.BBBB', 'v1.k1.💥'])(
    'is not %j',
    (text) => {
      expect(() => crypto.open(text, place)).toThrow(SealBroken)
    },
  )

  it('tells nothing of itself when it does not open', () => {
    const sealed = crypto.seal('hidden-word', place)
    try {
      crypto.open(sealed, { ...place, rowId: 'x' })
      expect.unreachable()
    } catch (error) {
      expect(String((error as Error).stack)).not.toMatch(new RegExp(`hidden-word|${sealed.slice(-12)}`))
    }
  })

  it('outlives the next key', () => {
    const sealed = crypto.seal('secret', place)
    const next = makeFieldCrypto([two, one])
    expect(next.open(sealed, place)).toBe('secret')
    expect(next.seal('secret', place).startsWith(next.currentPrefix)).toBe(true)
    expect(sealed.startsWith(next.currentPrefix)).toBe(false)
  })
})

describe('a ring of keys', () => {
  const base64 = Buffer.alloc(32, 7).toString('base64')

  it('is read in its order', () => {
    const ring = parseFieldKeys(`k2:${base64}, k1:${Buffer.alloc(32, 9).toString('base64url')}\n`)
    expect(ring?.map(({ id, key }) => [id, key[0]])).toEqual([
      ['k2', 7],
      ['k1', 9],
    ])
  })

  it.each([
    '',
    'k1',
    'k1:',
    `:${base64}`,
    `k1:${base64},`,
    `k1:${base64},k1:${base64}`,
    'k1:c2hvcnQ=',
    `a.b:${base64}`,
  ])('is not %j', (text) => {
    expect(parseFieldKeys(text)).toBeNull()
  })
})
