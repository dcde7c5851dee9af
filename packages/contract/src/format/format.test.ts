import { describe, expect, it } from 'vitest'
import { dateText, dateTimeText, pointText, relativeText, shortDateText } from './date.ts'
import { dateIn, momentIn, momentsIn, wallTimeIn } from './day.ts'
import { listText } from './list.ts'
import { moneyText, sumOf } from './money.ts'
import { spanText } from './number.ts'
import { personName, plainName } from './person-name.ts'
import type { Reader } from './reader.ts'
import { type CompanySettings, dateFormats, namePatterns } from './settings.ts'
import { isTimeZone, timeZones, zoneText } from './time-zones.ts'

const settings: CompanySettings = {
  defaultDateFormat: 'dd/mm/yy',
  displayNamePattern: 'Last Name + First Name',
  currency: 'INR',
  timezone: 'Asia/Kolkata',
}
const reader = (own: Partial<CompanySettings> | null, language: Reader['language'] = 'en'): Reader => ({
  language,
  settings: own && { ...settings, ...own },
  timeZone: 'UTC',
})

describe('a time of the clock on the wall', () => {
  it.each([
    ['UTC', '2027-03-01T09:00', '2027-03-01T09:00:00.000Z'],
    ['Asia/Kolkata', '2027-03-01T09:00', '2027-03-01T03:30:00.000Z'],
    ['Europe/Berlin', '2027-03-27T09:00', '2027-03-27T08:00:00.000Z'],
    ['Europe/Berlin', '2027-03-28T09:00', '2027-03-28T07:00:00.000Z'],
    ['America/New_York', '2026-11-01T00:30', '2026-11-01T04:30:00.000Z'],
    ['Pacific/Kiritimati', '2027-01-01T00:00', '2026-12-31T10:00:00.000Z'],
  ])('is a moment in %s and comes back', (zone, wall, moment) => {
    expect(momentIn(zone, wall).toISOString()).toBe(moment)
    expect(wallTimeIn(zone, moment)).toBe(wall)
  })

  // The changes of 2027 as IANA's tables have them.
  it.each([
    ['America/New_York', '2027-11-07T01:30', ['2027-11-07T05:30:00.000Z', '2027-11-07T06:30:00.000Z']],
    ['America/New_York', '2027-03-14T02:30', []],
    ['America/New_York', '2027-11-07T02:00', ['2027-11-07T07:00:00.000Z']],
    ['Europe/Berlin', '2027-10-31T02:30', ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
    ['Europe/Berlin', '2027-03-28T02:30', []],
    ['Australia/Lord_Howe', '2027-04-04T01:45', ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z']],
    ['Australia/Lord_Howe', '2027-10-03T02:15', []],
    ['America/Santiago', '2027-04-03T23:30', ['2027-04-04T02:30:00.000Z', '2027-04-04T03:30:00.000Z']],
    ['America/Santiago', '2027-09-05T00:30', []],
    ['Asia/Kolkata', '2027-11-07T01:30', ['2027-11-06T20:00:00.000Z']],
  ])('in %s, %s is every moment that shows it', (zone, wall, moments) => {
    expect(momentsIn(zone, wall).map((moment) => moment.toISOString())).toEqual(moments)
  })

  it.each([
    ['Europe/Berlin', '2027-03-28T02:30', '2027-03-28T03:30'],
    ['America/Toronto', '2027-03-14T02:30', '2027-03-14T03:30'],
  ])('that %s skips is the one after the gap', (zone, skipped, shown) => {
    expect(wallTimeIn(zone, momentIn(zone, skipped).toISOString())).toBe(shown)
  })
})

describe('a date', () => {
  const written = { 'mm/dd/yy': '03/01/27', 'dd/mm/yy': '01/03/27', 'yy/mm/dd': '27/03/01' }
  it.each(dateFormats)('is written as %s', (defaultDateFormat) => {
    expect(dateText('2027-03-01', reader({ defaultDateFormat }))).toBe(written[defaultDateFormat])
  })

  it.each(['Pacific/Apia', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Pago_Pago', 'UTC'])(
    'without a time stands as it is in %s',
    (timezone) => {
      expect(dateText('2027-03-01', reader({ timezone }))).toBe('01/03/27')
      expect(dateText('2027-03-01', { ...reader(null), timeZone: timezone })).toBe('Mar 1, 2027')
    },
  )

  it.each([
    ['Asia/Kolkata', '02/03/27', '02/03/27, 1:15 AM'],
    ['America/Los_Angeles', '01/03/27', '01/03/27, 11:45 AM'],
    ['Pacific/Apia', '02/03/27', '02/03/27, 8:45 AM'],
  ])('of a moment is that of the clock in %s', (timezone, date, moment) => {
    const plain = (text: string) => text.replaceAll('\u202f', ' ')
    expect(dateText('2027-03-01T19:45:00Z', reader({ timezone }))).toBe(date)
    expect(plain(dateTimeText('2027-03-01T19:45:00Z', reader({ timezone })))).toBe(moment)
  })

  it('keeps the same digits in every language, and the words of the language before anything is chosen', () => {
    for (const language of ['en', 'fr', 'zh', 'ar'] as const)
      expect(dateText('2027-03-01', reader({}, language))).toBe('01/03/27')
    expect(dateText('2027-03-01', reader(null, 'fr'))).toBe('1 mars 2027')
    const full = (language: 'fr' | 'ar') =>
      dateTimeText('2027-03-01T19:45:00Z', { ...reader(null, language), timeZone: 'UTC' }, 'full')
    expect(full('fr')).toBe('lundi 1 mars 2027 à 19:45')
    expect(full('ar')).toMatch(/^الاثنين، 1 مارس 2027 في 7:45/)
    expect(dateText('2027-03-01', reader(null), 'long')).toBe('March 1, 2027')
  })

  it('is relative within a week, and a date before', () => {
    const now = Date.parse('2027-03-10T12:00:00Z')
    expect(relativeText('2027-03-09T12:00:00Z', now, reader({}))).toBe('yesterday')
    expect(relativeText('2027-03-01T12:00:00Z', now, reader({}))).toBe('01/03/27')
  })

  it.each([
    ['2027-11-12T15:02:00Z', 'today', '3:02 PM'],
    ['2027-11-11T23:59:00Z', 'the day before', 'Thu'],
    ['2027-11-06T00:00:00Z', 'six days before', 'Sat'],
    ['2027-11-05T23:59:00Z', 'a week before', 'Nov 5'],
    ['2027-11-14T09:00:00Z', 'to come', 'Nov 14'],
    ['2026-12-31T23:59:00Z', 'of last year', 'Dec 31, 2026'],
    ['2027-11-12', 'without a time, today', 'Nov 12'],
    ['2027-11-10', 'without a time, this week', 'Nov 10'],
    ['2028-01-02', 'without a time, of next year', 'Jan 2, 2028'],
  ])('%s, %s, is short', (value, _, written) => {
    const now = Date.parse('2027-11-12T18:00:00Z')
    const plain = (text: string) => text.replaceAll('\u202f', ' ')
    expect(plain(shortDateText(value, now, reader(null)))).toBe(written)
  })

  it('is short by the clock of the company, in the order of its pattern, with a month that is a word', () => {
    const now = Date.parse('2027-11-12T20:00:00Z')
    // In Kolkata it is the 13th already.
    expect(shortDateText('2027-11-12T18:00:00Z', now, reader({}))).toBe('Fri')
    const day = (defaultDateFormat: CompanySettings['defaultDateFormat'], language?: Reader['language']) =>
      shortDateText('2027-03-01', now, reader({ defaultDateFormat }, language))
    expect(dateFormats.map((format) => day(format))).toEqual(
      dateFormats.map((format) => ({ 'mm/dd/yy': 'Mar 1', 'dd/mm/yy': '1 Mar', 'yy/mm/dd': 'Mar 1' })[format]),
    )
    expect(day('mm/dd/yy', 'fr')).toBe('1 mars')
    expect(day('mm/dd/yy', 'ar')).toBe('1 مارس')
    expect(day('mm/dd/yy', 'zh')).toBe('3月1日')
  })

  it('on an axis has the order of the pattern, without its year', () => {
    expect(
      dateFormats.map((defaultDateFormat) => pointText('2027-03-01', 'day', reader({ defaultDateFormat }))),
    ).toEqual(['03/01', '01/03', '03/01'])
    expect(pointText('2027-03-01', 'month', reader({}))).toBe('Mar')
  })
})

describe('a name', () => {
  const cases: [string, object, string[]][] = [
    ['of two parts', { firstName: 'Ana', lastName: 'Ruiz' }, ['Ana', 'Ruiz', 'Ana Ruiz', 'Ruiz Ana']],
    [
      'with a middle name',
      { firstName: 'Ana', middleName: 'Maria', lastName: 'Ruiz' },
      ['Ana Maria', 'Ruiz', 'Ana Maria Ruiz', 'Ruiz Ana Maria'],
    ],
    ['of one part', { firstName: 'Sukarno', lastName: '' }, ['Sukarno', 'Sukarno', 'Sukarno', 'Sukarno']],
    ['without a first name', { firstName: ' ', lastName: 'Ruiz' }, ['Ruiz', 'Ruiz', 'Ruiz', 'Ruiz']],
    ['of nobody', { firstName: null }, ['', '', '', '']],
  ]
  it.each(cases)('%s follows each pattern', (_, parts, written) => {
    expect(namePatterns.map((displayNamePattern) => personName(parts, { ...settings, displayNamePattern }))).toEqual(
      written,
    )
  })

  it('stands with the first name in front before anything is chosen', () => {
    expect(plainName({ firstName: 'Ana', lastName: 'Ruiz' })).toBe('Ana Ruiz')
  })
})

describe('money', () => {
  it.each([
    [{ minor: 129900, currency: 'USD' }, '$1,299'],
    [{ minor: 9950, currency: 'INR' }, '₹99.50'],
    [{ minor: 500, currency: 'JPY' }, '¥500'],
  ])('%o is written with its own currency', (money, written) => {
    expect(moneyText(money, reader({}))).toBe(written)
  })

  it('is added up in one currency alone', () => {
    const rupees = [
      { minor: 10, currency: 'INR' },
      { minor: 5, currency: 'INR' },
    ]
    expect(sumOf('INR', rupees)).toEqual({ minor: 15, currency: 'INR' })
    expect(sumOf('INR', [])).toEqual({ minor: 0, currency: 'INR' })
    expect(() => sumOf('INR', [...rupees, { minor: 1, currency: 'USD' }])).toThrow('USD cannot be added to INR')
  })
})

describe('a time zone', () => {
  it('is known by its IANA name alone', () => {
    expect(['Asia/Kolkata', 'America/Argentina/Ushuaia', 'UTC'].map(isTimeZone)).toEqual([true, true, true])
    expect(['+05:30', 'GMT+5', 'asia/kolkata', 'Mars/Olympus', ''].map(isTimeZone)).toEqual(Array(5).fill(false))
    expect(timeZones().filter((zone) => !isTimeZone(zone))).toEqual([])
    expect(timeZones()).toContain('Asia/Kolkata')
  })

  it('shows its offset of the moment', () => {
    expect(zoneText('Asia/Kolkata', new Date('2027-01-01'))).toBe('Asia/Kolkata (GMT+05:30)')
    expect(zoneText('UTC', new Date('2027-01-01'))).toBe('UTC (GMT+00:00)')
    expect(zoneText('Europe/Berlin', new Date('2027-07-01'))).toBe('Europe/Berlin (GMT+02:00)')
  })

  it('has its own day', () => {
    expect(dateIn('Asia/Kolkata', '2027-03-01T19:45:00Z')).toBe('2027-03-02')
    expect(dateIn('America/Los_Angeles', '2027-03-01T05:00:00Z')).toBe('2027-02-28')
  })
})

describe('a list', () => {
  it.each([
    ['en', 'Owner, Recruiter User'],
    ['fr', 'Owner, Recruiter User'],
    ['ar', 'Owner، Recruiter User'],
    ['zh', 'Owner、Recruiter User'],
  ] as const)('in %s has the comma of the language', (language, expected) => {
    expect(listText(['Owner', 'Recruiter User'], { language })).toBe(expected)
    expect(listText(['Owner'], { language })).toBe('Owner')
  })
})

describe('a length of time', () => {
  const hourMs = 3_600_000
  it.each([
    [0, '0 minutes'],
    [59 * 60_000, '59 minutes'],
    [hourMs, '1 hour'],
    [47.9 * hourMs, '47 hours'],
    [48 * hourMs, '2 days'],
    [96 * hourMs, '4 days'],
    [100 * 24 * hourMs, '100 days'],
  ])('%d ms is %s: hours below two days, then days', (ms, written) => {
    expect(spanText(ms, reader(null))).toBe(written)
  })

  it('has its number as each language counts', () => {
    const inDays = (days: number) =>
      (['fr', 'ar', 'zh'] as const).map((language) =>
        spanText(days * 24 * hourMs, reader(null, language)).replaceAll('\u00a0', ' '),
      )
    expect(inDays(2)).toEqual(['2 jours', 'يومان', '2天'])
    expect(inDays(4)).toEqual(['4 jours', '4 أيام', '4天'])
  })

  it('is none before its beginning', () => {
    expect(spanText(-5, reader(null))).toBe('0 minutes')
  })
})
