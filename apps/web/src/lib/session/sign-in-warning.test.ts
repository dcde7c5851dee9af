import { describe, expect, it } from 'vitest'
import { signInWarning } from './sign-in-warning'

describe('what a visitor reads who is sent to sign in', () => {
  // spec 3 §4.1 and product.md, Messages in variants.
  it.each([
    [1, 'Authentication required to access onboarding'],
    [2, 'You must be logged in to access the onboarding process'],
    [3, 'You must be logged in to access the onboarding process'],
    [4, 'You must be logged in to access the onboarding process'],
    [5, 'You must be logged in to access the onboarding process'],
    [6, 'Authentication required for this step'],
  ])('of step %i of the onboarding', (step, message) => {
    expect(signInWarning(`/company/onboarding/step${step}`)).toBe(message)
  })

  it.each(['/company/candidate/list-candidate', '/admin/setting/list-skill', '/account/security'])('of %s', (path) => {
    expect(signInWarning(path)).toBe('Please login to access this page')
  })
})
