import type { Answers } from '@corridor/contract/site/lead/questions'
import { expect, it } from 'vitest'
import { estimate, skilledWorkers } from './points.ts'

const answers: Answers = {
  ...{ destination: 'CA', purpose: 'residence', age: '30', education: 'master', experience: 'two' },
  ...{ language: 'clb9', secondLanguage: 'no', jobOffer: 'no', ties: 'none' },
}
const before = '2026-02-01'
const points = (more: Answers) => estimate({ ...answers, ...more }, before)?.points

it.each<[string, Answers, number]>([
  ['a degree, two years of work and good English at thirty', {}, 23 + 11 + 24 + 12],
  ['a year less for each year above 35', { age: '40' }, 23 + 11 + 24 + 7],
  ['no points for age from 47 on, and none below 18', { age: '47' }, 23 + 11 + 24],
  ['none below 18', { age: '17' }, 23 + 11 + 24],
  ['a job offer counts for itself and for adaptability', { jobOffer: 'yes' }, 70 + 10 + 5],
  ['adaptability ends at ten', { jobOffer: 'yes', ties: 'worked' }, 70 + 10 + 10],
  ['the second language', { secondLanguage: 'yes' }, 74],
  ['no language, no points for it', { language: 'below' }, 46],
  [
    'everything',
    { education: 'doctorate', experience: 'six', secondLanguage: 'yes', jobOffer: 'yes', ties: 'worked' },
    100,
  ],
])('counts %s', (_, more, wanted) => expect(points(more)).toBe(wanted))

it('says nothing of what its table is not about, and of what was not answered', () => {
  expect(points({ destination: 'AU' })).toBeUndefined()
  expect(points({ purpose: 'study' })).toBeUndefined()
  const { age: _, ...rest } = answers
  expect(estimate(rest, before)).toBeUndefined()
})

it('says when its table must be read again', () => {
  expect(estimate(answers, before)?.isDue).toBe(false)
  expect(estimate(answers, skilledWorkers.dueOn)?.isDue).toBe(true)
})
