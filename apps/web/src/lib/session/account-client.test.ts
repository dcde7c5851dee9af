import { contract } from '@corridor/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountClient } from './account-client'

const called: string[] = []
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    called.push(`${method} ${address}`)
    return Response.json({})
  })
})
afterEach(() => vi.unstubAllGlobals())

const calls = Object.entries(accountClient).flatMap(([noun, verbs]) =>
  Object.entries(verbs).map(([verb, call]) => [`${noun}.${verb}`, call as () => Promise<unknown>] as const),
)

it.each(calls)("asks %s by the contract's method and address", async (name, call) => {
  const [noun = '', verb = ''] = name.split('.')
  const nouns = contract as unknown as Record<
    string,
    Record<string, { '~orpc': { route: { method?: string; path?: string } } }>
  >
  const { method = 'POST', path } = nouns[noun]?.[verb]?.['~orpc'].route ?? {}
  await call()
  expect(called.at(-1)).toBe(`${method} /api/v1${path}`)
})
