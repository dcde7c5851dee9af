import { lookupKinds, lookupTitles } from '@corridor/contract/base/lookup/kinds'

export interface AdminPath {
  /** A record's id stands as `{company}`, `{skill}` … */
  path: string
  heading: RegExp
  /** Where it leads, if elsewhere. */
  leadsTo?: string
}

const at = (path: string, heading: RegExp, leadsTo?: string): AdminPath => ({
  path,
  heading,
  ...(leadsTo ? { leadsTo } : {}),
})

const users: [string, RegExp][] = [
  ['admin-users', /^Admin Users$/],
  ['company-users', /^Company Users$/],
  ['recruiter-users', /^Recruiter Users$/],
  ['bench-marketer-users', /^Bench Sales Users$/],
  ['user-roles', /Roles/],
  ['list-user', /^Users$/],
  ['list-employees', /^Employees$/],
  ['add-admin-user', /Admin User/],
]

const levels = { country: 'Country', state: 'State', city: 'City' }

/** The lookups that the specification names; the others are the product's own. */
const specified = lookupKinds.slice(0, lookupKinds.indexOf('service') + 1)

/** Every address of the administrator's area that the specification names (spec 1 §2). */
export const adminPaths: readonly AdminPath[] = [
  at('/admin', /^Dashboard$/, '/admin/dashboard'),
  at('/admin/dashboard', /^Dashboard$/),
  ...users.map(([name, heading]) => at(`/admin/user-management/${name}`, heading)),
  ...Object.entries(levels).flatMap(([level, title]) => [
    at(`/admin/address-management/add-${level}`, new RegExp(`^Add ${title}$`)),
    at(`/admin/address-management/list-${level}`, new RegExp(`^${title}$`)),
    at(`/admin/address-management/edit-${level}/{${level}}`, new RegExp(`^Edit ${title}$`)),
  ]),
  at('/admin/settings/country/add-country', /^Add Country$/, '/admin/address-management/add-country'),
  at('/admin/settings/country/list-country', /^Country$/, '/admin/address-management/list-country'),
  ...specified.flatMap((kind) => [
    at(`/admin/setting/add-${kind}`, new RegExp(`^Add ${lookupTitles[kind]}$`)),
    at(`/admin/setting/list-${kind}`, new RegExp(`^${lookupTitles[kind]}$`)),
    at(`/admin/setting/edit-${kind}/{${kind}}`, new RegExp(`^Edit ${lookupTitles[kind]}$`)),
  ]),
  at('/admin/verification/pending-verifications', /^Pending Verifications$/),
  at('/admin/agent/list-agent', /^Agents$/),
  at('/admin/agent/view-agent/{user}', /\S/),
  at('/admin/company/list-companies', /^Companies$/, '/admin/companies/list-company'),
  at('/admin/companies/list-company', /^Companies$/),
  at('/admin/company/add-company', /^Add Company$/),
  at('/admin/companies/view-company/{company}', /Harbor Staffing/),
  at('/admin/company/list-claim-ownership', /^Claim Ownership$/),
  at('/admin/candidates', /^Candidates$/),
  at('/admin/bench/list-bench', /^Bench$/),
  at('/admin/plan-and-subscription/list-plans', /^Plans$/),
  at('/admin/subscription', /\S/),
]
