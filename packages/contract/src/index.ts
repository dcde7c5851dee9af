import { address } from './base/address/shapes.ts'
import { article } from './base/article/shapes.ts'
import { dashboard } from './base/dashboard/shapes.ts'
import { demo } from './base/demo/shapes.ts'
import { file } from './base/file/shapes.ts'
import { lookup, setting } from './base/lookup/shapes.ts'
import { agent } from './base/parse/shapes.ts'
import { candidate } from './candidate/candidate/shapes.ts'
import { candidateMatch } from './candidate/duplicate/shapes.ts'
import { candidatePart } from './candidate/part/shapes.ts'
import { resumeBatch } from './candidate/resume-batch/shapes.ts'
import { candidateSearch } from './candidate/search/shapes.ts'
import { candidateTimeline } from './candidate/timeline/shapes.ts'
import { company } from './company/company/shapes.ts'
import { companyEmployee } from './company/contact/shapes.ts'
import { companyDocument } from './company/document/shapes.ts'
import { companyLocation } from './company/location/shapes.ts'
import { companyReference } from './company/reference/shapes.ts'
import { companySocialMedia } from './company/social-media/shapes.ts'
import { order } from './money/order/shapes.ts'
import { plan } from './money/plan/shapes.ts'
import { account } from './people/account/shapes.ts'
import { invitation } from './people/invitation/shapes.ts'
import { companyMember } from './people/member/shapes.ts'
import { session } from './people/session/shapes.ts'
import { twoFactor } from './people/two-factor/shapes.ts'
import { user } from './people/user/shapes.ts'
import { audit } from './records/audit/shapes.ts'
import { bin } from './records/bin/shapes.ts'
import { bulk } from './records/bulk/shapes.ts'
import { draft } from './records/draft/shapes.ts'
import { exporting } from './records/export/shapes.ts'
import { importing } from './records/import/shapes.ts'
import { view } from './records/view/shapes.ts'
import { hotlist } from './sales/hotlist/shapes.ts'
import { event } from './told/event/shapes.ts'
import { notification } from './told/notification/shapes.ts'
import { watch } from './told/watch/shapes.ts'
import { companyBankDetails } from './trust/bank-details/shapes.ts'
import { claimOwnership } from './trust/claim/shapes.ts'
import { verification } from './trust/verification/shapes.ts'

/** The whole contract: the server implements it, the client is made from it, OpenAPI and the access test walk it. */
export const contract = {
  session,
  account,
  twoFactor,
  user,
  invitation,
  lookup,
  setting,
  article,
  address,
  file,
  agent,
  resumeBatch,
  candidate,
  candidatePart,
  candidateSearch,
  candidateMatch,
  candidateTimeline,
  hotlist,
  company,
  companyLocation,
  companyEmployee,
  companyDocument,
  companyReference,
  companySocialMedia,
  companyBankDetails,
  companyMember,
  claimOwnership,
  verification,
  plan,
  order,
  dashboard,
  demo,
  event,
  notification,
  watch,
  audit,
  bin,
  draft,
  bulk,
  view,
  import: importing,
  export: exporting,
}
export type Contract = typeof contract
