import type { LeadKind } from '@corridor/contract/site/lead/kinds'
import { assessmentSteps, isAnswer, type QuestionName } from '@corridor/contract/site/lead/questions'
import { fail } from '../../../platform/fail.ts'

const stepsOf = (kind: LeadKind) => (kind === 'assessment' ? assessmentSteps.length : 1)

/** The step that a form was at: a number from one on. */
export function stepOf(kind: LeadKind, given = '1'): number {
  const step = /^\d$/.test(given) ? Number(given) : 1
  return Math.min(Math.max(step, 1), stepsOf(kind))
}

export const isLastStep = (kind: LeadKind, step: number) => step === stepsOf(kind)

/** The step that comes next, or before if that is asked for. Throws `lead.answerMissing` unless the step is answered. */
export function nextStep(kind: LeadKind, step: number, fields: Readonly<Record<string, string>>): number {
  if (fields.go === 'back') return Math.max(step - 1, 1)
  const asks: readonly QuestionName[] = assessmentSteps[step - 1]?.asks ?? []
  if (!asks.every((name) => isAnswer(name, fields[name] ?? ''))) throw fail('lead.answerMissing')
  return Math.min(step + 1, stepsOf(kind))
}
