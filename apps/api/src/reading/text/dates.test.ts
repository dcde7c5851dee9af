import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPeriods, isBefore, readDate, toIso, type When } from './dates.ts'

const told = (line: string) =>
  findPeriods(line).map(({ start, end }) =>
    [toIso(start), end === 'present' ? end : end && toIso(end)].filter(Boolean).join(' to '),
  )

describe('the periods of a line', () => {
  it.each([
    ['Engineer, Acme  May 2016 - August 2018', '2016-05 to 2018-08'],
    ['Jan 2019 – Present', '2019-01 to present'],
    ['01/2015 to 12/2017', '2015-01 to 2017-12'],
    ['2021-09-01 - 2025-06-01', '2021-09 to 2025-06'],
    ['2012 — 2014', '2012 to 2014'],
    ["Sept. '09 - Oct '11", '2009-09 to 2011-10'],
    ['March - June 2020', '2020-03 to 2020-06'],
    ['Since 2018', '2018 to present'],
    ['Oct 2016 to Current', '2016-10 to present'],
    ['März 2018 bis heute', '2018-03 to present'],
    ['enero de 2019 hasta la actualidad', '2019-01 to present'],
    ['février 2020 à août 2021', '2020-02 to 2021-08'],
    ['luglio 2017 - oggi', '2017-07 to present'],
    ['3rd June 2011 until 14 July 2013', '2011-06 to 2013-07'],
    ['Summer 2019', '2019'],
    ['Graduated 2015', '2015'],
    ['November 2022 –', '2022-11'],
    ['Jan-2019 – Mar/2021', '2019-01 to 2021-03'],
    ['Licencjat, 2019/2020', '2019 to 2020'],
    ['M.Tech, 2019-21', '2019 to 2021'],
    ['2018. 3. ~ 2020. 5. 회계팀', '2018-03 to 2020-05'],
    ['平成30年4月〜現在', '2018-04 to present'],
    ['昭和62年 - 令和元年', '1987 to 2019'],
  ])('%s', (line, expected) => expect(told(line)).toEqual([expected]))

  it.each(['Grew revenue by 2019%', 'Call +1 2015550123', 'Room 20190', 'a budget of $2000', 'ISO 9001', '平成の文学'])(
    'none in %s',
    (line) => expect(told(line)).toEqual([]),
  )

  it('does not end before it begins', () => {
    expect(told('2018 - 2012')).toEqual(['2018', '2012'])
  })

  const when = fc.record({ year: fc.integer({ min: 1950, max: 2040 }), month: fc.integer({ min: 1, max: 12 }) })
  const written = (style: number, { year, month }: Required<When>) => {
    const name = new Intl.DateTimeFormat('en', { month: style === 0 ? 'long' : 'short', timeZone: 'UTC' }).format(
      Date.UTC(2000, month - 1, 1),
    )
    if (style < 2) return `${name} ${year}`
    return style === 2 ? `${String(month).padStart(2, '0')}/${year}` : `${year}-${String(month).padStart(2, '0')}`
  }

  it('reads back every month in every style', () => {
    fc.assert(
      fc.property(when, fc.integer({ min: 0, max: 3 }), (one, style) => {
        expect(readDate(written(style, one))).toEqual(one)
      }),
    )
  })

  it('reads back every range, wherever it stands, and says where', () => {
    const around = fc.constantFrom('', 'Engineer\t', 'Acme Inc. | ', '(')
    fc.assert(
      fc.property(
        when,
        when,
        fc.integer({ min: 0, max: 3 }),
        fc.constantFrom(' - ', ' – ', '–', ' to '),
        around,
        (one, other, style, dash, lead) => {
          const [start, end] = isBefore(other, one) ? [other, one] : [one, other]
          // Two dates of numbers and a bare hyphen are one number to anybody.
          const range = `${written(style, start)}${dash}${written(style, end)}`
          const [period] = findPeriods(`${lead}${range}`)
          expect(period).toEqual({ from: lead.length, to: lead.length + range.length, start, end })
        },
      ),
    )
  })

  it('never throws, and stays within the line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (line) => {
        for (const { from, to } of findPeriods(line)) expect(0 <= from && from < to && to <= line.length).toBe(true)
      }),
    )
  })
})
