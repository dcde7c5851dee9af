import { enrolmentSteps, firstMissingStep } from '@corridor/contract/student/enrolment/steps'
import type { Student } from '@corridor/contract/student/student/shapes'
import { paths } from '../../../paths'

type Standing = Pick<Student, '_id' | 'isInEditMode' | 'savedSteps'>

export type Step = (typeof enrolmentSteps)[number]
export const steps: readonly Step[] = enrolmentSteps

/** Pages that a step was opened from, to be led back to: `?back=summary`. */
const backs = {
  summary: paths.company.enrolmentSummary,
  file: paths.company.viewStudent,
}
export type Back = keyof typeof backs

export const findStep = (segment: string): Step | undefined => enrolmentSteps.find((step) => step.segment === segment)

const savedNumbers = ({ savedSteps }: Standing) => savedSteps.map(({ step }) => step)
export const isSaved = (student: Standing, number: number) => savedNumbers(student).includes(number)

/** A step opens when all before it are saved, or it was itself; each does of a student that came by import or from a lead. */
export const isOpen = (student: Standing, number: number): boolean =>
  student.isInEditMode || isSaved(student, number) || firstMissingStep(savedNumbers(student), number) === null

/** The address of a step of a student. One that was saved is edited. */
export const wayTo = (
  student: Standing,
  { number, segment }: Step,
): { to: string; search: Record<string, string> } => ({
  to: paths.company.enrolmentStep(segment, student._id),
  search: isSaved(student, number) ? { mode: 'edit' } : {},
})

/** The address that follows a saved step: the next, after the last the summary; the page that it was opened from if the query names one. */
export function wayAfter(student: Standing, { number }: Step, back: string | undefined) {
  const next = steps[number]
  if (back === 'summary' || back === 'file') return { to: backs[back](student._id), search: {} }
  return next ? wayTo(student, next) : { to: backs.summary(student._id), search: {} }
}
