import { beforeAll, expect, it, vi } from 'vitest'
import { changeLanguage } from '../language/i18n'
import { dotted } from './isolated'

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('localStorage', { setItem: () => undefined })
  return () => vi.unstubAllGlobals()
})

const layla = 'ليلى'
const apart = (words: string) => `\u2068${words}\u2069`

it.each([
  ['as they are, if all run from the left', 'en', ['Harbor Inc.', '2 rounds'], 'Harbor Inc. · 2 rounds'],
  ['one apart that runs from the right', 'en', [layla, '26 Nov'], `${apart(layla)} · 26 Nov`],
  [
    'each apart on a page from the right',
    'ar',
    ['Bianca Shah', '26 نوفمبر'],
    `${apart('Bianca Shah')} · ${apart('26 نوفمبر')}`,
  ],
  ['signs without a letter from the left', 'ar', ['•••• 317'], '\u2066•••• 317\u2069'],
  ['without those that are not known', 'en', ['Harbor Inc.', '', null, undefined, false], 'Harbor Inc.'],
] as const)('writes facts in one line: %s', async (_, language, facts, line) => {
  await changeLanguage(language)
  expect(dotted(...facts)).toBe(line)
})
