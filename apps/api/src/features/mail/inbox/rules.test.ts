import { describe, expect, it } from 'vitest'
import { findBackOn } from './back-on.ts'
import { partQuoted } from './quoted.ts'
import { judgeKind } from './rules.ts'

const judge = (own: string, more: Partial<Parameters<typeof judgeKind>[0]> = {}) =>
  judgeKind({ isReport: false, isAutomatic: false, subject: 'Re: bench', jobTitle: undefined, skills: 0, own, ...more })

describe('what a mail is about', () => {
  it.each([
    ['The position is on hold until January.', 'no'],
    ['Hi, this role has been filled.', 'no'],
    ['We are not interested, thanks.', 'no'],
    ['Le poste est pourvu.', 'no'],
    ['No estamos interesados por ahora.', 'no'],
    ['Die Stelle ist bereits besetzt.', 'no'],
    ['Please send your best profiles.', 'requirement'],
    ['We are looking for a Senior Java Developer in Charlotte.', 'requirement'],
    ['Wir suchen einen Java Entwickler in Berlin.', 'requirement'],
    ['Is Marcus open to Nashville?', 'question'],
    ['هل هو متاح؟', 'question'],
    ['See https://apex.example/jobs?id=7', 'other'],
    ['Thank you.', 'other'],
    ['', 'other'],
  ])('%s is %s', (own, kind) => {
    expect(judge(own).kind).toBe(kind)
  })

  it('is a bounce where a server reports one, whatever it says', () => {
    expect(judge('Not interested', { isReport: true }).kind).toBe('bounce')
  })

  it('is away by its subject, or by its words where a machine wrote them', () => {
    expect(judge('', { subject: 'Automatic reply: bench' })).toMatchObject({ kind: 'out-of-office', rule: 'words' })
    expect(judge('I am out of office.', { isAutomatic: true })).toMatchObject({ rule: 'automatic' })
    expect(judge('I was out of office, can we talk?').kind).toBe('question')
  })

  it('names the title that the reader of job ads found', () => {
    expect(judge('…', { jobTitle: 'QA Lead', skills: 2 })).toEqual({
      ...{ kind: 'requirement', rule: 'job-read', words: 'QA Lead' },
    })
  })

  it('ends for whatever a stranger writes', () => {
    const long = `${'looking for a '.repeat(5_000)}${'a'.repeat(100_000)}`
    expect(judge(long).kind).toBe('other')
    expect(partQuoted(`${'> '.repeat(50_000)}\n${'On on on\n'.repeat(20_000)}`).own.length).toBeGreaterThan(0)
  })
})

describe('own words', () => {
  it.each([
    ['On Mon, Nov 23, 2026 at 9:20 AM Dana <d@apex.example> wrote:'],
    ['On Mon, Nov 23, 2026 at 9:20 AM Dana Whitfield of the Charlotte desk\n<d@apex.example> wrote:'],
    ['Le lun. 23 nov. 2026 à 09:20, Dana a écrit :'],
    ['El lun, 23 nov 2026 a las 9:20, Dana escribió:'],
    ['Am Mo., 23. Nov. 2026 um 09:20 Uhr schrieb Dana <d@apex.example>:'],
    ['-----Original Message-----'],
    ['From: Dana\nSent: Monday\nTo: Bianca\nSubject: x'],
    ['De : Dana\nEnvoyé : lundi\nÀ : Bianca'],
    ['Von: Dana\nGesendet: Montag\nAn: Bianca'],
  ])('end before %s', (head) => {
    expect(partQuoted(`Yes, she is.\n\n${head}\n\nIs she free?`)).toMatchObject({ own: 'Yes, she is.' })
  })

  it('are found below what they answer too', () => {
    const text = 'On Mon, Nov 23, 2026 Dana wrote:\n> Is she free?\n\nYes, she is.'
    expect(partQuoted(text)).toEqual({
      ...{ own: 'Yes, she is.', quoted: 'On Mon, Nov 23, 2026 Dana wrote:\n> Is she free?' },
    })
  })

  it('are all where nothing is quoted', () => {
    expect(partQuoted('On Monday she is free.\nFrom there we go on.').quoted).toBe('')
  })
})

describe('back on', () => {
  it.each([
    ['I am back on November 30.', '2026-11-30'],
    ['I will return 30 November 2026', '2026-11-30'],
    ['Back in the office 2026-12-01', '2026-12-01'],
    ['returning 1/4/2027', '2027-01-04'],
    ['Ich bin zurück am 30.11.2026', '2026-11-30'],
    ['de retour le 4 janvier', '2027-01-04'],
    ['back on February 31', null],
    ['back soon', null],
  ])('%s: %s', (text, day) => {
    expect(findBackOn(text, new Date('2026-11-23T12:00:00Z'))).toBe(day)
  })
})
