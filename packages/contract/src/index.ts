import { address } from './base/address/shapes.ts'
import { article } from './base/article/shapes.ts'
import { dashboard } from './base/dashboard/shapes.ts'
import { demo } from './base/demo/shapes.ts'
import { file } from './base/file/shapes.ts'
import { lookup, setting } from './base/lookup/shapes.ts'
import { parse } from './base/parse/shapes.ts'
import { candidate } from './candidate/candidate/shapes.ts'
import { duplicate } from './candidate/duplicate/shapes.ts'
import { part } from './candidate/part/shapes.ts'
import { resumeBatch } from './candidate/resume-batch/shapes.ts'
import { search } from './candidate/search/shapes.ts'
import { timeline } from './candidate/timeline/shapes.ts'
import { company } from './company/company/shapes.ts'
import { contact } from './company/contact/shapes.ts'
import { document } from './company/document/shapes.ts'
import { location } from './company/location/shapes.ts'
import { reference } from './company/reference/shapes.ts'
import { socialMedia } from './company/social-media/shapes.ts'
import { order } from './money/order/shapes.ts'
import { plan } from './money/plan/shapes.ts'
import { account } from './people/account/shapes.ts'
import { invitation } from './people/invitation/shapes.ts'
import { member } from './people/member/shapes.ts'
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
import { bankDetails } from './trust/bank-details/shapes.ts'
import { claim } from './trust/claim/shapes.ts'
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
  parse,
  resumeBatch,
  candidate,
  part,
  search,
  duplicate,
  timeline,
  hotlist,
  company,
  location,
  contact,
  document,
  reference,
  socialMedia,
  bankDetails,
  member,
  claim,
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
