import type { Facts } from '../../wire/facts.ts'

export const enrolmentFacts = {
  errors: {
    'enrolment.stepBefore': [409, 'Please complete step {n} first'],
  },
} as const satisfies Facts
