import { describe, expect, it } from 'vitest'
import { fitOf, isAnothers } from './name-fit.ts'

const name = (first_name: string, middle_name: string, last_name: string) => ({ first_name, middle_name, last_name })
const zone = (surname: string, givenNames: string) => ({ surname, givenNames })

// Zones as ICAO 9303-3 has them written: letters without their marks, or with two or three letters for one.
const same: [string, ReturnType<typeof zone>, ReturnType<typeof name>][] = [
  ['letters with marks', zone('NGUYEN', 'THI MAI'), name('Mai', 'Thị', 'Nguyễn')],
  ['two surnames', zone('GARCIA LOPEZ', 'JOSE'), name('José', '', 'García López')],
  ['one name', zone('LAKSHMI', ''), name('Lakshmi', '', '')],
  ['an umlaut in two letters', zone('MUELLER', 'JOERG'), name('Jörg', '', 'Müller')],
  ['an umlaut without its marks', zone('MULLER', 'JORG'), name('Jörg', '', 'Müller')],
  ['the Danish letters', zone('OESTERGAARD', 'AASE'), name('Åse', '', 'Østergaard')],
  ['a Spanish letter in three', zone('MUNXXOZ', 'ANA'), name('Ana', '', 'Muñoz')],
  ['an apostrophe and a hyphen', zone('OBRIEN', 'ANNE MARIE'), name('Anne-Marie', '', "O'Brien")],
  ['a particle that stands apart', zone('DE LA CRUZ', 'MARIA'), name('Maria', '', 'Delacruz')],
  ['the names the other way round', zone('GRACE', 'WANJIRU'), name('Grace', '', 'Wanjiru')],
]

describe('names of a zone beside those of a student', () => {
  it.each(same)('are the same: %s', (_, written, own) => {
    expect(fitOf(written, own, false)).toBe('same')
    expect(isAnothers(written, own)).toBe(false)
  })

  it('differ by a word, which makes nobody another', () => {
    const own = name('Rahul', 'Dev', 'Kumar')
    expect(fitOf(zone('KUMAR', 'RAHUL'), own, false)).toBe('differs')
    expect(isAnothers(zone('KUMAR', 'RAHUL'), own)).toBe(false)
    expect(isAnothers(zone('SHARMA', 'RAHOOL'), own)).toBe(false)
  })

  it('are not compared in a script that a zone cannot write, nor where the zone cannot be read', () => {
    expect(fitOf(zone('LI', 'NA'), name('娜', '', '李'), false)).toBe('unknown')
    expect(fitOf(zone('HADDAD', 'NOOR'), name('نور', '', 'حداد'), false)).toBe('unknown')
    expect(fitOf(zone('', ''), name('Asha', '', 'Rao'), false)).toBe('unknown')
    expect(isAnothers(zone('LI', 'NA'), name('娜', '', '李'))).toBe(false)
  })

  it('fit as far as a line that cut them off goes', () => {
    const own = name('Wilhelmina', 'Alexandra', 'Papadimitriou-Konstantopoulou')
    const cut = zone('PAPADIMITRIOU KONSTANTOPOULOU', 'WILHEL')
    expect(fitOf(cut, own, true)).toBe('same')
    expect(fitOf(cut, own, false)).toBe('differs')
  })

  it('are somebody else’s if no word sounds like one of theirs', () => {
    expect(isAnothers(zone('OKAFOR', 'CHIDI'), name('Asha', '', 'Rao'))).toBe(true)
    expect(fitOf(zone('OKAFOR', 'CHIDI'), name('Asha', '', 'Rao'), false)).toBe('differs')
  })
})
