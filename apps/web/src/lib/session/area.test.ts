import { companyRoles, roles } from '@corridor/contract/wire/access'
import { describe, expect, it } from 'vitest'
import { movedTo } from '../../entry-paths'
import { areaOf, homeArea, landingPath, mayEnter, safeReturnPath } from './area'

describe('the way back after signing in', () => {
  it.each([
    ['/company/hotlist/list-hotlist?page=2', ['owner'] as const, '/company/hotlist/list-hotlist?page=2'],
    ['/admin/setting/list-skill', ['administrator'] as const, '/admin/setting/list-skill'],
    ['/account/security', ['candidate'] as const, '/account/security'],
    ['/invite/a-token_1', ['recruiter'] as const, '/invite/a-token_1'],
  ])('leads to %s', (path, roles, target) => {
    expect(safeReturnPath(path, roles)).toBe(target)
  })

  it.each([
    ['another site', 'https://evil.example/company/dashboard'],
    ['another site without a scheme', '//evil.example/company'],
    ['another site behind a backslash', '/\\evil.example/company'],
    ['a script', 'javascript:alert(1)'],
    ['an area that the role may not enter', '/admin/dashboard'],
    ['the area itself', '/admin'],
    ['a sign-in page', '/company/auth/sign-in'],
    ['a public page', '/help'],
    ['nothing', null],
    ['a climb out of the area', '/company/../admin/dashboard'],
  ])('never leads to %s', (_what, path) => {
    expect(safeReturnPath(path, ['owner'])).toBeUndefined()
  })
})

describe('areas', () => {
  it('are known by the first part of the address, sign-in pages belong to none', () => {
    expect(areaOf('/company/candidate/list-candidate')).toBe('company')
    expect(areaOf('/admin/auth/sign-in')).toBeUndefined()
    expect(areaOf('/about')).toBeUndefined()
  })

  it('open for their own roles alone', () => {
    const whoEnters = (area: 'admin' | 'company' | 'candidate') => roles.filter((role) => mayEnter(area, [role]))
    expect(whoEnters('admin')).toEqual(['administrator'])
    expect(whoEnters('candidate')).toEqual(['candidate'])
    expect(whoEnters('company')).toEqual(companyRoles)
  })

  it('are chosen by role, the administrator first', () => {
    expect(homeArea(['candidate', 'administrator'])).toBe('admin')
    expect(homeArea(['candidate', 'recruiter'])).toBe('company')
  })

  it.each([
    [{ isEmailVerified: false, isOnBoardingCompleted: false }, '/company/auth/verify-email?email=a%40b.example'],
    [{ isEmailVerified: true, isOnBoardingCompleted: false }, '/company/onboarding/step3'],
    [{ isEmailVerified: true, isOnBoardingCompleted: true }, '/company/today'],
  ])('land a member with %o on %s', (progress, path) => {
    const user = {
      _id: 'u',
      email: 'a@b.example',
      firstName: 'A',
      lastName: 'B',
      description: '',
      onboardingCompleted: progress.isOnBoardingCompleted,
      companyInfo: { _id: 'c', name: 'C', plan: 'Pro', currentOnBoardingStep: 3, settings: null },
      ...progress,
    }
    expect(landingPath({ roles: ['owner'], user })).toBe(path)
  })
})

describe('moved addresses', () => {
  it.each([
    ['/login', '/admin/auth/sign-in'],
    ['/auth/sign-in', '/admin/auth/sign-in'],
    ['/auth/classic/reset-password', undefined],
    ['/auth/sign-up', '/company/auth/sign-up'],
    ['/about-us/', '/about'],
    ['/admin', '/admin/dashboard'],
    ['/company/dashboard', undefined],
    // On a phone these are lists of pages; a wide screen opens the first by itself.
    ['/account/', undefined],
    ['/company/setup', undefined],
    ['/account/security', undefined],
    ['/account/security/privacy-settings', '/account/security'],
    ['/account/home/user-profile', undefined],
    ['/account/home/settings-sidebar', '/account/home/user-profile'],
    ['/account/api-keys', '/account/security'],
    ['/account/activity', undefined],
    ['/account/members/teams', '/company/organization'],
    ['/account/members/import-members', '/company/transfer/add-import/member'],
    ['/', undefined],
  ])('%s leads to %s', (path, target) => {
    expect(movedTo(path)).toBe(target)
  })
})
