import { describe, expect, it } from 'vitest'
import { layOut } from './pdf-layout.ts'
import type { Fragment } from './pdf-segment.ts'

const at = (left: number, base: number, text: string, size = 10): Fragment => ({
  text,
  left,
  right: left + text.length * size * 0.5,
  base,
  size,
  upright: true,
})
const read = (fragments: Fragment[]) => layOut(fragments).map((line) => line.text)

describe('layOut', () => {
  it('reads a sidebar and the body one after the other, below a line across both', () => {
    const side = ['Skills', 'Java', 'SQL', 'Go', 'Rust', 'Perl'].map((text, row) => at(40, 700 - row * 15, text))
    const body = Array.from({ length: 8 }, (_, row) => at(200, 696 - row * 12, `A sentence of the body, number ${row}`))
    const lines = read([at(40, 740, 'John Doe, a name in large letters over the page', 14), ...body, ...side])
    expect(lines).toEqual([
      'John Doe, a name in large letters over the page',
      ...side.map(({ text }) => text),
      ...body.map(({ text }) => text),
    ])
  })

  it('parts a sidebar whose lines stand level with running sentences', () => {
    const body = [
      'Kept things running for many years, with',
      'few breaks and with many improvements of',
      'the service that so many people rely upon',
      'every day.',
    ]
    const side = ['Linux', 'Docker', 'Go', 'Rust']
    const level = (left: number) => (text: string, row: number) => at(left, 700 - row * 12, text)
    expect(read([...body.map(level(40)), ...side.map(level(320))])).toEqual([...body, ...side])
  })

  it('keeps a timeline in rows', () => {
    const rows = ['2015', '2017', '2019', '2021', '2023'].flatMap((year, row) => [
      at(40, 700 - row * 40, year),
      at(150, 700 - row * 40, `Engineer at company ${row}`),
      at(150, 687 - row * 40, 'What was done there'),
    ])
    expect(read(rows).slice(0, 2)).toEqual(['2015\tEngineer at company 0', 'What was done there'])
  })

  it('joins pieces of a word and parts words', () => {
    expect(read([at(40, 700, 'Jo'), at(50, 700, 'hn'), at(64, 700, 'Doe')])).toEqual(['John Doe'])
  })

  it('joins letters that are set apart', () => {
    const letters = [...'JOHN'].map((letter, row) => at(40 + row * 9, 700, letter))
    const more = [...'DOE'].map((letter, row) => at(95 + row * 9, 700, letter))
    expect(read([...letters, ...more])).toEqual(['JOHN DOE'])
  })

  it('reads what stands on its side last', () => {
    expect(read([{ ...at(20, 720, 'turned'), upright: false }, at(40, 700, 'first')])).toEqual(['first', 'turned'])
  })

  it('joins a date that its narrow column broke, beside what it dates', () => {
    const rows = [0, 1, 2].flatMap((row) => [
      at(40, 700 - row * 60, `May 201${row} –`),
      at(40, 688 - row * 60, `July 201${row + 3}`),
      at(150, 700 - row * 60, `Developer – Company ${row}`),
      at(150, 684 - row * 60, 'Built what was asked'),
    ])
    expect(read(rows).slice(0, 2)).toEqual(['May 2010 – July 2013\tDeveloper – Company 0', 'Built what was asked'])
  })

  it('parts what stands below two headings side by side', () => {
    const across = Array.from({ length: 8 }, (_, row) =>
      at(40, 700 - row * 12, 'A line of prose that runs over the page, '.repeat(3)),
    )
    const left = ['Key Skills', 'Java', 'SQL'].map((text, row) => at(40, 560 - row * 15, text))
    const right = ['Languages', 'English', 'Hindi'].map((text, row) => at(320, 560 - row * 15, text))
    expect(read([...across, ...left, ...right]).slice(8)).toEqual([
      'Key Skills',
      'Java',
      'SQL',
      'Languages',
      'English',
      'Hindi',
    ])
  })

  it('parts a heading from what begins its section on the same line', () => {
    expect(read([at(40, 700, 'Work', 16), at(85, 700, 'Sales Clerk', 12)])).toEqual(['Work\tSales Clerk'])
  })

  it('reads a page from right to left in its order', () => {
    const line = [at(340, 700, 'לוי'), at(360, 700, 'דנה'), at(100, 700, '2019'), at(125, 700, 'מרץ')]
    const mixed = [at(300, 680, 'מפתחת'), at(260, 680, 'Senior'), at(293, 680, ' ')]
    expect(read([...line, ...mixed])).toEqual(['דנה לוי\tמרץ 2019', 'מפתחת Senior'])
  })

  it('reads a number within a line from right to left as it is dialled', () => {
    const line = [at(315, 700, 'טלפון'), at(300, 700, '+ :'), at(225, 700, '0118 555 79 972')]
    const apart = [at(315, 680, 'נייד'), at(305, 680, ' :'), at(245, 680, '050 555 2118')]
    expect(read([at(300, 720, 'דנה לוי'), ...line, ...apart, at(240, 660, '2118 555 050')])).toEqual([
      'דנה לוי',
      'טלפון: +972 79 555 0118',
      'נייד: 050 555 2118',
      '050 555 2118',
    ])
  })
})
