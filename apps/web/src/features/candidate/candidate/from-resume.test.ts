import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { describe, expect, it } from 'vitest'
import { missingFields, originOf } from './from-resume'

const found = (value: string, sure = 0.95) => ({ value, page: 2, start: 0, end: value.length, sure })

describe('toCandidateValues', () => {
  it('takes what was found and leaves the rest to the form', () => {
    expect(toCandidateValues({ firstName: found('Anita'), email: found('anita@mail.example') })).toEqual({
      firstName: 'Anita',
      email: 'anita@mail.example',
    })
  })

  it('takes skills and years in the form that the form holds', () => {
    const skills = [found('Java'), found('x'.repeat(51)), found('SQL')]
    expect(toCandidateValues({ skills, experience: found('7.5') })).toEqual({
      skills: ['Java', 'SQL'],
      experience: 7.5,
    })
  })

  it('counts a short name from a resume as confirmed', () => {
    expect(toCandidateValues({ firstName: found('Wei'), lastName: found('Li') })).toMatchObject({ nameConfirmed: true })
  })
})

describe('originOf', () => {
  it('names the page and asks for a look where the reading is not sure', () => {
    expect(originOf(found('Anita'), 'Anita')).toEqual({ page: 2, isSure: true })
    expect(originOf(found('Anita', 0.79), 'Anita')).toEqual({ page: 2, isSure: false })
  })

  it('says nothing once the person has changed the value', () => {
    expect(originOf(found('Anita'), 'Anitha')).toBeUndefined()
    expect(originOf(undefined, '')).toBeUndefined()
  })
})

describe('missingFields', () => {
  it('lists what the resume did not show', () => {
    expect(missingFields({ firstName: found('Anita'), lastName: found('Rao'), email: found('a@b.example') })).toEqual([
      'phone',
      'jobTitle',
      'location',
      'experience',
    ])
  })
})
