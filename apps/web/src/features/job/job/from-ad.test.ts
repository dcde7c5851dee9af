import { expect, it } from 'vitest'
import { findId, type KnownNames, toFormFromAd } from './from-ad'

const named = (...names: string[]) => names.map((name) => ({ _id: `id of ${name}`, name }))
const known: KnownNames = {
  'job-type': named('Full Time', 'Contract', 'Contract to Hire'),
  'pay-type': named('W2', 'C2C'),
  'work-mode': named('On-site', 'Hybrid'),
  'salary-duration': named('Hourly', 'Yearly'),
  'work-authorization': [{ _id: 'id of GC', name: 'GC', aliases: ['Green Card'] }],
  'contract-duration': named('1 Month', '6 Months'),
  country: named('United States'),
  client: [{ _id: 'id of chase', name: 'JPMorgan Chase', aliases: ['JPMC'] }],
}
const found = (value: string) => ({ value, page: 1, start: 0, end: 1, sure: 0.9 })

it('fills the form in from an ad, by the names of the lookups', () => {
  const { values, origins, unknownClient } = toFormFromAd(
    {
      pages: ['Java Developer', 'Dallas, TX'],
      fields: {
        jobTitle: found('Java Developer'),
        jobTypes: [found('Contract-to-hire'), found('Full-time'), found('Seasonal')],
        locations: [
          { place: found('Dallas, TX'), city: found('Dallas'), state: found('Texas'), country: found('United States') },
          { place: found('Austin'), city: found('Austin') },
        ],
        workMode: found('On-site'),
        relocation: found('No'),
        minSalary: found('62.5'),
        currency: found('USD'),
        salaryDuration: found('hour'),
        payTypes: [found('C2C')],
        skills: [found('Java')],
        workAuthorizations: [found('Green card')],
        contractMonths: found('6'),
        endClient: found('jpmc'),
        vendorContact: { email: found('desk@apex.example') },
      },
    },
    known,
  )
  expect(values).toMatchObject({
    kind: 'vendor',
    jobTitle: 'Java Developer',
    jobDescription: 'Java Developer\nDallas, TX',
    adText: 'Java Developer\nDallas, TX',
    jobType: ['id of Contract to Hire', 'id of Full Time'],
    country: 'id of United States',
    state: 'Texas',
    city: 'Dallas',
    morePlaces: [{ country: null, state: '', city: 'Austin', zipCode: '' }],
    workMode: 'id of On-site',
    relocation: false,
    minSalary: 62.5,
    maxSalary: null,
    currency: 'USD',
    salaryDuration: 'id of Hourly',
    payType: ['id of C2C'],
    workAuthorization: ['id of GC'],
    contractDuration: 'id of 6 Months',
    client: 'id of chase',
    skill: ['Java'],
  })
  expect(origins.minSalary).toEqual(found('62.5'))
  expect(unknownClient).toBeUndefined()
})

it('keeps whom an ad refuses, with its words, and keeps nobody away because others are welcome', () => {
  const authorizations = {
    ...known,
    'work-authorization': named('GC', 'OPT', 'STEM OPT', 'H1B', 'GC EAD', 'H4 EAD'),
  }
  const page = '12 months. Visa: any but OPT.\nRemote'
  const of = (value: string) => ({ value, page: 1, start: 25, end: 28, sure: 0.9 })
  const fill = (fields: object) => toFormFromAd({ pages: [page], fields }, authorizations).values
  expect(fill({ refusedAuthorizations: [of('OPT')], officeDays: of('3') })).toMatchObject({
    workAuthorization: [],
    refusedAuthorization: ['id of OPT', 'id of STEM OPT'],
    authorizationWords: 'Visa: any but OPT',
    officeDays: 3,
  })
  expect(fill({ workAuthorizations: [of('EAD')], onlyTheseAuthorizations: of('No') }).workAuthorization).toEqual([])
  expect(fill({ workAuthorizations: [of('EAD')], onlyTheseAuthorizations: of('Yes') }).workAuthorization).toEqual([
    'id of GC EAD',
    'id of H4 EAD',
  ])
  // Asked from either side, without an alias in the lookup.
  expect(findId(named('GC'), 'Green Card')).toBe('id of GC')
  expect(findId(named('Permanent Resident'), 'GC')).toBe('id of Permanent Resident')
})

it('names a client who is not known, and leaves empty what an ad does not say', () => {
  const { values, unknownClient } = toFormFromAd({ pages: ['x'], fields: { endClient: found('Initech') } }, known)
  expect([unknownClient?.value, values.client, values.kind, values.relocation]).toEqual(['Initech', null, 'own', null])
  expect(findId(known.country, undefined)).toBeNull()
})
