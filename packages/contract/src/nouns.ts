import { checklistFacts } from './agency/checklist/facts.ts'
import { checklist } from './agency/checklist/shapes.ts'
import { commissionFacts } from './agency/commission/facts.ts'
import { commission } from './agency/commission/shapes.ts'
import { commissionPaymentFacts } from './agency/commission-payment/facts.ts'
import { commissionPayment } from './agency/commission-payment/shapes.ts'
import { fileReviewFacts } from './agency/file-review/facts.ts'
import { fileReview } from './agency/file-review/shapes.ts'
import { institutionFacts } from './agency/institution/facts.ts'
import { institution } from './agency/institution/shapes.ts'
import { institutionContractFacts } from './agency/institution-contract/facts.ts'
import { institutionContract } from './agency/institution-contract/shapes.ts'
import { intakeFacts } from './agency/intake/facts.ts'
import { intake } from './agency/intake/shapes.ts'
import { programmeFacts } from './agency/programme/facts.ts'
import { programme } from './agency/programme/shapes.ts'
import { studentApplicationFacts } from './agency/student-application/facts.ts'
import { studentApplication } from './agency/student-application/shapes.ts'
import { studentPaperFacts } from './agency/student-paper/facts.ts'
import { studentPaper } from './agency/student-paper/shapes.ts'
import { addressFacts } from './base/address/facts.ts'
import { address } from './base/address/shapes.ts'
import { articleFacts } from './base/article/facts.ts'
import { article } from './base/article/shapes.ts'
import { fileFacts } from './base/file/facts.ts'
import { file } from './base/file/shapes.ts'
import { lookupFacts } from './base/lookup/facts.ts'
import { lookup, setting } from './base/lookup/shapes.ts'
import { parseFacts } from './base/parse/facts.ts'
import { parse } from './base/parse/shapes.ts'
import { candidateFacts } from './candidate/candidate/facts.ts'
import { candidate } from './candidate/candidate/shapes.ts'
import { candidateDetailsFacts } from './candidate/candidate-details/facts.ts'
import { candidateDetails } from './candidate/candidate-details/shapes.ts'
import { candidateDocumentFacts } from './candidate/candidate-document/facts.ts'
import { candidateDocument } from './candidate/candidate-document/shapes.ts'
import { duplicateFacts } from './candidate/duplicate/facts.ts'
import { duplicate } from './candidate/duplicate/shapes.ts'
import { partFacts } from './candidate/part/facts.ts'
import { part } from './candidate/part/shapes.ts'
import { resumeBatchFacts } from './candidate/resume-batch/facts.ts'
import { resumeBatch } from './candidate/resume-batch/shapes.ts'
import { search } from './candidate/search/shapes.ts'
import { timeline } from './candidate/timeline/shapes.ts'
import { brandingFacts } from './company/branding/facts.ts'
import { branding } from './company/branding/shapes.ts'
import { companyFacts } from './company/company/facts.ts'
import { company } from './company/company/shapes.ts'
import { contactFacts } from './company/contact/facts.ts'
import { contact } from './company/contact/shapes.ts'
import { documentFacts } from './company/document/facts.ts'
import { document } from './company/document/shapes.ts'
import { infoFacts } from './company/info/facts.ts'
import { info } from './company/info/shapes.ts'
import { locationFacts } from './company/location/facts.ts'
import { location } from './company/location/shapes.ts'
import { officeFacts } from './company/office/facts.ts'
import { office } from './company/office/shapes.ts'
import { onboardingFacts } from './company/onboarding/facts.ts'
import { referenceFacts } from './company/reference/facts.ts'
import { reference } from './company/reference/shapes.ts'
import { companySettingFacts } from './company/setting/facts.ts'
import { companySetting } from './company/setting/shapes.ts'
import { socialMediaFacts } from './company/social-media/facts.ts'
import { socialMedia } from './company/social-media/shapes.ts'
import { answerFacts } from './flow/answer/facts.ts'
import { answer } from './flow/answer/shapes.ts'
import { dashboard } from './flow/dashboard/shapes.ts'
import { demo } from './flow/demo/shapes.ts'
import { dossierFacts } from './flow/dossier/facts.ts'
import { dossier } from './flow/dossier/shapes.ts'
import { firstSteps } from './flow/first-steps/shapes.ts'
import { applicationFacts } from './job/application/facts.ts'
import { application } from './job/application/shapes.ts'
import { clientDuplicate } from './job/client/duplicate.ts'
import { clientFacts } from './job/client/facts.ts'
import { client } from './job/client/shapes.ts'
import { interviewFacts } from './job/interview/facts.ts'
import { interview } from './job/interview/shapes.ts'
import { jobFacts } from './job/job/facts.ts'
import { job } from './job/job/shapes.ts'
import { jobMatchFacts } from './job/job-match/facts.ts'
import { jobMatch } from './job/job-match/shapes.ts'
import { placementFacts } from './job/placement/facts.ts'
import { placement } from './job/placement/shapes.ts'
import { representationFacts } from './job/representation/facts.ts'
import { representation } from './job/representation/shapes.ts'
import { requirementFacts } from './job/requirement/facts.ts'
import { requirement } from './job/requirement/shapes.ts'
import { stageFacts } from './job/stage/facts.ts'
import { stage } from './job/stage/shapes.ts'
import { submissionFacts } from './job/submission/facts.ts'
import { submission } from './job/submission/shapes.ts'
import { alikeFacts } from './mail/alike/facts.ts'
import { alike } from './mail/alike/shapes.ts'
import { campaignFacts } from './mail/campaign/facts.ts'
import { campaign } from './mail/campaign/shapes.ts'
import { houseServerFacts } from './mail/house-server/facts.ts'
import { houseServer } from './mail/house-server/shapes.ts'
import { inboxFacts } from './mail/inbox/facts.ts'
import { inbox } from './mail/inbox/shapes.ts'
import { mailboxFacts } from './mail/mailbox/facts.ts'
import { mailbox } from './mail/mailbox/shapes.ts'
import { recipientFacts } from './mail/recipient/facts.ts'
import { recipient } from './mail/recipient/shapes.ts'
import { mailReport } from './mail/report/shapes.ts'
import { sendingDomainFacts } from './mail/sending-domain/facts.ts'
import { sendingDomain } from './mail/sending-domain/shapes.ts'
import { suppressionFacts } from './mail/suppression/facts.ts'
import { suppression } from './mail/suppression/shapes.ts'
import { emailTemplateFacts } from './mail/template/facts.ts'
import { emailTemplate } from './mail/template/shapes.ts'
import { billingFacts } from './money/billing/facts.ts'
import { billing } from './money/billing/shapes.ts'
import { orderFacts } from './money/order/facts.ts'
import { order } from './money/order/shapes.ts'
import { planFacts } from './money/plan/facts.ts'
import { plan } from './money/plan/shapes.ts'
import { accountFacts } from './people/account/facts.ts'
import { account } from './people/account/shapes.ts'
import { invitationFacts } from './people/invitation/facts.ts'
import { invitation } from './people/invitation/shapes.ts'
import { memberFacts } from './people/member/facts.ts'
import { member } from './people/member/shapes.ts'
import { sessionFacts } from './people/session/facts.ts'
import { session } from './people/session/shapes.ts'
import { twoFactorFacts } from './people/two-factor/facts.ts'
import { twoFactor } from './people/two-factor/shapes.ts'
import { unitFacts } from './people/unit/facts.ts'
import { unit } from './people/unit/shapes.ts'
import { userFacts } from './people/user/facts.ts'
import { user } from './people/user/shapes.ts'
import { auditFacts } from './records/audit/facts.ts'
import { audit } from './records/audit/shapes.ts'
import { draftFacts } from './records/draft/facts.ts'
import { draft } from './records/draft/shapes.ts'
import { mergeFacts } from './records/merge/facts.ts'
import { viewFacts } from './records/view/facts.ts'
import { view } from './records/view/shapes.ts'
import { benchFacts } from './sales/bench/facts.ts'
import { bench } from './sales/bench/shapes.ts'
import { hotlistFacts } from './sales/hotlist/facts.ts'
import { hotlist } from './sales/hotlist/shapes.ts'
import { presentationFacts } from './sales/presentation/facts.ts'
import { presentation } from './sales/presentation/shapes.ts'
import { shareFacts } from './sales/share/facts.ts'
import { share } from './sales/share/shapes.ts'
import { bookingFacts } from './site/booking/facts.ts'
import { booking } from './site/booking/shapes.ts'
import { leadFacts } from './site/lead/facts.ts'
import { lead } from './site/lead/shapes.ts'
import { declarationFacts } from './student/declaration/facts.ts'
import { declaration } from './student/declaration/shapes.ts'
import { enrolmentFacts } from './student/enrolment/facts.ts'
import { enrolment } from './student/enrolment/shapes.ts'
import { familyFacts } from './student/family/facts.ts'
import { family } from './student/family/shapes.ts'
import { passportFacts } from './student/passport/facts.ts'
import { passport } from './student/passport/shapes.ts'
import { studentFacts } from './student/student/facts.ts'
import { student } from './student/student/shapes.ts'
import { studentDocumentFacts } from './student/student-document/facts.ts'
import { studentDocument } from './student/student-document/shapes.ts'
import { studentDuplicateFacts } from './student/student-duplicate/facts.ts'
import { studentDuplicate } from './student/student-duplicate/shapes.ts'
import { studentFile } from './student/student-file/shapes.ts'
import { eventFacts } from './told/event/facts.ts'
import { event } from './told/event/shapes.ts'
import { agreementFacts } from './trust/agreement/facts.ts'
import { agreement } from './trust/agreement/shapes.ts'
import { bankDetailsFacts } from './trust/bank-details/facts.ts'
import { bankDetails } from './trust/bank-details/shapes.ts'
import { certificateFacts } from './trust/certificate/facts.ts'
import { certificate } from './trust/certificate/shapes.ts'
import { claimFacts } from './trust/claim/facts.ts'
import { claim } from './trust/claim/shapes.ts'
import { verificationFacts } from './trust/verification/facts.ts'
import { verification } from './trust/verification/shapes.ts'
import { vendorFacts } from './vendor/vendor/facts.ts'
import { vendor } from './vendor/vendor/shapes.ts'
import { vendorBankFacts } from './vendor/vendor-bank/facts.ts'
import { vendorBank } from './vendor/vendor-bank/shapes.ts'
import { vendorContactFacts } from './vendor/vendor-contact/facts.ts'
import { vendorContact } from './vendor/vendor-contact/shapes.ts'
import { vendorDocumentFacts } from './vendor/vendor-document/facts.ts'
import { vendorDocument } from './vendor/vendor-document/shapes.ts'
import { vendorDuplicateFacts } from './vendor/vendor-duplicate/facts.ts'
import { vendorDuplicate } from './vendor/vendor-duplicate/shapes.ts'
import { vendorFormatFacts } from './vendor/vendor-format/facts.ts'
import { vendorFormat } from './vendor/vendor-format/shapes.ts'
import { vendorGroupFacts } from './vendor/vendor-group/facts.ts'
import { vendorGroup } from './vendor/vendor-group/shapes.ts'
import { vendorNoteFacts } from './vendor/vendor-note/facts.ts'
import { vendorNote } from './vendor/vendor-note/shapes.ts'
import { vendorTimeline } from './vendor/vendor-timeline/shapes.ts'
import type { Facts } from './wire/facts.ts'

/** Parts of a noun in the contract: the plain facts, and the calls with their shapes. */
interface Noun {
  facts?: Facts
  calls?: object
}

/**
 * Every noun of the product, in the order in which lists of all kinds show them: a new one is a line here. Nouns that work on records of
 * any other need this list, and so stand beside it: their facts in `facts.ts`, their calls in `index.ts`.
 */
export const nouns = {
  company: { facts: companyFacts, calls: company },
  lookup: { facts: lookupFacts, calls: lookup },
  setting: { calls: setting },
  address: { facts: addressFacts, calls: address },
  article: { facts: articleFacts, calls: article },
  candidate: { facts: candidateFacts, calls: candidate },
  part: { facts: partFacts, calls: part },
  candidateDocument: { facts: candidateDocumentFacts, calls: candidateDocument },
  candidateDetails: { facts: candidateDetailsFacts, calls: candidateDetails },
  bench: { facts: benchFacts, calls: bench },
  hotlist: { facts: hotlistFacts, calls: hotlist },
  presentation: { facts: presentationFacts, calls: presentation },
  share: { facts: shareFacts, calls: share },
  vendor: { facts: vendorFacts, calls: vendor },
  vendorDuplicate: { facts: vendorDuplicateFacts, calls: vendorDuplicate },
  vendorTimeline: { calls: vendorTimeline },
  vendorGroup: { facts: vendorGroupFacts, calls: vendorGroup },
  emailTemplate: { facts: emailTemplateFacts, calls: emailTemplate },
  vendorContact: { facts: vendorContactFacts, calls: vendorContact },
  vendorNote: { facts: vendorNoteFacts, calls: vendorNote },
  vendorFormat: { facts: vendorFormatFacts, calls: vendorFormat },
  vendorDocument: { facts: vendorDocumentFacts, calls: vendorDocument },
  vendorBank: { facts: vendorBankFacts, calls: vendorBank },
  mailbox: { facts: mailboxFacts, calls: mailbox },
  sendingDomain: { facts: sendingDomainFacts, calls: sendingDomain },
  client: { facts: clientFacts, calls: client },
  clientDuplicate: { calls: clientDuplicate },
  job: { facts: jobFacts, calls: job },
  requirement: { facts: requirementFacts, calls: requirement },
  application: { facts: applicationFacts, calls: application },
  stage: { facts: stageFacts, calls: stage },
  submission: { facts: submissionFacts, calls: submission },
  interview: { facts: interviewFacts, calls: interview },
  placement: { facts: placementFacts, calls: placement },
  representation: { facts: representationFacts, calls: representation },
  jobMatch: { facts: jobMatchFacts, calls: jobMatch },
  campaign: { facts: campaignFacts, calls: campaign },
  recipient: { facts: recipientFacts, calls: recipient },
  mailReport: { calls: mailReport },
  inbox: { facts: inboxFacts, calls: inbox },
  answer: { facts: answerFacts, calls: answer },
  alike: { facts: alikeFacts, calls: alike },
  booking: { facts: bookingFacts, calls: booking },
  lead: { facts: leadFacts, calls: lead },
  student: { facts: studentFacts, calls: student },
  studentDuplicate: { facts: studentDuplicateFacts, calls: studentDuplicate },
  enrolment: { facts: enrolmentFacts, calls: enrolment },
  passport: { facts: passportFacts, calls: passport },
  family: { facts: familyFacts, calls: family },
  declaration: { facts: declarationFacts, calls: declaration },
  studentDocument: { facts: studentDocumentFacts, calls: studentDocument },
  studentFile: { calls: studentFile },
  institution: { facts: institutionFacts, calls: institution },
  programme: { facts: programmeFacts, calls: programme },
  intake: { facts: intakeFacts, calls: intake },
  institutionContract: { facts: institutionContractFacts, calls: institutionContract },
  fileReview: { facts: fileReviewFacts, calls: fileReview },
  commission: { facts: commissionFacts, calls: commission },
  commissionPayment: { facts: commissionPaymentFacts, calls: commissionPayment },
  studentApplication: { facts: studentApplicationFacts, calls: studentApplication },
  checklist: { facts: checklistFacts, calls: checklist },
  studentPaper: { facts: studentPaperFacts, calls: studentPaper },
  suppression: { facts: suppressionFacts, calls: suppression },
  location: { facts: locationFacts, calls: location },
  contact: { facts: contactFacts, calls: contact },
  document: { facts: documentFacts, calls: document },
  reference: { facts: referenceFacts, calls: reference },
  socialMedia: { facts: socialMediaFacts, calls: socialMedia },
  branding: { facts: brandingFacts, calls: branding },
  info: { facts: infoFacts, calls: info },
  office: { facts: officeFacts, calls: office },
  companySetting: { facts: companySettingFacts, calls: companySetting },
  bankDetails: { facts: bankDetailsFacts, calls: bankDetails },
  dossier: { facts: dossierFacts, calls: dossier },
  verification: { facts: verificationFacts, calls: verification },
  agreement: { facts: agreementFacts, calls: agreement },
  certificate: { facts: certificateFacts, calls: certificate },
  onboarding: { facts: onboardingFacts },
  user: { facts: userFacts, calls: user },
  invitation: { facts: invitationFacts, calls: invitation },
  member: { facts: memberFacts, calls: member },
  unit: { facts: unitFacts, calls: unit },
  claim: { facts: claimFacts, calls: claim },
  billing: { facts: billingFacts, calls: billing },
  plan: { facts: planFacts, calls: plan },
  order: { facts: orderFacts, calls: order },
  file: { facts: fileFacts, calls: file },
  parse: { facts: parseFacts, calls: parse },
  resumeBatch: { facts: resumeBatchFacts, calls: resumeBatch },
  session: { facts: sessionFacts, calls: session },
  account: { facts: accountFacts, calls: account },
  twoFactor: { facts: twoFactorFacts, calls: twoFactor },
  merge: { facts: mergeFacts },
  duplicate: { facts: duplicateFacts, calls: duplicate },
  search: { calls: search },
  timeline: { calls: timeline },
  dashboard: { calls: dashboard },
  firstSteps: { calls: firstSteps },
  demo: { calls: demo },
  houseServer: { facts: houseServerFacts, calls: houseServer },
  event: { facts: eventFacts, calls: event },
  audit: { facts: auditFacts, calls: audit },
  draft: { facts: draftFacts, calls: draft },
  view: { facts: viewFacts, calls: view },
} satisfies Record<string, Noun>
