import { addressRoutes } from './features/base/address/routes.ts'
import { articleRoutes } from './features/base/article/routes.ts'
import { dashboardRoutes } from './features/base/dashboard/routes.ts'
import { demoRoutes } from './features/base/demo/routes.ts'
import { fileRoutes } from './features/base/file/routes.ts'
import { lookupRoutes, settingRoutes } from './features/base/lookup/routes.ts'
import { agentRoutes } from './features/base/parse/routes.ts'
import { candidateRoutes } from './features/candidate/candidate/routes.ts'
import { candidateMatchRoutes } from './features/candidate/duplicate/routes.ts'
import { candidatePartRoutes } from './features/candidate/part/routes.ts'
import { resumeBatchRoutes } from './features/candidate/resume-batch/routes.ts'
import { candidateSearchRoutes } from './features/candidate/search/routes.ts'
import { candidateTimelineRoutes } from './features/candidate/timeline/routes.ts'
import { companyRoutes } from './features/company/company/routes.ts'
import { companyEmployeeRoutes } from './features/company/contact/routes.ts'
import { companyDocumentRoutes } from './features/company/document/routes.ts'
import { companyLocationRoutes } from './features/company/location/routes.ts'
import { companyReferenceRoutes } from './features/company/reference/routes.ts'
import { companySocialMediaRoutes } from './features/company/social-media/routes.ts'
import { orderRoutes } from './features/money/order/routes.ts'
import { planRoutes } from './features/money/plan/routes.ts'
import { accountRoutes } from './features/people/account/routes.ts'
import { invitationRoutes } from './features/people/invitation/routes.ts'
import { companyMemberRoutes } from './features/people/member/routes.ts'
import { sessionRoutes } from './features/people/session/routes.ts'
import { twoFactorRoutes } from './features/people/two-factor/routes.ts'
import { userRoutes } from './features/people/user/routes.ts'
import { auditRoutes } from './features/records/audit/routes.ts'
import { binRoutes } from './features/records/bin/routes.ts'
import { bulkRoutes } from './features/records/bulk/routes.ts'
import { draftRoutes } from './features/records/draft/routes.ts'
import { exportRoutes } from './features/records/export/routes.ts'
import { importRoutes } from './features/records/import/routes.ts'
import { viewRoutes } from './features/records/view/routes.ts'
import { hotlistRoutes } from './features/sales/hotlist/routes.ts'
import { eventRoutes } from './features/told/event/routes.ts'
import { notificationRoutes } from './features/told/notification/routes.ts'
import { watchRoutes } from './features/told/watch/routes.ts'
import { companyBankDetailsRoutes } from './features/trust/bank-details/routes.ts'
import { claimOwnershipRoutes } from './features/trust/claim/routes.ts'
import { verificationRoutes } from './features/trust/verification/routes.ts'
import { api } from './http/api.ts'

/** Every endpoint of the contract with its function; one that is missing does not compile. */
export const router = api.router({
  session: sessionRoutes,
  account: accountRoutes,
  twoFactor: twoFactorRoutes,
  user: userRoutes,
  invitation: invitationRoutes,
  lookup: lookupRoutes,
  setting: settingRoutes,
  article: articleRoutes,
  address: addressRoutes,
  file: fileRoutes,
  agent: agentRoutes,
  resumeBatch: resumeBatchRoutes,
  candidate: candidateRoutes,
  candidatePart: candidatePartRoutes,
  candidateSearch: candidateSearchRoutes,
  candidateMatch: candidateMatchRoutes,
  candidateTimeline: candidateTimelineRoutes,
  hotlist: hotlistRoutes,
  company: companyRoutes,
  companyLocation: companyLocationRoutes,
  companyEmployee: companyEmployeeRoutes,
  companyDocument: companyDocumentRoutes,
  companyReference: companyReferenceRoutes,
  companySocialMedia: companySocialMediaRoutes,
  companyBankDetails: companyBankDetailsRoutes,
  companyMember: companyMemberRoutes,
  claimOwnership: claimOwnershipRoutes,
  verification: verificationRoutes,
  plan: planRoutes,
  order: orderRoutes,
  dashboard: dashboardRoutes,
  audit: auditRoutes,
  bin: binRoutes,
  draft: draftRoutes,
  demo: demoRoutes,
  event: eventRoutes,
  notification: notificationRoutes,
  watch: watchRoutes,
  import: importRoutes,
  export: exportRoutes,
  view: viewRoutes,
  bulk: bulkRoutes,
})
