import type { ArticleKind } from '@corridor/contract/base/article/kinds'
import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import type { TransferKind } from '@corridor/contract/records/transfer/kinds'

/** The area in which records of a kind are brought in. */
export const transferArea = (kind: TransferKind) => (kind === 'candidate' ? 'company' : 'admin')

const articleBases: Record<ArticleKind, string> = { news: '/admin/news', offer: '/admin/offers' }

/** Every address of the web application. Nothing else spells one, except the `createFileRoute` literals that the router writes. */
export const paths = {
  home: '/',
  about: '/about',
  help: '/help',
  terms: '/terms',
  resetPassword: '/auth/classic/reset-password',
  security: '/account/security',
  notifications: '/account/notifications',
  notificationSettings: '/account/notifications/settings',
  invite: (token: string) => `/invite/${token}`,
  addImport: (kind: TransferKind) => `/${transferArea(kind)}/transfer/add-import/${kind}`,
  viewImport: (kind: TransferKind, id: string) => `/${transferArea(kind)}/transfer/view-import/${id}`,
  admin: {
    signIn: '/admin/auth/sign-in',
    dashboard: '/admin/dashboard',
    listLookup: (kind: LookupKind) => `/admin/setting/list-${kind}`,
    addLookup: (kind: LookupKind) => `/admin/setting/add-${kind}`,
    editLookup: (kind: LookupKind, id: string) => `/admin/setting/edit-${kind}/${id}`,
    listAddress: (level: AddressLevel) => `/admin/address-management/list-${level}`,
    addAddress: (level: AddressLevel) => `/admin/address-management/add-${level}`,
    editAddress: (level: AddressLevel, id: string) => `/admin/address-management/edit-${level}/${id}`,
    listCompany: '/admin/companies/list-company',
    addCompany: '/admin/company/add-company',
    viewCompany: (id: string) => `/admin/companies/view-company/${id}`,
    listClaim: '/admin/company/list-claim-ownership',
    pendingVerifications: '/admin/verification/pending-verifications',
    users: (list: UserList) => `/admin/user-management/${list}`,
    userRoles: '/admin/user-management/user-roles',
    viewUser: (id: string) => `/admin/user-management/view-user/${id}`,
    editUser: (id: string) => `/admin/user-management/edit-user/${id}`,
    addAdminUser: '/admin/user-management/add-admin-user',
    listInvitation: '/admin/user-management/list-invitation',
    listAgent: '/admin/agent/list-agent',
    viewAgent: (id: string) => `/admin/agent/view-agent/${id}`,
    listCandidate: '/admin/candidates',
    viewCandidate: (id: string) => `/admin/candidates/view-candidate/${id}`,
    listBench: '/admin/bench/list-bench',
    listPlan: '/admin/plan-and-subscription/list-plans',
    addPlan: '/admin/plan-and-subscription/add-plan',
    editPlan: (id: string) => `/admin/plan-and-subscription/edit-plan/${id}`,
    listOrder: '/admin/orders',
    viewOrder: (id: string) => `/admin/orders/view-order/${id}`,
    listImport: '/admin/transfer/list-import',
    listExport: '/admin/transfer/list-export',
    listArticle: (kind: ArticleKind) => articleBases[kind],
    addArticle: (kind: ArticleKind) => `${articleBases[kind]}/add-${kind}`,
    editArticle: (kind: ArticleKind, id: string) => `${articleBases[kind]}/edit-${kind}/${id}`,
    bin: '/admin/bin',
    auditLog: '/admin/audit-log',
  },
  company: {
    signIn: '/company/auth/sign-in',
    signOut: '/company/auth/sign-out',
    signUp: '/company/auth/sign-up',
    verifyEmail: '/company/auth/verify-email',
    dashboard: '/company/dashboard',
    onboarding: '/company/onboarding',
    beforeSignUp: ['/company/onboarding/onboarding-step-one', '/company/onboarding/onboarding-step-two'],
    onboardingStep: (step: number) => `/company/onboarding/step${step}`,
    listHotlist: '/company/hotlist/list-hotlist',
    addHotlist: '/company/hotlist/add-hotlist',
    viewHotlist: (id: string) => `/company/hotlist/view-hotlist/${id}`,
    editHotlist: (id: string) => `/company/hotlist/edit-hotlist/${id}`,
    listHotlistCandidate: '/company/hotlist/list-candidate',
    chooseCandidateEntry: '/company/candidate',
    listCandidate: '/company/candidate/list-candidate',
    listDuplicate: '/company/candidate/list-duplicate',
    addCandidate: '/company/candidate/add-candidate',
    candidateStep: (step: number) => `/company/candidate/add-candidate-step-${step}`,
    viewCandidate: (id: string) => `/company/candidate/view-candidate/${id}`,
    editCandidate: (id: string) => `/company/candidate/edit-candidate/${id}`,
    parseResume: '/company/candidate/resume-parsing',
    parseResumeDirect: '/company/super-candidate/resume-parsing',
    jdExtractor: '/company/job/jd-extractor',
    listResumeBatch: '/company/super-candidate/list-resume-parsing',
    viewResumeBatch: (id: string) => `/company/super-candidate/view-resume-parsing/${id}`,
    reviewResume: (id: string) => `/company/super-candidate/review-resume/${id}`,
    compareResume: (id: string) => `/company/super-candidate/compare-resume/${id}`,
    plans: '/company/plans',
    accountDetails: '/company/account-details',
    bankDetails: '/company/account-details/bank-details',
    socialMedia: '/company/account-details/social-media',
    members: '/company/setup/members',
    claimOwnership: '/company/setup/claim-ownership',
    listImport: '/company/transfer/list-import',
    listExport: '/company/transfer/list-export',
    bin: '/company/bin',
    auditLog: '/company/audit-log',
  },
  candidate: {
    signIn: '/candidate/auth/sign-in',
    signUp: '/candidate/auth/sign-up',
    dashboard: '/candidate/dashboard',
  },
  error: { notFound: '/error/404', server: '/error/500', forbidden: '/error/403' },
} as const

/** The lists of people, by the last part of their address. */
type UserList =
  | 'admin-users'
  | 'company-users'
  | 'recruiter-users'
  | 'bench-marketer-users'
  | 'list-user'
  | 'list-employees'

export type AddressLevel = 'country' | 'state' | 'city'

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
  '/company/setup': paths.company.members,
  '/admin/company/list-companies': paths.admin.listCompany,
  '/admin/settings/country/list-country': paths.admin.listAddress('country'),
  '/admin/settings/country/add-country': paths.admin.addAddress('country'),
}

/** Where an address that has no page of its own leads, or undefined. Source: product.md, Areas and paths. */
export function movedTo(pathname: string): string | undefined {
  const path = pathname.replace(/(?<=.)\/+$/, '')
  // Pages of the specification's template: what they were for is one page.
  if (path.startsWith(`${paths.security}/`)) return paths.security
  return moved[path] ?? (path.startsWith('/auth/') && path !== paths.resetPassword ? `/company${path}` : undefined)
}
