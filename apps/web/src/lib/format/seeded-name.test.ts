import { beforeAll, expect, it, vi } from 'vitest'
import { startI18n } from '../language/i18n'
import { seededName } from './seeded-name'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { getItem: () => 'fr', setItem: () => undefined })
  vi.stubEnv('DEV', true)
  await startI18n('office')
  return () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  }
})

it.each([
  ['a name of the product in the language of the reader', 'work-authorization', 'US Citizen', 'Citoyen américain'],
  ['the same name otherwise elsewhere', 'visa-category', 'Transit', 'Transit'],
  ['a technology as everywhere', 'work-authorization', 'H4 EAD', 'H4 EAD'],
  ['what an administrator wrote as it is written', 'work-authorization', 'Citizen (US)', 'Citizen (US)'],
  ['the description of a plan', 'plan', 'For a team that grows.', 'Pour une équipe qui grandit.'],
] as const)('says %s', (_, area, name, expected) => {
  expect(seededName(area, name)).toBe(expected)
})
