import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PersonName } from './world.ts'

export interface Page {
  /** As the application's route tree spells it. */
  route: string
  /** The address to open; a record's id stands as `{hotlist}`, `{candidate}`, `{skill}` … */
  path: string
  person?: PersonName
  heading: RegExp
}

const page = (route: string, heading: RegExp, person?: PersonName, path = route): Page => ({
  route,
  path,
  heading,
  ...(person ? { person } : {}),
})

const levels = { country: 'Country', state: 'State', city: 'City' }
const addressPages = Object.entries(levels).flatMap(([level, title]) => {
  const path = (verb: string) => `/admin/address-management/${verb}-${level}`
  return [
    page('/admin/address-management/list-{$level}', new RegExp(`^${title}$`), 'administrator', path('list')),
    page('/admin/address-management/add-{$level}', new RegExp(`^Add ${title}$`), 'administrator', path('add')),
    page(
      '/admin/address-management/edit-{$level}/$id',
      new RegExp(`^Edit ${title}$`),
      'administrator',
      `${path('edit')}/{${level}}`,
    ),
  ]
})

const userLists: [string, RegExp][] = [
  ['admin-users', /^Admin Users$/],
  ['company-users', /^Company Users$/],
  ['recruiter-users', /^Recruiter Users$/],
  ['bench-marketer-users', /^Bench Sales Users$/],
  ['list-user', /^Users$/],
  ['list-employees', /^Employees$/],
]

/** Every page of the product, and who opens it; of the lookups, which share their pages, one or two. */
export const pages: readonly Page[] = [
  page('/', /back office/),
  page('/about', /About/),
  page('/help', /Help/),
  page('/terms', /Terms/),
  page('/error/403', /may not open/),
  page('/error/404', /lost this page/),
  page('/error/500', /Internal Server Error/),
  page('/admin/auth/sign-in', /Sign In/),
  page('/company/auth/sign-in', /Agent Sign In/),
  page('/candidate/auth/sign-in', /Student Sign In/),
  page('/company/onboarding/onboarding-step-one', /Where Are You/),
  page('/company/onboarding/onboarding-step-two', /Who Are You/),
  page('/company/auth/sign-up', /Where Are You/),
  page(
    '/company/auth/verify-email',
    /Verify Email/,
    undefined,
    '/company/auth/verify-email?email=visitor%40example.com',
  ),
  page('/candidate/auth/sign-up', /Student Sign Up/),
  page('/auth/classic/reset-password', /Forgot Password/),
  page('/invite/$token', /^Invitation$/, undefined, '/invite/nobody-was-sent-this'),
  page('/admin/dashboard', /^Dashboard$/, 'administrator'),
  page('/admin/setting/list-{$kind}', /^Skill$/, 'administrator', '/admin/setting/list-skill'),
  page('/admin/setting/add-{$kind}', /^Add Skill$/, 'administrator', '/admin/setting/add-skill'),
  page('/admin/setting/edit-{$kind}/$id', /^Edit Skill$/, 'administrator', '/admin/setting/edit-skill/{skill}'),
  page('/admin/setting/edit-{$kind}/$id', /^Edit Service$/, 'administrator', '/admin/setting/edit-service/{service}'),
  ...addressPages,
  page('/admin/companies/list-company', /^Companies$/, 'administrator'),
  page(
    '/admin/companies/view-company/$companyId',
    /Harbor Staffing/,
    'administrator',
    '/admin/companies/view-company/{company}',
  ),
  page('/admin/company/add-company', /^Add Company$/, 'administrator'),
  page('/admin/company/list-claim-ownership', /^Claim Ownership$/, 'administrator'),
  page('/admin/agreements', /^Agreements$/, 'administrator'),
  page('/admin/agreements/add-agreement', /^Add Version$/, 'administrator'),
  page(
    '/admin/agreements/view-agreement/$id',
    /^Version /,
    'administrator',
    '/admin/agreements/view-agreement/{agreementVersion}',
  ),
  page('/admin/verification/pending-verifications', /^Pending Verifications$/, 'administrator'),
  ...userLists.map(([list, heading]) =>
    page('/admin/user-management/$list', heading, 'administrator', `/admin/user-management/${list}`),
  ),
  page('/admin/user-management/user-roles', /^User Roles$/, 'administrator'),
  page('/admin/user-management/add-admin-user', /^Add Admin User$/, 'administrator'),
  page('/admin/user-management/list-invitation', /^Invitations$/, 'administrator'),
  page('/admin/user-management/view-user/$id', /./, 'administrator', '/admin/user-management/view-user/{user}'),
  page(
    '/admin/user-management/edit-user/$id',
    /^Edit User$/,
    'administrator',
    '/admin/user-management/edit-user/{user}',
  ),
  page('/admin/agent/list-agent', /^Agents$/, 'administrator'),
  page('/admin/agent/view-agent/$id', /./, 'administrator', '/admin/agent/view-agent/{user}'),
  page('/admin/plan-and-subscription/list-plans', /^Plans$/, 'administrator'),
  page('/admin/plan-and-subscription/add-plan', /^Add Plan$/, 'administrator'),
  page(
    '/admin/plan-and-subscription/edit-plan/$id',
    /^Edit Plan$/,
    'administrator',
    '/admin/plan-and-subscription/edit-plan/{plan}',
  ),
  page('/admin/orders', /^Orders$/, 'administrator'),
  page('/admin/orders/view-order/$id', /^Order/, 'administrator', '/admin/orders/view-order/{order}'),
  page('/admin/transfer/list-import', /Imports/, 'administrator'),
  page('/admin/transfer/add-import/$kind', /^Import City/, 'administrator', '/admin/transfer/add-import/city'),
  page('/admin/transfer/view-import/$id', /^Import Skill/, 'administrator', '/admin/transfer/view-import/{import}'),
  page('/admin/transfer/list-export', /Exports/, 'administrator'),
  page('/admin/candidates', /^Candidates$/, 'administrator'),
  page(
    '/admin/candidates/view-candidate/$id',
    /Journey/,
    'administrator',
    '/admin/candidates/view-candidate/{candidate}',
  ),
  page('/admin/bench/list-bench', /^Bench$/, 'administrator'),
  page('/admin/news', /^News$/, 'administrator'),
  page('/admin/news/add-news', /^Add News$/, 'administrator'),
  page('/admin/news/edit-news/$id', /^Edit News$/, 'administrator', '/admin/news/edit-news/{news}'),
  page('/admin/offers', /^Offers$/, 'administrator'),
  page('/admin/offers/add-offer', /^Add Offer$/, 'administrator'),
  page('/admin/offers/edit-offer/$id', /^Edit Offer$/, 'administrator', '/admin/offers/edit-offer/{offer}'),
  page('/admin/bin', /^Bin$/, 'administrator'),
  page('/admin/audit-log', /^Audit Log$/, 'administrator'),
  page('/company/dashboard', /Dashboard/, 'owner'),
  page('/company/onboarding/$step', /Company Address/, 'notOnboarded', '/company/onboarding/step2'),
  page('/company/onboarding/$step', /Client\/Consultant Details/, 'notOnboarded', '/company/onboarding/step3'),
  page('/company/onboarding/$step', /Document Upload/, 'atStep4', '/company/onboarding/step4'),
  page('/company/onboarding/$step', /Reference By/, 'atStep5', '/company/onboarding/step5'),
  page('/company/onboarding/$step', /Onboarding Summary/, 'atStep6', '/company/onboarding/step6'),
  page('/company/bench', /Bench board/, 'bench'),
  page('/company/hotlist/list-hotlist', /Hotlist/, 'bench'),
  page('/company/hotlist/add-hotlist', /Add Hotlist/, 'bench'),
  page('/company/hotlist/view-hotlist/$hotListId', /./, 'bench', '/company/hotlist/view-hotlist/{hotlist}'),
  page('/company/hotlist/edit-hotlist/$id', /Edit Hotlist/, 'bench', '/company/hotlist/edit-hotlist/{hotlist}'),
  page('/company/hotlist/share/$id', /Share/, 'bench', '/company/hotlist/share/{hotlist}'),
  page('/company/hotlist/list-candidate', /Hotlist Candidates/, 'recruiter'),
  page('/company/vendors/list-vendor', /Vendors/, 'bench'),
  page('/company/vendors/add-vendor', /Add Vendor/, 'bench'),
  page(
    '/company/vendors/add-vendor-step-{$step}',
    /^Contact$/,
    'bench',
    '/company/vendors/add-vendor-step-2?vendor={vendor}',
  ),
  page('/company/vendors/list-duplicate', /Duplicates| and /, 'bench'),
  page('/company/vendors/list-vendor-group', /^Vendor Groups/, 'bench'),
  page('/company/vendors/add-vendor-group', /Add Vendor Group/, 'bench'),
  page('/company/vendors/view-vendor-group/$groupId', /./, 'bench', '/company/vendors/view-vendor-group/{vendorGroup}'),
  page(
    '/company/vendors/edit-vendor-group/$groupId',
    /Edit Vendor Group/,
    'bench',
    '/company/vendors/edit-vendor-group/{vendorGroup}',
  ),
  page('/company/vendors/view-vendor/$vendorId', /./, 'bench', '/company/vendors/view-vendor/{vendor}'),
  page('/company/candidate', /Add Candidate/, 'recruiter'),
  page('/company/candidate/list-candidate', /Candidates/, 'member'),
  page('/company/candidate/list-duplicate', /Duplicates| and /, 'bench'),
  page('/company/candidate/add-candidate', /Add Candidate/, 'recruiter'),
  ...[
    ['2', /Work History/],
    ['3', /Education/],
    ['4', /Certifications/],
    ['5', /Languages/],
    ['6', /^Resume$/],
    ['7', /Vendor Contact/],
  ].map(([step, heading]) =>
    page(
      '/company/candidate/add-candidate-step-{$step}',
      heading as RegExp,
      'bench',
      `/company/candidate/add-candidate-step-${step}?candidate={candidate}`,
    ),
  ),
  page('/company/candidate/resume-parsing', /Resume Parsing/, 'bench'),
  page('/company/super-candidate/resume-parsing', /Resume Parsing Direct/, 'bench'),
  page('/company/super-candidate/list-resume-parsing', /Batches of Resumes/, 'bench'),
  page(
    '/company/super-candidate/view-resume-parsing/$id',
    /Batch of Resumes/,
    'bench',
    '/company/super-candidate/view-resume-parsing/{resumeBatch}',
  ),
  page(
    '/company/super-candidate/review-resume/$id',
    /bare\.txt/,
    'bench',
    '/company/super-candidate/review-resume/{resumeBatchFile}',
  ),
  page(
    '/company/super-candidate/compare-resume/$id',
    /held\.txt/,
    'bench',
    '/company/super-candidate/compare-resume/{heldResume}',
  ),
  page('/company/candidate/view-candidate/$id', /./, 'bench', '/company/candidate/view-candidate/{candidate}'),
  page(
    '/company/candidate/edit-candidate/$id',
    /Edit Candidate/,
    'bench',
    '/company/candidate/edit-candidate/{candidate}',
  ),
  page(
    '/company/candidate/candidate-details/$id',
    /Details for vendors/,
    'bench',
    '/company/candidate/candidate-details/{candidate}',
  ),
  page('/company/job/list-job', /^Jobs/, 'recruiter'),
  page('/company/job/add-job', /Add Job/, 'recruiter'),
  page('/company/job/search-job', /Search jobs/, 'recruiter'),
  page('/company/job/view-job/$jobId', /./, 'bench', '/company/job/view-job/{job}'),
  page('/company/job/edit-job/$jobId', /Edit Job/, 'bench', '/company/job/edit-job/{job}'),
  page('/company/client/list-client', /^Clients/, 'recruiter'),
  page('/company/client/add-client', /Add Client/, 'recruiter'),
  page('/company/client/view-client/$clientId', /./, 'bench', '/company/client/view-client/{client}'),
  page('/company/client/edit-client/$clientId', /Edit Client/, 'bench', '/company/client/edit-client/{client}'),
  page('/company/submission/list-submission', /^Submissions/, 'bench'),
  page('/company/submission/add-submission', /Add Submission/, 'bench'),
  page(
    '/company/submission/view-submission/$submissionId',
    /./,
    'recruiter',
    '/company/submission/view-submission/{submission}',
  ),
  page(
    '/company/submission/edit-submission/$submissionId',
    /Edit Submission/,
    'bench',
    '/company/submission/edit-submission/{submission}',
  ),
  page('/company/job/jd-extractor', /JD Extractor/, 'recruiter'),
  page('/company/transfer/list-import', /Imports/, 'bench'),
  page('/company/transfer/add-import/$kind', /^Import Candidate/, 'bench', '/company/transfer/add-import/candidate'),
  page(
    '/company/transfer/view-import/$id',
    /^Import Candidate/,
    'bench',
    '/company/transfer/view-import/{candidateImport}',
  ),
  page('/company/transfer/list-export', /Exports/, 'bench'),
  page('/company/plans', /^Available Plans$/, 'owner'),
  page('/company/account-details', /^Account Details$/, 'owner'),
  page('/company/account-details/bank-details', /^Bank Details for Commission$/, 'owner'),
  page('/company/account-details/bank-details', /^Bank Details for Commission$/, 'member'),
  page('/company/account-details/agreement', /^Signed Agreement$/, 'owner'),
  page('/company/account-details/agreement', /^Signed Agreement$/, 'member'),
  page('/company/account-details/certificate', /^Official Representative Certificate$/, 'owner'),
  page('/company/account-details/certificate', /^Official Representative Certificate$/, 'member'),
  page('/company/account-details/dossier', /^PDF Master$/, 'owner'),
  page('/company/account-details/dossier', /^PDF Master$/, 'member'),
  page('/company/account-details/social-media', /^Social Media$/, 'owner'),
  page('/company/account-details/social-media', /^Social Media$/, 'member'),
  page('/company/setup/settings', /^Settings$/, 'owner'),
  page('/company/setup/matching', /Matching/, 'owner'),
  page('/company/setup/settings', /^Settings$/, 'member'),
  page('/company/setup/locations', /^Locations$/, 'owner'),
  page('/company/setup/locations', /^Locations$/, 'member'),
  page('/company/setup/add-location', /^Add Location$/, 'owner'),
  page('/company/setup/edit-location/$id', /^Edit Location$/, 'owner', '/company/setup/edit-location/{office}'),
  page('/company/setup/billing-details', /^Billing Details$/, 'owner'),
  page('/company/setup/billing-details', /^Billing Details$/, 'member'),
  page('/company/setup/add-billing-details', /^Add Billing Details$/, 'owner'),
  page(
    '/company/setup/edit-billing-details/$id',
    /^Edit Billing Details$/,
    'owner',
    '/company/setup/edit-billing-details/{billing}',
  ),
  page('/company/setup/members', /^Members$/, 'member'),
  page('/company/setup/overview', /^Overview$/, 'owner'),
  page('/company/setup/overview', /^Overview$/, 'member'),
  page('/company/setup/branding', /^Branding$/, 'owner'),
  page('/company/setup/company-info', /^Company Info$/, 'owner'),
  page('/company/setup/add-member', /^Invite people$/, 'owner'),
  page('/company/setup/view-member/$id', /Active$/, 'owner', '/company/setup/view-member/{member}'),
  page('/company/setup/list-invitation', /^Invitations$/, 'owner'),
  page('/company/users', /^Company Users$/, 'recruiter'),
  page('/company/organization', /^Organization$/, 'owner'),
  page('/company/business-unit', /^Business Units$/, 'owner'),
  page('/company/business-unit/edit/$id', /^Edit Business Unit$/, 'owner', '/company/business-unit/edit/{unit}'),
  page('/company/setup/claim-ownership', /^Claim Ownership$/, 'member'),
  page('/company/setup/claim-ownership', /^Claim Ownership$/, 'recruiter'),
  page('/company/bin', /^Bin$/, 'owner'),
  page('/company/audit-log', /^Audit Log$/, 'owner'),
  page('/candidate/dashboard', /Profile/, 'student'),
  page('/certificate', /^Check a certificate$/, undefined),
  page('/share/$token', /^For the sweep/, undefined, '/share/{share}'),
  page('/jobs/$company', /^Open jobs$/, undefined, '/jobs/harbor-staffing'),
  page('/jobs/$company/$job', /./, undefined, '/jobs/harbor-staffing/{publicJob}'),
  page('/certificate/$code', /^Check a certificate$/, undefined, '/certificate/{paper}'),
  page('/unsubscribe-digest/$token', /^Daily email$/, undefined, '/unsubscribe-digest/nobody-was-sent-this'),
  page('/company/task/list-task', /^Tasks$/, 'bench'),
  page('/account/notifications', /^Notifications$/, 'administrator'),
  page('/account/notifications', /^Notifications$/, 'owner'),
  page('/account/notifications/settings', /^Notification settings$/, 'owner'),
  page('/account/home/user-profile', /^Profile$/, 'administrator'),
  page('/account/home/user-profile', /^Profile$/, 'notOnboarded'),
  page('/account/home/user-profile', /^Profile$/, 'student'),
  page('/account/activity', /^Activity$/, 'administrator'),
  page('/account/activity', /^Activity$/, 'owner'),
  page('/account/activity', /^Activity$/, 'student'),
  page('/account/security', /^Security$/, 'administrator'),
  page('/account/security', /^Security$/, 'notOnboarded'),
  page('/account/security', /^Security$/, 'student'),
]

// Areas draw no page of their own; signing out and a step with a student's id lead away at once.
const withoutPage = [
  '/account',
  '/admin',
  '/admin/user-management',
  '/admin/plan-and-subscription',
  '/company',
  '/candidate',
  '/company/onboarding',
  '/company/onboarding/$step/$studentId',
  '/company/auth/sign-out',
  '/company/hotlist',
  '/company/super-candidate',
  '/company/transfer',
  '/company/setup',
]

const inWeb = (file: string) => readFileSync(join(import.meta.dirname, '../../apps/web/src', file), 'utf8')

/** The pages of the application: those that the server draws, those of the door, and the routes of the tree that the router makes. */
export function knownRoutes(): string[] {
  const outside = [...inWeb('entries.ts').matchAll(/^ {2}'(\/[^']*)',$/gm)].map(([, path = '']) => path)
  return [...outside, ...officeRoutes()].filter(
    (path) => !withoutPage.includes(path) || pages.some(({ route }) => route === path),
  )
}

function officeRoutes(): string[] {
  const tree = inWeb('route-tree.gen.ts')
  const byFullPath = /interface FileRoutesByFullPath \{([^}]*(?:\}[^}]*?)*?)\n\}/.exec(tree)?.[1] ?? ''
  return [...byFullPath.matchAll(/^\s*'([^']+)':/gm)].map(([, path = '']) => path.replace(/(?<=.)\/$/, ''))
}
