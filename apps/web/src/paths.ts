import { nounPaths } from './noun-paths.ts'

export type { AddressLevel } from './features/base/address/paths.ts'

const ownPaths = {
  home: '/',
  about: '/about',
  help: '/help',
  terms: '/terms',
  error: { notFound: '/error/404', server: '/error/500', forbidden: '/error/403' },
} as const

type NounPaths = (typeof nounPaths)[number]
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (one: infer All) => void
  ? All
  : never

/** Every address of the web application. Nothing else spells one, except the routes that the router writes. */
export const paths = together([ownPaths, ...nounPaths])

// Each area's addresses stand together, whichever noun they belong to.
function together(all: readonly object[]): typeof ownPaths & Together<NounPaths> {
  const merged: Record<string, unknown> = {}
  for (const [key, part] of all.flatMap((one) => Object.entries(one)))
    merged[key] = typeof part === 'object' ? Object.assign(merged[key] ?? {}, part) : part
  // Object.entries forgets which key has which value.
  return merged as typeof ownPaths & Together<NounPaths>
}

const moved: Record<string, string> = {
  '/login': paths.admin.signIn,
  '/auth/sign-in': paths.admin.signIn,
  '/about-us': paths.about,
  '/error': paths.error.notFound,
  '/account': paths.security,
  '/admin': paths.admin.dashboard,
  '/admin/user-management': paths.admin.users('list-user'),
  '/admin/agent': paths.admin.listAgent,
  '/admin/bench': paths.admin.listBench,
  '/admin/subscription': paths.admin.listOrder,
  '/admin/plan-and-subscription': paths.admin.listPlan,
  '/company': paths.company.dashboard,
  '/candidate': paths.candidate.dashboard,
  '/admin/company': paths.admin.listCompany,
  '/company/setup': paths.company.overview,
  '/admin/company/list-companies': paths.admin.listCompany,
  '/admin/settings/country/list-country': paths.admin.listAddress('country'),
  '/admin/settings/country/add-country': paths.admin.addAddress('country'),
}

/** Where an address that has no page of its own leads, or undefined. Source: product.md, Areas and paths. */
export function movedTo(pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  // Pages of the specification's template: what they were for is one page.
  if (path.startsWith('/account/members/')) return paths.company.members
  if (path.startsWith(`${paths.security}/`)) return paths.security
  return moved[path] ?? (path.startsWith('/auth/') && path !== paths.resetPassword ? `/company${path}` : undefined)
}
