import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findHits } from './hits.ts'
import { queryCharsMax, readQuery } from './query.ts'
import type { QueryNode } from './query-tree.ts'
import { raiseOperators } from './raise-operators.ts'
import { readWords } from './words.ts'

/** A tree in words, without places: `(java & !(trainer | "class room"))`. */
function shape(node: QueryNode | undefined): string {
  if (!node) return 'nothing'
  if (node.kind === 'term') return `${node.words.join(' ')}${node.isPrefix ? '*' : ''}`
  if (node.kind === 'not') return `!${shape(node.part)}`
  return `(${node.parts.map(shape).join(node.kind === 'and' ? ' & ' : ' | ')})`
}

const shapeOf = (text: string) => shape(readQuery(text).tree)

describe('a query', () => {
  it.each([
    ['java', 'java'],
    ['java kafka', '(java & kafka)'],
    ['java AND (kafka OR kinesis) NOT trainer', '(java & (kafka | kinesis) & !trainer)'],
    ['java OR kafka spark', '(java | (kafka & spark))'],
    ['java and kafka', '(java & and & kafka)'],
    ['java -trainer -"class room"', '(java & !trainer & !class room)'],
    ['"Senior  Java Developer"', 'senior java developer'],
    ['“project manager”', 'project manager'],
    ['kube*', 'kube*'],
    ['C++ OR C# OR .NET OR F#', '(c++ | c# | .net | f#)'],
    ['node.js', 'node js'],
    ['full-stack', 'full stack'],
    ['"AND" java', '(and & java)'],
    ['ÉLODIE', 'elodie'],
    ['李娜', '李 娜'],
    ['مُهندس', 'مهندس'],
    ['java NOT NOT kafka', '(java & !!kafka)'],
    ['((java))', 'java'],
    ["O'Brien", 'o brien'],
  ])('%s is read', (text, expected) => {
    expect(shapeOf(text)).toBe(expected)
  })

  it.each([
    ['', 'empty', 0, 0],
    ['   ', 'empty', 0, 3],
    ['java AND (kafka OR kinesis', 'notClosed', 9, 10],
    ['java)', 'notOpened', 4, 5],
    ['java () kafka', 'emptyGroup', 5, 7],
    ['"java', 'notQuoted', 0, 1],
    ['java AND', 'nothingAfter', 5, 8],
    ['java OR AND kafka', 'nothingAfter', 5, 7],
    ['OR java', 'nothingBefore', 0, 2],
    ['NOT', 'nothingAfter', 0, 3],
    ['java && kafka', 'noWord', 5, 7],
    ['""', 'noWord', 0, 2],
    ['ja*va', 'starInside', 2, 3],
    ['j*', 'starShort', 0, 2],
    ['NOT trainer', 'onlyNot', 0, 3],
    ['java OR -trainer', 'onlyNot', 8, 9],
    ['(((((((((((((((((((((((java)))))))))))))))))))))))', 'tooDeep', 21, 22],
  ])('%s is refused at its place', (text, code, start, end) => {
    expect(readQuery(text).fault).toEqual({ code, start, end })
  })

  it('of any characters is read or refused at a place inside it', () => {
    const signs = fc.constantFrom(
      '(',
      ')',
      '"',
      '-',
      '*',
      ' ',
      'AND',
      'OR',
      'NOT',
      'java',
      "'",
      '\\',
      '|',
      '!',
      ':',
      '李',
      '\0',
    )
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 250 }),
      fc.array(signs, { maxLength: 60 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { tree, fault } = readQuery(text)
        expect(tree === undefined).not.toBe(fault === undefined)
        if (!fault) return
        expect(fault.start).toBeGreaterThanOrEqual(0)
        expect(fault.start).toBeLessThanOrEqual(fault.end)
        expect(fault.end).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 2_000 },
    )
  })

  it('that is written from a tree is read as that tree', () => {
    fc.assert(
      fc.property(trees, (tree) => {
        const text = written(tree)
        fc.pre(text.length <= queryCharsMax)
        expect(shapeOf(text)).toBe(shape(tree))
      }),
      { numRuns: 1_000 },
    )
  })
})

const words = fc.constantFrom(
  'java',
  'kafka',
  'c++',
  'c#',
  '.net',
  'elodie',
  '李',
  'مهندس',
  'and',
  'or',
  'not',
  'r2',
  'x',
)
const terms = fc.oneof(
  fc
    .array(words, { minLength: 1, maxLength: 3 })
    .map((all) => ({ kind: 'term' as const, words: all, isPrefix: false })),
  fc.constantFrom('jav', 'ku', '李').map((word) => ({ kind: 'term' as const, words: [word], isPrefix: true })),
)
const { tree: trees } = fc.letrec<{ tree: QueryNode; group: QueryNode }>((tie) => ({
  // Each group has a word that must be there, so that it can be looked for.
  tree: fc.oneof({ maxDepth: 3 }, terms, tie('group')),
  group: fc.oneof(
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map(joined('or')),
    fc.array(tie('tree'), { minLength: 2, maxLength: 3 }).map(joined('and')),
    fc
      .tuple(tie('tree'), tie('tree'))
      .map(([kept, part]) => joined('and')([kept, { kind: 'not', part, start: 0, end: 0 }])),
  ),
}))

function joined(kind: 'and' | 'or') {
  return (parts: QueryNode[]): QueryNode => ({ kind, parts })
}

function written(node: QueryNode): string {
  if (node.kind === 'term') return node.isPrefix ? `${node.words.join(' ')}*` : `"${node.words.join(' ')}"`
  if (node.kind === 'not') return `NOT ${written(node.part)}`
  return `(${node.parts.map(written).join(node.kind === 'and' ? ' AND ' : ' OR ')})`
}

describe('the words of a text', () => {
  it('stand where they say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let before = 0
        for (const { word, start, end } of readWords(text)) {
          expect(word).not.toBe('')
          expect(start).toBeGreaterThanOrEqual(before)
          expect(end).toBeGreaterThan(start)
          before = end
        }
        expect(before).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  it('are the same in plain letters alone as beside others', () => {
    const plain = fc.string({ unit: fc.constantFrom(...'aZnNeEtT09.+#_- \n\u0000'), maxLength: 60 })
    fc.assert(
      fc.property(plain, (text) => {
        expect([...readWords(text)]).toEqual([...readWords(`${text} é`)].slice(0, -1))
      }),
      { numRuns: 500 },
    )
  })

  it('are the same whatever their case and accents', () => {
    const folded = (text: string) => [...readWords(text)].map(({ word }) => word)
    expect(folded('Élodie naïve STRASSE Straße Łódź .NET ASP.net')).toEqual([
      'elodie',
      'naive',
      'strasse',
      'strasse',
      'lodz',
      '.net',
      'asp',
      'net',
    ])
  })
})

describe('the hits of a query', () => {
  const marked = (text: string, query: string) =>
    findHits(text, readQuery(query).tree as QueryNode, 100).map(({ start, end }) => text.slice(start, end))

  it('are words, phrases and beginnings as they stand', () => {
    const text = 'Senior Java developer. Kafka, Kinesis; javascript, Java\nDeveloper, trainer of C++'
    expect(marked(text, '"java developer" AND kin* NOT trainer')).toEqual([
      'Java developer',
      'Kinesis',
      'Java\nDeveloper',
    ])
    expect(marked(text, 'java')).toEqual(['Java', 'Java'])
    expect(marked(text, 'c++ OR c')).toEqual(['C++'])
  })

  it('are no more than asked for', () => {
    expect(findHits('java '.repeat(500), readQuery('java').tree as QueryNode, 7)).toHaveLength(7)
  })
})

describe('operators in lower case', () => {
  it.each([
    ['java and kafka', ['and'], 'java AND kafka'],
    ['java or Kafka not trainer', ['or', 'not'], 'java OR Kafka NOT trainer'],
    ['java And (kafka or spark)', ['And', 'or'], 'java AND (kafka OR spark)'],
  ])('%s can be raised', (text, words, query) => {
    expect(raiseOperators(text)).toEqual({ words, query, isLeftOut: false })
  })

  it.each([
    ['java or', ['or'], 'java'],
    ['or java', ['or'], 'java'],
    ['java kafka and', ['and'], 'java kafka'],
  ])('%s can do without', (text, words, query) => {
    expect(raiseOperators(text)).toEqual({ words, query, isLeftOut: true })
  })

  it.each(['java AND kafka', '"rock and roll"', 'android', 'and', 'not java', 'java (', ''])(
    '%s stays as it is',
    (text) => {
      expect(raiseOperators(text)).toBeUndefined()
    },
  )
})
