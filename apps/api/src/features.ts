import type { Contract } from '@corridor/contract'
import type { OtherExport } from '@corridor/contract/records/export/kinds'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { OtherList } from '@corridor/contract/records/record/lists'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import type { AnyListSpec } from './db/list/spec.ts'
import type { ExportSource } from './db/record/export-source.ts'
import type { KindRules } from './db/record/kind.ts'
import type { WrittenTable } from './db/record/table.ts'
import type { Destination, TransferRules } from './db/record/transfer-rules.ts'
import type { SealedColumn } from './db/reseal.ts'
import type { Feature, FeatureJobs } from './feature.ts'
import { checklist } from './features/agency/checklist/feature.ts'
import { commission } from './features/agency/commission/feature.ts'
import { commissionPayment } from './features/agency/commission-payment/feature.ts'
import { fileReview } from './features/agency/file-review/feature.ts'
import { institution } from './features/agency/institution/feature.ts'
import { institutionContract } from './features/agency/institution-contract/feature.ts'
import { intake } from './features/agency/intake/feature.ts'
import { programme } from './features/agency/programme/feature.ts'
import { studentApplication } from './features/agency/student-application/feature.ts'
import { studentPaper } from './features/agency/student-paper/feature.ts'
import { address } from './features/base/address/feature.ts'
import { article } from './features/base/article/feature.ts'
import { file } from './features/base/file/feature.ts'
import { lookup, setting } from './features/base/lookup/feature.ts'
import { parse } from './features/base/parse/feature.ts'
import { candidate } from './features/candidate/candidate/feature.ts'
import { candidateDetails } from './features/candidate/candidate-details/feature.ts'
import { candidateDocument } from './features/candidate/candidate-document/feature.ts'
import { duplicate } from './features/candidate/duplicate/feature.ts'
import { part } from './features/candidate/part/feature.ts'
import { resumeBatch } from './features/candidate/resume-batch/feature.ts'
import { search } from './features/candidate/search/feature.ts'
import { timeline } from './features/candidate/timeline/feature.ts'
import { branding } from './features/company/branding/feature.ts'
import { company } from './features/company/company/feature.ts'
import { contact } from './features/company/contact/feature.ts'
import { document } from './features/company/document/feature.ts'
import { info } from './features/company/info/feature.ts'
import { location } from './features/company/location/feature.ts'
import { office } from './features/company/office/feature.ts'
import { reference } from './features/company/reference/feature.ts'
import { companySetting } from './features/company/setting/feature.ts'
import { socialMedia } from './features/company/social-media/feature.ts'
import { answer } from './features/flow/answer/feature.ts'
import { dashboard } from './features/flow/dashboard/feature.ts'
import { demo } from './features/flow/demo/feature.ts'
import { dossier } from './features/flow/dossier/feature.ts'
import { firstSteps } from './features/flow/first-steps/feature.ts'
import { today } from './features/flow/today/feature.ts'
import { application } from './features/job/application/feature.ts'
import { client, clientDuplicate } from './features/job/client/feature.ts'
import { interview } from './features/job/interview/feature.ts'
import { job } from './features/job/job/feature.ts'
import { jobMatch } from './features/job/job-match/feature.ts'
import { placement } from './features/job/placement/feature.ts'
import { representation } from './features/job/representation/feature.ts'
import { requirement } from './features/job/requirement/feature.ts'
import { stage } from './features/job/stage/feature.ts'
import { submission } from './features/job/submission/feature.ts'
import { alike } from './features/mail/alike/feature.ts'
import { campaign } from './features/mail/campaign/feature.ts'
import { houseServer } from './features/mail/house-server/feature.ts'
import { inbox } from './features/mail/inbox/feature.ts'
import { mailbox } from './features/mail/mailbox/feature.ts'
import { recipient } from './features/mail/recipient/feature.ts'
import { mailReport } from './features/mail/report/feature.ts'
import { sendingDomain } from './features/mail/sending-domain/feature.ts'
import { suppression } from './features/mail/suppression/feature.ts'
import { emailTemplate } from './features/mail/template/feature.ts'
import { billing } from './features/money/billing/feature.ts'
import { order } from './features/money/order/feature.ts'
import { plan } from './features/money/plan/feature.ts'
import { account } from './features/people/account/feature.ts'
import { invitation } from './features/people/invitation/feature.ts'
import { member } from './features/people/member/feature.ts'
import { session } from './features/people/session/feature.ts'
import { twoFactor } from './features/people/two-factor/feature.ts'
import { unit } from './features/people/unit/feature.ts'
import { user } from './features/people/user/feature.ts'
import { audit } from './features/records/audit/feature.ts'
import { bin } from './features/records/bin/feature.ts'
import { bulk } from './features/records/bulk/feature.ts'
import { draft } from './features/records/draft/feature.ts'
import { exporting } from './features/records/export/feature.ts'
import { importing } from './features/records/import/feature.ts'
import { view } from './features/records/view/feature.ts'
import { bench } from './features/sales/bench/feature.ts'
import { hotlist } from './features/sales/hotlist/feature.ts'
import { presentation } from './features/sales/presentation/feature.ts'
import { share } from './features/sales/share/feature.ts'
import { booking } from './features/site/booking/feature.ts'
import { lead } from './features/site/lead/feature.ts'
import { declaration } from './features/student/declaration/feature.ts'
import { enrolment } from './features/student/enrolment/feature.ts'
import { family } from './features/student/family/feature.ts'
import { passport } from './features/student/passport/feature.ts'
import { student } from './features/student/student/feature.ts'
import { studentDocument } from './features/student/student-document/feature.ts'
import { studentDuplicate } from './features/student/student-duplicate/feature.ts'
import { studentFile } from './features/student/student-file/feature.ts'
import { event } from './features/told/event/feature.ts'
import { note } from './features/told/note/feature.ts'
import { notification } from './features/told/notification/feature.ts'
import { task } from './features/told/task/feature.ts'
import { watch } from './features/told/watch/feature.ts'
import { agreement } from './features/trust/agreement/feature.ts'
import { bankDetails } from './features/trust/bank-details/feature.ts'
import { certificate } from './features/trust/certificate/feature.ts'
import { claim } from './features/trust/claim/feature.ts'
import { verification } from './features/trust/verification/feature.ts'
import { vendor } from './features/vendor/vendor/feature.ts'
import { vendorBank } from './features/vendor/vendor-bank/feature.ts'
import { vendorContact } from './features/vendor/vendor-contact/feature.ts'
import { vendorDocument } from './features/vendor/vendor-document/feature.ts'
import { vendorDuplicate } from './features/vendor/vendor-duplicate/feature.ts'
import { vendorFormat } from './features/vendor/vendor-format/feature.ts'
import { vendorGroup } from './features/vendor/vendor-group/feature.ts'
import { vendorNote } from './features/vendor/vendor-note/feature.ts'
import { vendorTimeline } from './features/vendor/vendor-timeline/feature.ts'
import { ownJobs } from './own-jobs.ts'
import { type GatheredHooks, gatherHooks } from './platform/hooks.ts'
import type { JobName, QueueRules } from './platform/jobs.ts'
import { sealedHouseServer } from './platform/mail/house-server.ts'
import { sealedLetters } from './platform/mail/letter-content.ts'
import { sealedTestMails } from './platform/mail/test-mail.ts'

/** Every feature of the API: the one list. One that is missing does not compile. */
export const features = {
  session,
  account,
  twoFactor,
  user,
  invitation,
  member,
  unit,
  branding,
  info,
  lookup,
  setting,
  article,
  address,
  file,
  parse,
  dashboard,
  firstSteps,
  demo,
  houseServer,
  resumeBatch,
  candidate,
  part,
  candidateDocument,
  candidateDetails,
  search,
  duplicate,
  timeline,
  bench,
  hotlist,
  presentation,
  campaign,
  recipient,
  mailReport,
  inbox,
  answer,
  alike,
  share,
  vendor,
  vendorContact,
  vendorGroup,
  emailTemplate,
  vendorDuplicate,
  vendorTimeline,
  vendorNote,
  vendorFormat,
  vendorDocument,
  vendorBank,
  mailbox,
  sendingDomain,
  client,
  clientDuplicate,
  job,
  requirement,
  stage,
  submission,
  application,
  interview,
  placement,
  representation,
  jobMatch,
  booking,
  lead,
  student,
  studentDuplicate,
  enrolment,
  passport,
  family,
  declaration,
  studentDocument,
  studentFile,
  institution,
  programme,
  intake,
  institutionContract,
  fileReview,
  commission,
  commissionPayment,
  studentApplication,
  checklist,
  studentPaper,
  suppression,
  company,
  location,
  contact,
  document,
  reference,
  socialMedia,
  office,
  companySetting,
  bankDetails,
  claim,
  dossier,
  verification,
  agreement,
  certificate,
  billing,
  plan,
  order,
  event,
  notification,
  watch,
  note,
  task,
  today,
  audit,
  bin,
  draft,
  bulk,
  view,
  import: importing,
  export: exporting,
} satisfies Record<keyof Contract, Feature>

const all: readonly Feature[] = Object.values(features)

/** Every kind of record that bin, bulk actions, import and export work on. */
export const kinds = Object.fromEntries(
  all.flatMap((feature) => feature.kinds ?? []).map((rules) => [rules.kind, rules]),
) as Record<RecordKind, KindRules>

/** Lists of other nouns that show records of a kind. */
export const lists = Object.assign({}, ...all.map((feature) => feature.lists ?? {})) as Record<OtherList, AnyListSpec>

const destinations: Partial<Record<string, Destination>> = Object.assign(
  {},
  ...all.map((feature) => feature.destinations ?? {}),
)
const transfers: readonly (readonly [string, TransferRules])[] = [
  ...Object.values(kinds).flatMap(({ kind, transfer }) => (transfer ? [[kind, transfer] as const] : [])),
  ...all.flatMap((feature) => Object.entries(feature.imports ?? {})),
]

/** How each kind is brought in from tables, and where it may go beside. */
export const imports = Object.fromEntries(
  transfers.map(([kind, rules]) => [kind, destinations[kind] ? { ...rules, destination: destinations[kind] } : rules]),
) as Record<ImportKind, TransferRules>

/** Rows that are taken out beside records of kinds. */
export const exports: Readonly<Record<OtherExport, ExportSource>> = Object.assign(
  {},
  ...all.map((feature) => feature.exports ?? {}),
)

/** Answers of areas to those below them. */
export const hooks: GatheredHooks = gatherHooks(all.map((feature) => feature.hooks ?? {}))

/** Every table of plain records. */
export const tables: readonly WrittenTable[] = all.flatMap((feature) => feature.tables ?? [])

/** Every sealed column of the product. */
export const sealedColumns: readonly SealedColumn[] = [
  ...[sealedLetters, sealedTestMails, sealedHouseServer],
  ...all.flatMap((feature) => feature.sealed ?? []),
]

const works = all.flatMap((feature) => feature.work ?? [])

/** All work in the background. */
export const jobs: FeatureJobs = Object.assign(
  {},
  ownJobs(sealedColumns, works),
  ...all.map((feature) => feature.jobs ?? {}),
)

/** Every queue, by the name of its work. */
export const queues = jobs as Readonly<Partial<Record<JobName, QueueRules>>>
