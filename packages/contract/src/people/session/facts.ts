import type { Facts } from '../../wire/facts.ts'

export const sessionFacts = {
  errors: {
    'session.missing': [401, 'Please login to access this page'],
    'session.wrong': [401, 'The login details are incorrect'],
    'session.inactive': [403, 'This account was deactivated. Please ask an administrator to activate it'],
    'session.forbidden': [403, 'You are not allowed to do this'],
    'session.unverified': [403, 'Please verify your e-mail address first'],
    'session.onboarding': [403, 'Please complete the onboarding first'],
  },
  auditKinds: { session: 'Session' },
  auditVerbs: {
    'sign-in': 'Signed in',
    'sign-out': 'Signed out',
    revoke: 'Session ended',
    'choose-language': 'Language chosen',
  },
} as const satisfies Facts
