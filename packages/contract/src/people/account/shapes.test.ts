import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../field/faults-of.ts'
import { CandidateSignUpForm, CompanySignUpForm } from './shapes.ts'

const right = {
  firstName: 'Asha',
  lastName: 'Mehta',
  email: 'asha@example.com',
  password: 'Quartz@7-otter',
  confirmPassword: 'Quartz@7-otter',
  acceptTerms: true,
  signUpAs: 'recruiter',
}
const chosen = (password: string) => ({ password, confirmPassword: password })

// spec 2 §5, Sign-up; product.md corrects the last name's message and makes the fragments of the password's full sentences.
const rows: [typed: object, field: string, message: string][] = [
  [{ firstName: '' }, 'firstName', 'First Name is required'],
  [{ firstName: 'Li' }, 'firstName', 'Minimum length is 3'],
  [{ firstName: 'x'.repeat(51) }, 'firstName', 'Maximum length is 50'],
  [{ firstName: 'An4a' }, 'firstName', 'First Name can only contain letters and spaces'],
  [{ lastName: '' }, 'lastName', 'Last Name is required'],
  [{ lastName: 'Wu' }, 'lastName', 'Minimum length is 3'],
  [{ lastName: 'x'.repeat(51) }, 'lastName', 'Maximum length is 50'],
  [{ lastName: 'Wu<b>' }, 'lastName', 'Last Name can only contain letters and spaces'],
  [{ email: '' }, 'email', 'Email is required'],
  [{ email: 'nobody' }, 'email', 'Wrong email format'],
  [chosen('Ab1@'), 'password', 'Password must be at least 8 characters long'],
  [chosen(`Ab1@${'x'.repeat(40)}`), 'password', 'Password must be at most 32 characters long'],
  [chosen('quartz@7-otter'), 'password', 'Password must contain at least one uppercase letter'],
  [chosen('QUARTZ@7-OTTER'), 'password', 'Password must contain at least one lowercase letter'],
  [chosen('Quartz@-otter'), 'password', 'Password must contain at least one number'],
  [chosen('Quartz7otter'), 'password', 'Password must contain at least one special character (@, $, !, %, *, ?, &)'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ confirmPassword: '' }, 'confirmPassword', 'Password confirmation is required'],
  [{ confirmPassword: 'Quartz@7-otters' }, 'confirmPassword', "Password and Confirm Password didn't match"],
  [{ acceptTerms: false }, 'acceptTerms', 'You must accept the terms and conditions'],
]

describe.each([
  ['a company', CompanySignUpForm],
  ['a student', CandidateSignUpForm],
] as const)('the sign-up of %s', (_, schema) => {
  it('takes what is right', () => expect(faultsOf(schema, right)).toEqual({}))
  it.each(rows)('%j: %s: %s', (typed, field, message) =>
    expect(faultsOf(schema, { ...right, ...typed })[field]).toBe(message),
  )
})
