import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FoundValue, JobFields } from '../answer.ts'
import { toPage } from '../document/page-text.ts'
import { readJob } from './read-job.ts'

const pagesOf = (text: string) => [toPage([{ text, size: 0 }])]

const allFound = (fields: JobFields): FoundValue[] => {
  const found: FoundValue[] = []
  JSON.stringify(fields, (_, value) => {
    if (value && typeof value === 'object' && 'sure' in value) found.push(value)
    return value
  })
  return found
}

const piece = fc.oneof(
  fc.constantFrom(
    'Location: ',
    'Rate: ',
    '$',
    '100k',
    ' - ',
    'Austin, TX',
    '\n',
    '\t',
    'Skills: ',
    'Java, ',
    'remote ',
    '6 months ',
    'contract',
    'must be ',
    'not ',
    'a@b.co',
    '(555) 555-0100',
    'and ',
    '/hr',
    'Contract to hire',
    'US citizens',
    '.',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
)

describe('whatever is pasted', () => {
  it('is read twice alike, and every place lies within the text', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
        const pages = pagesOf(pieces.join(''))
        const fields = readJob(pages)
        expect(readJob(pages)).toEqual(fields)
        for (const { page, start, end, sure } of allFound(fields)) {
          expect(start).toBeLessThan(end)
          expect(end).toBeLessThanOrEqual(pages[page - 1]?.text.length ?? 0)
          expect(sure).toBeGreaterThan(0)
        }
      }),
    )
  })

  it.each([' - ', '|', '1.', '…'])('has no title where %j is all', (text) => {
    expect(readJob(pagesOf(text))).toEqual({})
  })

  it('takes bounded time, also what repeats itself for 50,000 characters', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.boolean(), (pieces, isOneLine) => {
        const unit = pieces.join('') || 'A'
        const text = unit.repeat(Math.ceil(50_000 / unit.length)).slice(0, 50_000)
        const startedAt = performance.now()
        readJob(pagesOf(isOneLine ? text.replace(/\s/g, ' ') : text))
        expect(performance.now() - startedAt).toBeLessThan(8_000)
      }),
      { numRuns: 25 },
    )
  }, 240_000)
})
