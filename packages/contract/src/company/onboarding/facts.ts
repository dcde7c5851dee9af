import type { Facts } from '../../wire/facts.ts'

export const onboardingFacts = {
  errors: {
    'onboarding.stepFirst': [409, 'Please complete step {step} first'],
    'onboarding.stepsFirst': [409, 'Please complete previous steps first'],
    'onboarding.incomplete': [409, 'The onboarding is not complete yet'],
    'onboarding.partNeeded': [
      409,
      'A company that completed its onboarding cannot do without this. Add another one first',
    ],
  },
  auditVerbs: {
    'open-step': 'Onboarding continued',
  },
  notices: {
    'company-completed': {
      title: 'Company completed its onboarding',
      text: '{company} completed its onboarding',
      tab: 'team',
      delivery: 'digest',
      leadsTo: { admin: '/admin/companies/view-company/{id}' },
    },
  },
} as const satisfies Facts
