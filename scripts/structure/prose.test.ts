import { describe, expect, it } from 'vitest'
import { judgeProse } from './prose.ts'

const judge = (source: string, file = 'apps/web/src/lib/made.ts') => judgeProse(file, source)

describe('a comment', () => {
  it.each([
    ['that begins with a noun', '/** The page that an address leads to. */'],
    ['that begins with a verb', '// Keeps what was typed of it.'],
    ['that asks within a sentence', '// The person who wrote, and where.'],
  ])('%s is let be', (_, source) => {
    expect(judge(source)).toEqual([])
  })

  it.each([
    ['in a line', '// What came before this entry.'],
    ['in a docstring', '/** Where it leads. */'],
    ['in a second sentence', '/** Saves it. Who wrote it stands there. */'],
    ['in a line of a longer one', ' * Of two the first.'],
    ['in a style sheet', '/* What points along the line. */'],
    ['in markup', '      {/* Who is chosen. */}'],
  ])('that begins with a relative clause is a fault: %s', (_, source) => {
    expect(judge(source)).toHaveLength(1)
  })

  it('is no fault in a text, or where the rule is not turned on yet', () => {
    expect(judge("const question = 'What do you need?'")).toEqual([])
    expect(judge("const link = 'https://example.test/What'")).toEqual([])
    expect(judge('// What came before.', 'bench/made.ts')).toEqual([])
  })
})
