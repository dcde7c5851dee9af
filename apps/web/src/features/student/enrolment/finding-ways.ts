import type { Finding, PartPlace } from '@corridor/contract/student/enrolment/finding'
import { enrolmentFieldNames, findingPlaceNames } from '@corridor/contract/student/enrolment/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import { dotted } from '../../../lib/format/isolated'
import type { Translate } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { isOpen, steps, wayTo } from './steps'

type Standing = Parameters<typeof wayTo>[0]
/** A place that a finding names: a field of a step, or a part of the student's page. */
export type Place = Pick<Finding, 'step' | 'field' | 'name'> | PartPlace

interface Way {
  to: string
  search: Record<string, string>
}

const toPart = (student: Standing, place: PartPlace['place']): Way => ({
  to: paths.company.viewStudent(student._id),
  search: { show: place },
})

/** The way to a place of a finding: the form of a step at that field, or a part of the student's page. Undefined if the step is not open. */
export function wayToPlace(student: Standing, place: Place): Way | undefined {
  if ('place' in place) return toPart(student, place.place)
  if (place.step === null) return toPart(student, 'plan')
  const step = steps.find(({ number }) => number === place.step)
  if (!step || !isOpen(student, step.number)) return undefined
  const { to, search } = wayTo(student, step)
  return { to, search: { ...search, field: place.field, back: 'summary' } }
}

/** The words for a place: a paper by its title, a field with its step and, of several rows, the number of its own. */
export function placeWords(place: Place, t: Translate): string {
  if ('place' in place) return dotted(t(findingPlaceNames[place.place]), place.title)
  const step = steps.find(({ number }) => number === place.step)
  const row = /\.(\d+)\./.exec(place.field)?.[1]
  const entry = row === undefined ? '' : t('Entry {n}', { n: Number(row) + 1 })
  return dotted(t(step?.heading ?? findingPlaceNames.plan), entry, t(enrolmentFieldNames[place.name]))
}

export type Judged = Pick<Student, '_id' | 'isInEditMode' | 'savedSteps'>
