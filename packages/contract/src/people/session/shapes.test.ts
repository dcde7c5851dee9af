import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../field/faults-of.ts'
import { AdminSignIn, CompanySignIn } from './shapes.ts'

const right = { email: 'someone@mail.example', password: 'Corridor@2026' }

// spec 1 §5 and spec 2 §5; product.md makes the fragments of the password's message full sentences.
const emailRows: [string, string][] = [
  ['', 'Email is required'],
  ['ab', 'Minimum 3 symbols'],
  ['not an address', 'Wrong email format'],
  [`${'a'.repeat(50)}@mail.example`, 'Maximum 50 symbols'],
]
const adminRows: [string, string][] = [
  ['', 'Password is required'],
  ['ab', 'Minimum 3 symbols'],
  ['a'.repeat(51), 'Maximum 50 symbols'],
]
const companyRows: [string, string][] = [
  ['', 'Password is required'],
  ['Ab1@', 'Password must be at least 8 characters long'],
  [`Ab1@${'x'.repeat(40)}`, 'Password must be at most 32 characters long'],
  ['corridor@2026', 'Password must contain at least one uppercase letter'],
  ['CORRIDOR@2026', 'Password must contain at least one lowercase letter'],
  ['Corridor@same', 'Password must contain at least one number'],
  ['Corridor2026', 'Password must contain at least one special character (@, $, !, %, *, ?, &)'],
]

describe.each([
  ['an administrator', AdminSignIn, adminRows],
  ['a member or a student', CompanySignIn, companyRows],
] as const)('the sign-in of %s', (_, schema, passwordRows) => {
  it('takes what is right', () => expect(faultsOf(schema, right)).toEqual({}))
  it.each(emailRows)('email %j: %s', (email, message) =>
    expect(faultsOf(schema, { ...right, email })).toEqual({ email: message }),
  )
  it.each(passwordRows)('password %j: %s', (password, message) =>
    expect(faultsOf(schema, { ...right, password })).toEqual({ password: message }),
  )
})
