import type { Facts } from '../../wire/facts.ts'

export const twoFactorFacts = {
  errors: {
    'twoFactor.codeWrong': [400, 'This code is not right, or was used already'],
    'twoFactor.stepDead': [400, 'This sign-in took too long or had too many tries. Please sign in again'],
    'twoFactor.isOn': [409, 'Two-factor sign-in is on already'],
    'twoFactor.isOff': [409, 'Two-factor sign-in is off'],
    'twoFactor.setUpEnded': [409, 'This set-up has ended. Please begin again'],
  },
  auditVerbs: {
    'turn-on': 'Two-factor turned on',
    'turn-off': 'Two-factor turned off',
    'renew-codes': 'Recovery codes renewed',
    recover: 'Two-factor reset',
  },
  notices: {
    'two-factor-reset': {
      title: 'Two-factor sign-in reset',
      text: 'An administrator reset your two-factor sign-in',
      tab: 'inbox',
      delivery: 'app',
      isFixed: true,
      leadsTo: { anywhere: '/account/security' },
    },
  },
} as const satisfies Facts
