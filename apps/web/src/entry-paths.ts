import { paths as address } from './features/base/address/paths.ts'
import { paths as candidate } from './features/candidate/candidate/paths.ts'
import { paths as branding } from './features/company/branding/paths.ts'
import { paths as company } from './features/company/company/paths.ts'
import { paths as onboarding } from './features/company/onboarding/paths.ts'
import { paths as dashboard } from './features/flow/dashboard/paths.ts'
import { paths as today } from './features/flow/today/paths.ts'
import { paths as order } from './features/money/order/paths.ts'
import { paths as plan } from './features/money/plan/paths.ts'
import { paths as account } from './features/people/account/paths.ts'
import { paths as invitation } from './features/people/invitation/paths.ts'
import { paths as member } from './features/people/member/paths.ts'
import { paths as session } from './features/people/session/paths.ts'
import { paths as unit } from './features/people/unit/paths.ts'
import { paths as user } from './features/people/user/paths.ts'
import { paths as importing } from './features/records/import/paths.ts'

/** The addresses that belong to no noun. */
export const ownPaths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  assessment: '/assessment',
  consultation: '/consultation',
  getStarted: '/get-started',
  help: '/help',
  terms: '/terms',
  certificate: '/certificate',
  error: { notFound: '/error/404', server: '/error/500', forbidden: '/error/403' },
} as const

type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never

/** The addresses of several nouns as one. Each area's stand together, whichever noun they belong to. */
export function joined<const Parts extends readonly object[]>(all: Parts): Together<Parts[number]> {
  const merged: Record<string, unknown> = {}
  for (const [key, part] of all.flatMap((one) => Object.entries(one)))
    merged[key] = typeof part === 'object' ? Object.assign(merged[key] ?? {}, part) : part
  // Object.entries forgets which key has which value.
  return merged as Together<Parts[number]>
}

/**
 * The addresses that the door and public pages know, and those that old addresses lead to. They carry no others, however many nouns there
 * are; the office takes them all from `paths.ts`.
 */
export const entryPaths = joined([
  ownPaths,
  address,
  dashboard,
  today,
  candidate,
  branding,
  company,
  onboarding,
  order,
  plan,
  account,
  invitation,
  member,
  session,
  unit,
  user,
  importing,
])

const moved: Record<string, string> = {
  '/login': entryPaths.admin.signIn,
  '/auth/sign-in': entryPaths.admin.signIn,
  '/about-us': entryPaths.about,
  '/error': entryPaths.error.notFound,
  '/account/members/teams': entryPaths.company.organization,
  '/account/members/import-members': entryPaths.addImport('member'),
  '/account/api-keys': entryPaths.security,
  '/admin': entryPaths.admin.dashboard,
  '/admin/user-management': entryPaths.admin.users('list-user'),
  '/admin/agent': entryPaths.admin.listAgent,
  '/admin/bench': entryPaths.admin.listBench,
  '/admin/subscription': entryPaths.admin.listOrder,
  '/admin/plan-and-subscription': entryPaths.admin.listPlan,
  '/company': entryPaths.company.today,
  '/candidate': entryPaths.candidate.dashboard,
  '/admin/company': entryPaths.admin.listCompany,
  '/admin/company/list-companies': entryPaths.admin.listCompany,
  '/admin/settings/country/list-country': entryPaths.admin.listAddress('country'),
  '/admin/settings/country/add-country': entryPaths.admin.addAddress('country'),
}

/** The address to which one without a page of its own leads, or undefined. Source: product.md, Areas and entryPaths. */
export function movedTo(pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  // Pages of the specification's template: what they were for is one page.
  if (path.startsWith(`${entryPaths.security}/`)) return entryPaths.security
  if (path.startsWith('/account/home/') && path !== entryPaths.profile) return entryPaths.profile
  return moved[path] ?? (path.startsWith('/auth/') && path !== entryPaths.resetPassword ? `/company${path}` : undefined)
}
