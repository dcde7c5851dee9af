import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findingPlaceNames, findingPlaces } from '@corridor/contract/student/enrolment/kinds'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { describe, expect, it } from 'vitest'
import { placeWords, wayToPlace } from './finding-ways'

const id = '019c0000-0000-7000-8000-000000000001'
const student = { _id: id, isInEditMode: true, savedSteps: [] }
const cards = {
  plan: '../student/plan-card.tsx',
  family: '../family/exports/family-card.tsx',
  documents: '../student-document/exports/student-documents.tsx',
  imported: '../student/imported-refusals.tsx',
  applications: '../../agency/student-application/applications-part.tsx',
}

describe('the way to a place of a finding', () => {
  it.each(enrolmentSteps.map(({ number, segment }) => [number, segment] as const))(
    'leads to the field of step %i',
    (step, segment) => {
      expect(wayToPlace(student, { step, field: 'contacts.1.email', name: 'email' })).toEqual({
        to: `/company/enrollstudent/${segment}/${id}`,
        search: { field: 'contacts.1.email', back: 'summary' },
      })
    },
  )

  it.each(findingPlaces)('leads to a part of the page that takes the focus: %s', (place) => {
    expect(wayToPlace(student, { place, title: null })).toEqual({
      to: `/company/enrollstudent/view-student/${id}`,
      search: { show: place },
    })
    const source = readFileSync(fileURLToPath(new URL(cards[place], import.meta.url)), 'utf8')
    expect(source).toContain(`place="${place}"`)
  })

  it('leads from a field of the plan to its card', () => {
    expect(wayToPlace(student, { step: null, field: 'intake', name: 'intake' })?.search).toEqual({ show: 'plan' })
  })

  it('leads to no step that is not open', () => {
    const begun = { ...student, isInEditMode: false }
    expect(wayToPlace(begun, { step: 8, field: 'further', name: 'further' })).toBeUndefined()
  })

  it('is said by the step and the field, or by the part and the title', () => {
    const t = (key: string, params?: object) => `${key}${params ? JSON.stringify(params) : ''}`
    expect(placeWords({ step: 6, field: 'birthDate', name: 'birthDate' }, t)).toBe('Passport Details · Birth Date')
    expect(placeWords({ step: 5, field: 'contacts.1.email', name: 'email' }, t)).toBe(
      'Emergency Contact · Entry {n}{"n":2} · Email',
    )
    expect(placeWords({ place: 'documents', title: 'Letter' }, t)).toBe(`${findingPlaceNames.documents} · Letter`)
  })
})
