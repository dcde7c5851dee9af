import { lookupKinds } from '@corridor/contract/base/lookup/kinds'

/** The lookups that the specification names; the others are the product's own. */
const specified = lookupKinds.slice(0, lookupKinds.indexOf('service') + 1)

const users = ['admin-users', 'company-users', 'recruiter-users', 'bench-marketer-users', 'list-user', 'list-employees']

/** Every address of the administrator's area that the specification names (spec 1 §2); a record's id stands as `{company}`. */
export const adminPaths: readonly string[] = [
  '/admin/dashboard',
  ...[...users, 'user-roles', 'add-admin-user'].map((name) => `/admin/user-management/${name}`),
  ...['country', 'state', 'city'].flatMap((level) => [
    `/admin/address-management/add-${level}`,
    `/admin/address-management/list-${level}`,
    `/admin/address-management/edit-${level}/{${level}}`,
  ]),
  ...specified.flatMap((kind) => [
    `/admin/setting/add-${kind}`,
    `/admin/setting/list-${kind}`,
    `/admin/setting/edit-${kind}/{${kind}}`,
  ]),
  '/admin/verification/pending-verifications',
  '/admin/agent/list-agent',
  '/admin/agent/view-agent/{user}',
  '/admin/companies/list-company',
  '/admin/company/add-company',
  '/admin/companies/view-company/{company}',
  '/admin/company/list-claim-ownership',
  '/admin/candidates',
  '/admin/bench/list-bench',
  '/admin/plan-and-subscription/list-plans',
]

/** Those among them that lead to another one. */
export const movedAdminPaths: Readonly<Record<string, string>> = {
  '/admin': '/admin/dashboard',
  '/admin/settings/country/add-country': '/admin/address-management/add-country',
  '/admin/settings/country/list-country': '/admin/address-management/list-country',
  '/admin/company/list-companies': '/admin/companies/list-company',
  '/admin/subscription': '/admin/orders',
}
