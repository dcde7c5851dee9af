import type { HardFact } from '@corridor/contract/job/job-match/lines'
import { describe, expect, it } from 'vitest'
import { type JobProfile, type PersonProfile, rateKey, wordsOfJob, wordsOfPerson } from './profile.ts'
import { toPlace } from './regions.ts'
import { type Verdict, verdictsOf } from './stops.ts'

const today = '2026-06-01'
const c2c = rateKey('USD', 'hour', 'C2C')
const nobody: PersonProfile = {
  ...wordsOfPerson({ title: null, skills: [], location: null }),
  years: null,
  authorization: null,
  isCitizen: false,
  authorizationEnds: null,
  relocates: false,
  availableFrom: null,
  rate: null,
  rateKey: null,
}
const job: JobProfile = {
  ...wordsOfJob('Java Developer', [], []),
  authorizations: ['green', 'citizen'],
  refused: [],
  toAsk: [],
  takesCitizens: true,
  places: [toPlace('Irving, TX, United States')],
  isRemote: false,
  relocation: null,
  maxRate: 80,
  rateKeys: [c2c],
}

const cases: [string, HardFact, Verdict, Partial<PersonProfile>, Partial<JobProfile>?][] = [
  ['nothing is known', 'authorization', 'unknown', {}],
  ['an accepted authorization', 'authorization', 'fits', { authorization: 'green' }],
  ['another one', 'authorization', 'stops', { authorization: 'h1b' }],
  ['an accepted one that ended', 'authorization', 'stops', { authorization: 'green', authorizationEnds: '2026-05-31' }],
  ['one that ends today', 'authorization', 'fits', { authorization: 'green', authorizationEnds: today }],
  ['a citizen', 'authorization', 'fits', { isCitizen: true }],
  ['a citizen where only others are taken', 'authorization', 'stops', { isCitizen: true }, { takesCitizens: false }],
  ['a job that asks for none', 'authorization', 'fits', {}, { authorizations: [] }],

  ['a refused one', 'authorization', 'stops', { authorization: 'opt' }, { authorizations: [], refused: ['opt'] }],
  [
    'another than the refused',
    'authorization',
    'fits',
    { authorization: 'h1b' },
    { authorizations: [], refused: ['opt'] },
  ],
  ['one nobody knows', 'authorization', 'unknown', {}, { authorizations: [], refused: ['opt'] }],
  [
    'a citizen where some are refused',
    'authorization',
    'fits',
    { isCitizen: true },
    { authorizations: [], refused: ['opt'] },
  ],
  [
    'one that may need a sponsor',
    'authorization',
    'unknown',
    { authorization: 'h1b' },
    { authorizations: [], toAsk: ['h1b'] },
  ],
  ['one that needs none', 'authorization', 'fits', { authorization: 'green' }, { toAsk: ['h1b'] }],
  [
    'a citizen with an old status',
    'authorization',
    'fits',
    { authorization: 'h1b', isCitizen: true },
    { authorizations: [], toAsk: ['h1b'] },
  ],
  ['one that is accepted and refused', 'authorization', 'stops', { authorization: 'green' }, { refused: ['green'] }],

  ['nothing is known', 'place', 'unknown', {}],
  ['the same state', 'place', 'fits', { place: toPlace('Dallas, Texas') }],
  ['the same city, written alone', 'place', 'fits', { place: toPlace('Irving') }],
  ['a city that nobody knows', 'place', 'unknown', { place: toPlace('Springfield') }],
  ['the country alone', 'place', 'unknown', { place: toPlace('USA') }],
  ['another state', 'place', 'stops', { place: toPlace('Miami, FL') }],
  ['another country', 'place', 'stops', { place: toPlace('Valencia, Spain') }],
  ['another state, ready to relocate', 'place', 'fits', { place: toPlace('Miami, FL'), relocates: true }],
  [
    'ready, but the job takes nobody from afar',
    'place',
    'stops',
    { place: toPlace('Miami, FL'), relocates: true },
    { relocation: false },
  ],
  ['another state, remote', 'place', 'fits', { place: toPlace('Miami, FL') }, { isRemote: true }],
  [
    'one of two places',
    'place',
    'fits',
    { place: toPlace('Miami, FL') },
    { places: ['Irving, TX', 'Tampa, FL'].map(toPlace) },
  ],
  ['a job without a place', 'place', 'unknown', { place: toPlace('Miami, FL') }, { places: [] }],

  ['nothing is known', 'availability', 'unknown', {}],
  ['at once', 'availability', 'fits', { availableFrom: '-infinity' }],
  ['from a day', 'availability', 'fits', { availableFrom: '2026-09-01' }],
  ['not for now', 'availability', 'stops', { availableFrom: 'infinity' }],

  ['nothing is known', 'rate', 'unknown', {}],
  ['less than is paid', 'rate', 'fits', { rate: 70, rateKey: c2c }],
  ['as much', 'rate', 'fits', { rate: 80, rateKey: c2c }],
  ['more', 'rate', 'stops', { rate: 80.01, rateKey: c2c }],
  ['more, in another unit', 'rate', 'unknown', { rate: 160_000, rateKey: rateKey('USD', 'year', 'C2C') }],
  ['more, in another currency', 'rate', 'unknown', { rate: 90, rateKey: rateKey('EUR', 'hour', 'C2C') }],
  ['more, on another tax term', 'rate', 'unknown', { rate: 90, rateKey: rateKey('USD', 'hour', 'W2') }],
  ['a job that names no pay', 'rate', 'fits', { rate: 500, rateKey: c2c }, { maxRate: null }],
]

describe('hard stops', () => {
  it.each(cases)('%s: %s %s', (_, fact, verdict, person, asked = {}) => {
    expect(verdictsOf({ ...nobody, ...person }, { ...job, ...asked }, today)[fact]).toBe(verdict)
  })
})
