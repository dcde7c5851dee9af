import type { Facts } from '../../wire/facts.ts'

export const accountFacts = {
  errors: {
    'account.exists': [409, 'User already exists'],
    'account.notVerified': [400, 'Email verification failed. Please try again or request a new verification code.'],
    'account.linkDead': [400, 'This link is no longer valid. Please request a new one'],
    'account.passwordWrong': [400, 'The current password is not right'],
  },
  auditVerbs: {
    'sign-up': 'Signed up',
    'verify-email': 'Email verified',
    'update-profile': 'Profile changed',
    'change-password': 'Password changed',
    'reset-password': 'Password reset',
    'make-administrator': 'Made administrator',
  },
} as const satisfies Facts
