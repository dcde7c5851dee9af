import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundValue } from '../answer.ts'
import { toPage } from '../document/page-text.ts'
import { layOut } from '../document/pdf-layout.ts'
import type { Fragment } from '../document/pdf-segment.ts'
import { languages, wordsOf } from '../languages/all.ts'
import { findFields } from './find-fields.ts'

function listFound(part: unknown, name = ''): [string, FoundValue][] {
  if (typeof part !== 'object' || part === null) return []
  if ('sure' in part) return [[name, part as FoundValue]]
  return Object.entries(part).flatMap(([key, inner]) => listFound(inner, key))
}

// Told in a form of their own.
const isRewritten = (name: string) => /Date$|^experience$|^rate|^tax|^phone|^links$/.test(name)
const squash = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\d]/gu, '')

const language = fc.constantFrom(...languages)
const line = language.chain(({ headings, roles, roleEndings, organisations, degrees, schools, present }) =>
  fc.oneof(
    ...[...Object.values(headings), roles || roleEndings || 'Clerk', organisations || 'Acme Ltd', degrees, schools].map(
      (list) => fc.constantFrom(...wordsOf(list)),
    ),
    fc.constantFrom(...wordsOf(present)).map((end) => `2015 – ${end}`),
    fc.constantFrom(
      'Client: Acme Inc',
      'Role: Developer',
      'a@b.co',
      '+1 415 555 2671',
      'Java, SQL, Git',
      '• Built it',
      'أحمد علي',
      '李明',
      'Ana López',
    ),
  ),
)
const separator = fc.constantFrom('\n', '\n', '\t', ' | ', ', ', ' – ', ' ')
const text = fc
  .array(fc.tuple(line, separator), { maxLength: 40 })
  .map((parts) => parts.map(([part, behind]) => part + behind).join(''))

const place = fc.record({
  x: fc.constantFrom(40, 200, 320),
  row: fc.integer({ min: 0, max: 30 }),
  size: fc.constantFrom(9, 12, 20),
})
const fragments = fc.array(
  fc.tuple(line, place).map(
    ([part, { x, row, size }]): Fragment => ({
      text: part,
      left: x,
      right: x + part.length * size * 0.5,
      base: 800 - row * 14,
      size,
      upright: true,
    }),
  ),
  { maxLength: 40 },
)

function expectPlaces(page: ReturnType<typeof toPage>): void {
  for (const [name, found] of listFound(findFields([page]))) {
    const shown = squash(page.text.slice(found.start, found.end))
    expect(shown).not.toBe('')
    if (!isRewritten(name)) expect(shown).toContain(squash(found.value).slice(-4))
  }
}

describe('sections of any language in any order', () => {
  it('are read without failing, each value at its place', () => {
    fc.assert(
      fc.property(text, (written) => expectPlaces(toPage([{ text: written, size: 0 }]))),
      { numRuns: 100 },
    )
  })

  it('are read so in columns and in either direction', () => {
    fc.assert(
      fc.property(fragments, (set) => expectPlaces(toPage(layOut(set)))),
      { numRuns: 100 },
    )
  })
})
