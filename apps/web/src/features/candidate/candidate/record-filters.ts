import type { candidate } from '@corridor/contract/candidate/candidate/shapes'
import { ratePers, taxTerms } from '@corridor/contract/field/rate-terms'
import { currencies } from '@corridor/contract/format/settings'
import { api } from '../../../lib/call/client'
import { rateUnits } from '../../../lib/form/input/rate-units'
import { seededName } from '../../../lib/format/seeded-name'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { recordFilter } from '../../../lib/list/filter/record-filter'
import type { FiltersOf } from '../../../lib/list/types'
import { isAmount, isYears, placeCharsMin } from './filter-bounds'

// They come with the first look at them: the list does not wait.
const boxes = () => import('./record-filter-boxes')
const SkillsBox = late(() => import('../../base/lookup/exports/skills-box'))
const YearsFromBox = late(async () => ({ default: (await boxes()).YearsFromBox }))
const YearsToBox = late(async () => ({ default: (await boxes()).YearsToBox }))
const RateToBox = late(async () => ({ default: (await boxes()).RateToBox }))
const PlaceBox = late(async () => ({ default: (await boxes()).PlaceBox }))

const soonDays = 30
const dayMs = 86_400_000

const years = { makesSense: isYears, toWire: Number }
const dateIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
const availableBy: Record<string, () => string> = { now: () => dateIn(0), soon: () => dateIn(soonDays) }

/** Filters of lists of candidates beside search and status. */
export const recordFilters: FiltersOf<typeof candidate.list> = {
  skills: {
    label: text('Skills'),
    Control: SkillsBox,
    toWire: (value) => value.split(','),
  },
  experienceFrom: { label: text('Experience from (years)'), Control: YearsFromBox, ...years },
  experienceTo: { label: text('Experience to (years)'), Control: YearsToBox, ...years },
  workAuthorization: recordFilter({
    label: text('Visa Status/Work Authorization'),
    source: api.lookup['work-authorization'].list,
    nameOf: (row) => seededName('work-authorization', row.name),
    writtenName: (row) => row.name,
  }),
  location: {
    label: text('Location'),
    Control: PlaceBox,
    makesSense: (value) => value.trim().length >= placeCharsMin,
  },
  availability: {
    label: text('Availability'),
    options: [
      { value: 'now', label: text('Available now') },
      { value: 'soon', label: text('Available within 30 days') },
      { value: 'unavailable', label: text('Not available') },
    ],
    toWire: (value) => availableBy[value]?.() ?? value,
  },
  authorizationEndsBy: {
    label: text('Authorization ends'),
    options: [
      { value: '0', label: text('Has ended') },
      { value: '30', label: text('Within 30 days') },
      { value: '90', label: text('Within 90 days') },
      { value: '180', label: text('Within 180 days') },
    ],
    toWire: (value) => dateIn(Number(value)),
  },
  benchSinceBy: {
    label: text('On the bench'),
    options: [
      { value: '0', label: text('Now') },
      { value: '30', label: text('For 30 days or more') },
      { value: '45', label: text('For 45 days or more') },
      { value: '60', label: text('For 60 days or more') },
    ],
    toWire: (value) => dateIn(-Number(value)),
  },
  rateTo: { label: text('Rate at most'), Control: RateToBox, makesSense: isAmount, toWire: Number },
  rateCurrency: {
    label: text('Rate currency'),
    options: currencies.map((value) => ({ value, label: value })),
  },
  ratePer: {
    label: text('Rate per'),
    options: ratePers.map((value) => ({ value, label: rateUnits[value] })),
  },
  taxTerm: { label: text('Tax term'), options: taxTerms.map((value) => ({ value, label: value })) },
}
