import type { Facts } from '../../wire/facts.ts'

export const passportFacts = {
  errors: {
    'passport.taken': [409, 'This passport number belongs to {student} already'],
    'passport.takenIn': [409, 'This passport number belongs to a student of {unit}. Please ask there'],
    'passport.takenBeyond': [
      409,
      'This passport number belongs to a student beyond what you see. Please ask an Owner of your company',
    ],
  },
} as const satisfies Facts
