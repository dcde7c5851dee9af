import { companyRoles, type Role } from '@corridor/contract/wire/access'
import { entryPaths as paths } from '../../entry-paths'
import type { Session } from './session'

/** The three areas behind a sign-in. */
export type Area = 'admin' | 'company' | 'candidate'

const areaRoles: Record<Area, readonly Role[]> = {
  admin: ['administrator'],
  company: companyRoles,
  candidate: ['candidate'],
}

export const isArea = (word: string | null | undefined): word is Area => Object.keys(areaRoles).includes(word ?? '')

/** The area that an address belongs to, or undefined for public pages and sign-in pages. */
export function areaOf(pathname: string): Area | undefined {
  const [, first, second] = pathname.split('/')
  if (second === 'auth') return undefined
  return isArea(first) ? first : undefined
}

/** One's own account stands beside the areas, in the frame of the one that a person works in. */
export const isAccount = (pathname: string) => pathname.split('/')[1] === 'account'

export const mayEnter = (area: Area, roles: readonly Role[]) => roles.some((role) => areaRoles[area].includes(role))

export const signInPath = (area: Area) => paths[area].signIn

/** The area that a person works in: administrators, then members of a company, then candidates. */
export function homeArea(roles: readonly Role[]): Area {
  return (Object.keys(areaRoles) as Area[]).find((area) => mayEnter(area, roles)) ?? 'candidate'
}

/** True for a member whose company has not completed its onboarding: nothing else of the company's area answers yet. */
export const mustOnboard = ({ user }: Pick<Session, 'user'>) => user.isEmailVerified && !user.isOnBoardingCompleted

/** The page on which a person lands after signing in (spec 2 §4): verification, then the open onboarding step, then the work of the day. */
export function landingPath({ roles, user }: Pick<Session, 'roles' | 'user'>): string {
  const area = homeArea(roles)
  if (area === 'admin') return paths.admin.dashboard
  if (!user.isEmailVerified) return `${paths.company.verifyEmail}?email=${encodeURIComponent(user.email)}`
  if (area === 'candidate') return paths.candidate.dashboard
  if (!user.isOnBoardingCompleted) return paths.company.onboardingStep(user.companyInfo?.currentOnBoardingStep ?? 1)
  return paths.company.today
}

/** The dashboard of the area that a person works in, unless something must be done before. */
export function dashboardPath(session: Pick<Session, 'roles' | 'user'>): string {
  const landing = landingPath(session)
  return landing === paths.company.today ? paths.company.dashboard : landing
}

/** The address itself where it is a page of this site that these roles may enter, else undefined: never an open redirect. */
export function safeReturnPath(path: string | null | undefined, roles: readonly Role[]): string | undefined {
  if (!path?.startsWith('/')) return undefined
  const base = 'http://site.invalid'
  if (!URL.canParse(path, base)) return undefined
  const url = new URL(path, base)
  if (url.origin !== base || url.pathname.startsWith('//')) return undefined
  // An invitation is for whoever has its letter, in any role.
  if (/^\/invite\/[\w-]+$/.test(url.pathname)) return url.pathname
  const area = isAccount(url.pathname) ? homeArea(roles) : areaOf(url.pathname)
  return area && mayEnter(area, roles) ? `${url.pathname}${url.search}${url.hash}` : undefined
}
