import { describe, expect, it } from 'vitest'
import { composeZone, digitOf, type ZoneHolder } from '../../../../test/reading/zone/compose-zone.ts'
import { countryOfZone } from '../answer.ts'
import { type Cell, cellsOf } from '../cell.ts'
import { parseZone } from './parse-zone.ts'

const today = '2026-11-30'
const holder: ZoneHolder = {
  ...{ issuer: 'IND', citizenship: 'IND', number: 'Z0000123', birth: '010314', expiry: '310930' },
  ...{ sex: 'M', surname: 'SINGH', given: 'HARPREET' },
}

const parse = (lines: readonly string[]) => parseCells(lines.map(cellsOf))
function parseCells(lines: readonly Cell[][]) {
  const fields = parseZone(lines, today)
  if (!fields) throw new Error('These lines are no zone.')
  return fields
}
const passport = (some: Partial<ZoneHolder> = {}) => parse(composeZone('TD3', { ...holder, ...some }))

/** The cells of a passport, of which some look like another sign as well, or like that one alone. */
function doubtful(some: Partial<ZoneHolder>, line: number, at: readonly number[], change: (cell: Cell) => Cell) {
  const cells = composeZone('TD3', { ...holder, ...some }).map(cellsOf)
  for (const place of at) {
    const own = cells[line]?.[place]
    if (own && cells[line]) cells[line][place] = change(own)
  }
  return parseCells(cells)
}
const orElse =
  (sign: string, behind = 0.1) =>
  (cell: Cell): Cell => ({ ...cell, sure: behind, rivals: [{ sign, behind }] })
const unclear = (): Cell => ({ sign: '?', sure: 0, rivals: [] })

/** A line with another digit at a place. */
function withWrongDigit(lines: string[], line: number, at: number): string[] {
  const was = Number(lines[line]?.[at])
  return lines.map((text, own) => (own === line ? `${text.slice(0, at)}${(was + 3) % 10}${text.slice(at + 1)}` : text))
}

describe('a zone', () => {
  it.each([
    ['TD3', 'passport'],
    ['TD2', 'card'],
    ['TD1', 'card'],
    ['MRV-A', 'visa'],
    ['MRV-B', 'visa'],
  ] as const)('of %s is a %s with all its fields', (format, kind) => {
    expect(parse(composeZone(format, holder))).toMatchObject({
      ...{ format, kind, hasOneName: false, nameCut: false },
      ...{ issuer: { value: 'IND' }, citizenship: { value: 'IND' } },
      number: { value: 'Z0000123', doubt: null, isMended: false },
      ...{ birthDate: { value: '2001-03-14' }, expiryDate: { value: '2031-09-30' } },
      ...{ sex: { value: 'M' }, surname: { value: 'SINGH' }, givenNames: { value: 'HARPREET' } },
    })
  })

  it('reads the specimen of ICAO 9303', () => {
    const fields = parse([
      'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
      'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
    ])
    expect(fields).toMatchObject({
      number: { value: 'L898902C3' },
      ...{ birthDate: { value: '1974-08-12' }, expiryDate: { value: '2012-04-15' } },
      ...{ surname: { value: 'ERIKSSON' }, givenNames: { value: 'ANNA MARIA' } },
      issuer: { value: null, doubt: 'unknown', spellings: ['UTO'] },
    })
  })

  it.each([
    [1, 44],
    [2, 43],
    [2, 30],
    [3, 44],
  ])('is not made of %i lines of %i signs', (count, length) => {
    expect(
      parseZone(
        Array.from({ length: count }, () => cellsOf('<'.repeat(length))),
        today,
      ),
    ).toBeNull()
  })

  it('of a passport whose end is hidden is not taken for a card', () => {
    expect(
      parseZone(
        composeZone('TD3', holder).map((line) => cellsOf(line.slice(0, 36))),
        today,
      ),
    ).toBeNull()
  })

  it.each(['TD1', 'TD2'] as const)('of %s holds a number of more than nine signs', (format) => {
    const fields = parse(composeZone(format, { ...holder, number: 'Z0000123A12' }))
    expect(fields.number).toMatchObject({ value: 'Z0000123A12', doubt: null })
    const wrong = composeZone(format, { ...holder, number: 'Z0000123A12' })
    const [line, at] = format === 'TD1' ? [0, 17] : [1, 30]
    expect(parse(withWrongDigit(wrong, line, at)).number).toMatchObject({ value: null, doubt: 'digit' })
  })

  it.each(['<', '0'])('may write %s behind empty optional data', (sign) => {
    const [first = '', second = ''] = composeZone('TD3', holder)
    expect(parse([first, `${second.slice(0, 42)}${sign}${second.slice(43)}`]).number.value).toBe('Z0000123')
  })
})

describe('a check digit that fails', () => {
  it.each([
    ['number', 9],
    ['birthDate', 19],
    ['expiryDate', 27],
  ] as const)('prefills nothing of its field: %s', (name, at) => {
    const fields = parse(withWrongDigit(composeZone('TD3', holder), 1, at))
    expect(fields[name]).toMatchObject({ value: null, doubt: 'digit', spellings: [] })
    expect(fields.surname.value).toBe('SINGH')
  })

  it('over all of them leaves out each field that it covers', () => {
    const fields = parse(withWrongDigit(composeZone('TD3', holder), 1, 43))
    for (const name of ['number', 'birthDate', 'expiryDate'] as const)
      expect(fields[name]).toMatchObject({ value: null, doubt: 'digit' })
  })

  it('over optional data costs nothing else', () => {
    const fields = parse(withWrongDigit(composeZone('TD3', { ...holder, optional: '12345' }), 1, 42))
    expect(fields.number.value).toBe('Z0000123')
  })
})

describe('a number', () => {
  it('that is printed clearly stands as it is, though another spelling fits', () => {
    expect(digitOf('A00000101')).toBe(digitOf('AOOOOO101'))
    expect(passport({ number: 'A00000101' }).number).toMatchObject({ value: 'A00000101', isMended: false })
    expect(passport({ number: 'AOOOOO101' }).number).toMatchObject({ value: 'AOOOOO101', isMended: false })
  })

  it('is not prefilled if the picture leaves two spellings that fit', () => {
    const { number } = doubtful({ number: 'A00000101', issuer: 'NGA' }, 1, [1, 2, 3, 4, 5], orElse('O'))
    expect(number).toMatchObject({ value: null, doubt: 'spelling' })
    expect(number.spellings[0]).toBe('A00000101')
  })

  it('is taken and marked if the form of its state leaves one of them', () => {
    // Both spellings have the same digit; a number of Vietnam is a letter and seven digits.
    const { number } = doubtful({ number: 'Z6000123', issuer: 'VNM' }, 1, [1], orElse('G'))
    expect(number).toMatchObject({ value: 'Z6000123', isMended: true, doubt: null })
  })

  it('is not taken if the form of its state leaves two of them', () => {
    // Electronic passports of India have two letters and six digits.
    const { number } = doubtful({ number: 'Z6000123' }, 1, [1], orElse('G'))
    expect(number).toMatchObject({ value: null, doubt: 'spelling', spellings: ['Z6000123', 'ZG000123'] })
  })

  it('is repaired to the one spelling that fits its digits and its state, and marked', () => {
    // Printed as Z6000123, of which the picture shows a G, and leaves the 6 open.
    const { number } = doubtful({ number: 'Z6000123', issuer: 'VNM' }, 1, [1], () => ({
      ...{ sign: 'G', sure: 0.1, rivals: [{ sign: '6', behind: 0.1 }] },
    }))
    expect(number).toMatchObject({ value: 'Z6000123', isMended: true })
  })

  it('is not repaired if no form of its state is known', () => {
    const { number } = doubtful({ number: 'Z7000123', issuer: 'NPL' }, 1, [1], () => ({
      ...{ sign: 'Y', sure: 0.1, rivals: [{ sign: '7', behind: 0.1 }] },
    }))
    expect(number).toMatchObject({ value: null, doubt: 'spelling', spellings: ['Z7000123'] })
  })

  it('is not guessed where a sign is not clear', () => {
    expect(doubtful({}, 1, [3], unclear).number).toMatchObject({ value: null, doubt: 'faint', spellings: [] })
  })

  it('that is missing is unknown', () => {
    expect(passport({ number: '' }).number).toMatchObject({ value: null, doubt: 'unknown' })
  })
})

describe('a date', () => {
  it.each([
    ['261130', '2026-11-30'],
    ['261201', '1926-12-01'],
    ['991231', '1999-12-31'],
    ['040229', '2004-02-29'],
  ])('of birth is past: %s is %s', (birth, date) => {
    expect(passport({ birth }).birthDate.value).toBe(date)
  })

  it.each([
    ['461130', '2046-11-30'],
    ['461201', '1946-12-01'],
    ['991231', '1999-12-31'],
  ])('of expiry is at most twenty years ahead: %s is %s', (expiry, date) => {
    expect(passport({ expiry }).expiryDate.value).toBe(date)
  })

  it.each(['010230', '010229', '010431', '011301', '010300', '010014', '01<<<<', '0103<<', '<<<<<<'])(
    'that was never, or is not said in full, stays unknown: %s',
    (birth) => {
      const fields = passport({ birth })
      expect(fields.birthDate).toMatchObject({ value: null, doubt: 'unknown' })
      expect(fields.number.value).toBe('Z0000123')
    },
  )

  it('has its letters mended, and marked', () => {
    const [first = '', second = ''] = composeZone('TD3', holder)
    const written = `${second.slice(0, 13)}OIO3I4${second.slice(19)}`
    expect(parse([first, written]).birthDate).toMatchObject({ value: '2001-03-14', isMended: true })
  })

  it('is not mended to another digit', () => {
    const { birthDate } = doubtful({ birth: '010318' }, 1, [18], () => ({
      ...{ sign: '3', sure: 0.1, rivals: [{ sign: '8', behind: 0.1 }] },
    }))
    expect(birthDate).toMatchObject({ value: null, doubt: 'spelling', spellings: ['2001-03-18'] })
  })
})

describe('sex', () => {
  it.each([
    ['M', 'M', null],
    ['F', 'F', null],
    ['X', 'X', null],
    ['<', null, 'unknown'],
  ])('%s is %s', (sex, value, doubt) => {
    expect(passport({ sex }).sex).toMatchObject({ value, doubt })
  })
})

describe('names', () => {
  it('have two surnames', () => {
    const fields = passport({ surname: 'GARCIA<LOPEZ', given: 'JOSE<LUIS' })
    expect(fields).toMatchObject({ surname: { value: 'GARCIA LOPEZ' }, givenNames: { value: 'JOSE LUIS' } })
  })

  it('are one name behind an empty surname', () => {
    expect(passport({ surname: '', given: 'LAKSHMI' })).toMatchObject({
      ...{ surname: { value: null, doubt: null }, givenNames: { value: 'LAKSHMI' }, hasOneName: true },
    })
  })

  it('are one name without given names', () => {
    expect(passport({ issuer: 'PAK', surname: 'ZAHRA', given: '' })).toMatchObject({
      ...{ surname: { value: 'ZAHRA' }, givenNames: { value: null, doubt: null }, hasOneName: true },
    })
  })

  it('that fill their line to its last sign are said to be cut', () => {
    const fields = passport({ surname: 'WICKRAMASINGHE', given: 'THARINDUKUMARA<NIROSHANPRIYADARSHANA' })
    expect(fields).toMatchObject({ nameCut: true, surname: { doubt: null }, givenNames: { doubt: 'cut' } })
    expect(passport().nameCut).toBe(false)
  })

  it('have their digits mended, and marked', () => {
    const [first = '', second = ''] = composeZone('TD3', { ...holder, surname: 'OBI' })
    expect(parse([first.replace('OBI', '08I'), second]).surname).toMatchObject({ value: 'OBI', isMended: true })
  })

  it('are not guessed where a sign is not clear', () => {
    const fields = doubtful({}, 0, [6], unclear)
    expect(fields.surname).toMatchObject({ value: null, doubt: 'faint' })
    expect(fields.givenNames.value).toBe('HARPREET')
    // The sign between the names may have been part of either.
    expect(doubtful({}, 0, [10], unclear)).toMatchObject({
      ...{ surname: { value: null, doubt: 'faint' }, givenNames: { value: null, doubt: 'faint' } },
    })
  })

  it('show their spellings if two are near', () => {
    expect(doubtful({}, 0, [6], orElse('T')).surname).toMatchObject({
      ...{ value: null, doubt: 'spelling', spellings: ['SINGH', 'STNGH'] },
    })
  })
})

describe('a state', () => {
  it.each([
    ['D', 'DE'],
    ['GBD', 'GB'],
    ['RKS', 'XK'],
    ['XXA', null],
    ['XXB', null],
    ['UNO', null],
    ['IND', 'IN'],
  ])('may be %s, of the country %s', (issuer, country) => {
    expect(passport({ issuer }).issuer).toMatchObject({ value: issuer, doubt: null })
    expect(countryOfZone(issuer)).toBe(country)
  })

  it('that nobody knows is not prefilled', () => {
    expect(passport({ citizenship: 'QQQ' }).citizenship).toMatchObject({ value: null, doubt: 'unknown' })
  })
})
