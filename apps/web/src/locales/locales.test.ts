import { fileURLToPath } from 'node:url'
import {
  amountPerNames,
  checklistChangeNames,
  checklistConditionNames,
  tellingFieldNames,
} from '@corridor/contract/agency/checklist/kinds'
import { commissionStateNames, unknownReasonNames } from '@corridor/contract/agency/commission/states'
import { paymentMatchNames, paymentStateNames } from '@corridor/contract/agency/commission-payment/kinds'
import { reviewedFieldNames, reviewLackNames, reviewStateNames } from '@corridor/contract/agency/file-review/kinds'
import { patternFault } from '@corridor/contract/agency/institution/file-pattern'
import { institutionFieldNames } from '@corridor/contract/agency/institution/kinds'
import {
  contractEventNames,
  contractFeeNames,
  contractStateNames,
  scholarshipSideNames,
} from '@corridor/contract/agency/institution-contract/kinds'
import { authorityStatusNames } from '@corridor/contract/agency/student-application/authority'
import {
  applicationLackNames,
  deadlineKindNames,
  waitingKindNames,
} from '@corridor/contract/agency/student-application/kinds'
import { bundleGapNames, returnReasonNames } from '@corridor/contract/agency/student-paper/kinds'
import { paperStateNames } from '@corridor/contract/agency/student-paper/states'
import { lookupNotFound, lookupTitles } from '@corridor/contract/base/lookup/kinds'
import { seededLookups } from '@corridor/contract/base/lookup/seeded'
import { zoneDoubtTexts } from '@corridor/contract/base/parse/zone-kinds'
import { zoneReasons } from '@corridor/contract/base/parse/zone-reasons'
import { candidateDocumentTypeNames } from '@corridor/contract/candidate/candidate-document/kinds'
import { batchReasons } from '@corridor/contract/candidate/resume-batch/states'
import { queryFaults } from '@corridor/contract/candidate/search/query-tree'
import { addressTypeNames } from '@corridor/contract/company/onboarding/choices'
import { errorTable } from '@corridor/contract/error-table'
import { bankAccountTypeNames, bankFaults, knownBankWords } from '@corridor/contract/field/bank-account-types'
import { companySectionNames } from '@corridor/contract/field/company-sections'
import { lookNames } from '@corridor/contract/flow/demo/looks'
import { callOutcomeNames, todayGroupNames, todayMatterNames } from '@corridor/contract/flow/today/kinds'
import { declinerNames } from '@corridor/contract/job/application/kinds'
import { interviewKindNames, interviewOutcomeNames, interviewStateNames } from '@corridor/contract/job/interview/kinds'
import { closedReasonNames, jobKindNames, jobPriorityNames, jobStatusNames } from '@corridor/contract/job/job/kinds'
import { placementStateNames, timesheetCycleNames } from '@corridor/contract/job/placement/kinds'
import { jobSourceNames, proofKindNames, representationStateNames } from '@corridor/contract/job/representation/kinds'
import { seededStages, stageKindNames } from '@corridor/contract/job/stage/kinds'
import { confirmationNames, partyNames, submissionStateNames } from '@corridor/contract/job/submission/kinds'
import { campaignKindNames, campaignStateNames, mailTopicNames } from '@corridor/contract/mail/campaign/kinds'
import { inboxKindNames, kindRuleNames } from '@corridor/contract/mail/inbox/kinds'
import { mailboxStateNames, mailboxWayNames } from '@corridor/contract/mail/mailbox/kinds'
import { leftOutReasonNames, recipientMarkNames, recipientStateNames } from '@corridor/contract/mail/recipient/kinds'
import { dnsPartNames, dnsStateNames } from '@corridor/contract/mail/sending-domain/kinds'
import {
  evidenceSourceNames,
  suppressionKindNames,
  suppressionReasonNames,
  suppressionStateNames,
} from '@corridor/contract/mail/suppression/kinds'
import { mergeFieldNames, mergeSourceNames } from '@corridor/contract/mail/template/merge-fields'
import { seededPlans } from '@corridor/contract/money/plan/seeded'
import { backupNames, paymentMethodNames, planPeriodNames, supportNames } from '@corridor/contract/money/plan/terms'
import { auditKinds, auditVerbs } from '@corridor/contract/records/audit/words'
import { exportKinds } from '@corridor/contract/records/export/kinds'
import { recordFacts } from '@corridor/contract/records/record/kinds'
import { transferFaults } from '@corridor/contract/records/transfer/faults'
import { presentationAnswerNames, presentationStateNames } from '@corridor/contract/sales/presentation/kinds'
import { bookingStateNames, weekdayNames } from '@corridor/contract/site/booking/kinds'
import { leadKindNames, leadStateNames, leadTargetNames } from '@corridor/contract/site/lead/kinds'
import { assessmentSteps, pointsTables, type Question, questions } from '@corridor/contract/site/lead/questions'
import { consistencyRules } from '@corridor/contract/student/enrolment/consistency'
import {
  coachingModeNames,
  enrolmentFieldNames,
  findingPlaceNames,
  maritalStatusNames,
} from '@corridor/contract/student/enrolment/kinds'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { familyRelationNames } from '@corridor/contract/student/family/kinds'
import { identityPartNames } from '@corridor/contract/student/passport/retention'
import {
  studentStageNames,
  studentStandingNames,
  studyLevelNames,
  timelinePartNames,
} from '@corridor/contract/student/student/kinds'
import { studentDocumentTypeNames } from '@corridor/contract/student/student-document/kinds'
import { notificationFacts } from '@corridor/contract/told/notification/kinds'
import { exportColumns, transfers } from '@corridor/contract/transfers'
import { vendorTypeNames, vendorVisibilityNames } from '@corridor/contract/vendor/vendor/kinds'
import { vendorContactTypeNames } from '@corridor/contract/vendor/vendor-contact/kinds'
import { vendorDocumentTypeNames } from '@corridor/contract/vendor/vendor-document/kinds'
import { groupTypeNames } from '@corridor/contract/vendor/vendor-group/kinds'
import { roleNames } from '@corridor/contract/wire/access'
import { judgedWords } from '@corridor/contract/wire/judged-words'
import { letterStateNames } from '@corridor/contract/wire/letter-states'
import { describe, expect, it } from 'vitest'
import { networkMessages } from '../lib/call/api-error'
import ar from './ar.json'
import { collectKeys, collectMessages, collectRefusals, type Found, sourceFiles } from './collect-keys'
import en from './en.json'
import fr from './fr.json'
import zh from './zh.json'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const entities = [
  'Country',
  'State',
  'City',
  'Hotlist',
  'Candidate',
  'File',
  'Import',
  'Export',
  'Company',
  'Document',
  'Reference',
  'Session',
  'Batch',
  'Resume',
  'User',
  'Invitation',
  'Membership',
  'Suppressed Address',
  'Plan',
  'Order',
  'Claim',
]

const found: Found = { keys: new Set(), bare: [] }
for (const file of sourceFiles(here('..'))) collectKeys(file, found)
const keys = new Set([
  ...found.keys,
  ...Object.values(errorTable).map(([, message]) => message),
  ...Object.values(networkMessages),
  ...Object.values(judgedWords),
  ...Object.values(lookupTitles),
  ...Object.values(lookupNotFound),
  ...Object.values(roleNames),
  ...Object.values(batchReasons),
  ...Object.values(planPeriodNames),
  ...Object.values(supportNames),
  ...Object.values(backupNames),
  ...Object.values(paymentMethodNames),
  ...Object.values(queryFaults),
  ...Object.values(transferFaults),
  ...Object.values(transfers).flatMap(({ columns }) =>
    columns.flatMap(({ header, hint }) => [header, ...(hint ? [hint] : [])]),
  ),
  ...exportKinds.flatMap((kind) => exportColumns(kind).map(({ header }) => header)),
  ...Object.values(auditKinds),
  ...Object.values(auditVerbs),
  ...entities,
  ...Object.values(recordFacts).map(({ title }) => title),
  ...Object.values(addressTypeNames),
  ...Object.values(companySectionNames),
  ...Object.values(notificationFacts).flatMap(({ title, text, folded }) => [title, text, ...(folded ? [folded] : [])]),
  ...enrolmentSteps.flatMap(({ heading, done, failed, formStatus }) => [heading, done, failed, formStatus ?? heading]),
  ...[enrolmentFieldNames, findingPlaceNames, maritalStatusNames, coachingModeNames, zoneDoubtTexts].flatMap((names) =>
    Object.values(names),
  ),
  ...Object.values(zoneReasons),
  ...Object.values(consistencyRules).map(({ text }) => text),
  ...Object.values(timelinePartNames),
  ...[...Object.values(studentStageNames), ...Object.values(studyLevelNames), ...Object.values(familyRelationNames)],
  ...[authorityStatusNames, deadlineKindNames, waitingKindNames, applicationLackNames].flatMap((names) =>
    Object.values<string>(names),
  ),
  ...[contractEventNames, contractFeeNames, contractStateNames, scholarshipSideNames, institutionFieldNames].flatMap(
    (names) => Object.values(names),
  ),
  ...[commissionStateNames, unknownReasonNames, paymentMatchNames, paymentStateNames].flatMap((names) =>
    Object.values(names),
  ),
  ...[reviewedFieldNames, reviewLackNames, reviewStateNames].flatMap((names) => Object.values(names)),
  ...[amountPerNames, checklistChangeNames, checklistConditionNames, tellingFieldNames].flatMap((names) =>
    Object.values(names),
  ),
  ...[...Object.values(returnReasonNames), ...Object.values(paperStateNames), ...Object.values(bundleGapNames)],
  patternFault,
  ...Object.values(vendorTypeNames),
  ...Object.values(lookNames),
  ...Object.values(callOutcomeNames),
  ...[todayGroupNames, todayMatterNames, studentStandingNames, identityPartNames].flatMap((names) =>
    Object.values(names),
  ),
  ...Object.values(interviewKindNames),
  ...Object.values(interviewStateNames),
  ...Object.values(campaignKindNames),
  ...Object.values(campaignStateNames),
  ...Object.values(leftOutReasonNames),
  ...Object.values(recipientMarkNames),
  ...Object.values(recipientStateNames),
  ...Object.values(interviewOutcomeNames),
  ...Object.values(submissionStateNames),
  ...Object.values(letterStateNames),
  ...Object.values(declinerNames),
  ...Object.values(stageKindNames),
  ...Object.values(placementStateNames),
  ...Object.values(timesheetCycleNames),
  ...Object.values(proofKindNames),
  ...Object.values(representationStateNames),
  ...Object.values(presentationAnswerNames),
  ...Object.values(presentationStateNames),
  ...Object.values(bookingStateNames),
  ...Object.values(leadKindNames),
  ...Object.values(leadStateNames),
  ...Object.values(leadTargetNames),
  ...assessmentSteps.map(({ title }) => title),
  ...Object.values<Question>(questions).flatMap((question) => [
    question.label,
    ...('options' in question ? Object.values(question.options).filter((option) => /\D/.test(option)) : []),
  ]),
  ...Object.values(pointsTables),
  ...Object.values(mailTopicNames),
  ...Object.values(suppressionKindNames),
  ...Object.values(suppressionReasonNames),
  ...Object.values(evidenceSourceNames),
  ...Object.values(suppressionStateNames),
  ...Object.values(inboxKindNames),
  ...Object.values(kindRuleNames),
  ...Object.values(mailboxStateNames),
  ...Object.values(mailboxWayNames),
  ...Object.values(dnsPartNames),
  ...Object.values(dnsStateNames),
  ...Object.values(weekdayNames),
  ...Object.values(jobSourceNames),
  ...Object.values(partyNames),
  ...Object.values(confirmationNames),
  ...Object.values(vendorVisibilityNames),
  ...Object.values(vendorContactTypeNames),
  ...Object.values(vendorDocumentTypeNames),
  ...Object.values(candidateDocumentTypeNames),
  ...Object.values(studentDocumentTypeNames),
  ...Object.values(groupTypeNames),
  ...Object.values(mailTopicNames),
  ...Object.values(mergeSourceNames),
  ...Object.values(mergeFieldNames),
  ...Object.values(jobKindNames),
  ...Object.values(jobPriorityNames),
  ...Object.values(jobStatusNames),
  ...Object.values(closedReasonNames),
  ...Object.values(bankAccountTypeNames),
  ...Object.values(bankFaults),
  ...Object.values(knownBankWords).flatMap(({ account, code }) => [account, ...(code ? [code] : [])]),
  ...collectMessages(sourceFiles(here('../../../../packages/contract/src'))),
  ...collectRefusals(sourceFiles(here('../../../api/src'))),
  ...seededKeys(),
])
keys.delete('{reason}')

/** The names that the product brings along. Technologies and abbreviations (H4 EAD, W2, MD) are called the same everywhere. */
function seededKeys(): string[] {
  const { skill: _, ...lookups } = seededLookups
  const names = Object.entries<readonly string[]>(lookups).flatMap(([kind, all]) => all.map((name) => [kind, name]))
  const stages = seededStages.map((name) => ['stage', name])
  const plans = seededPlans.flatMap(({ name, description }) => [name, description]).map((name) => ['plan', name])
  return [...names, ...plans, ...stages]
    .filter(([area, name = '']) => area === 'plan' || /\p{Ll}/u.test(name) || name === 'GC')
    .map(([area, name]) => `${area}: ${name}`)
}

/** A key with a count has a text for each plural form of the language. */
function wanted(language: string): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [...keys].flatMap((key) => (key.includes('{count}') ? forms.map((form) => `${key}_${form}`) : key))
}

// Names, and words that a language shares with English.
const sameInManyLanguages = new Set([
  'Visa',
  'Canada',
  'clients',
  'Mission',
  'Services',
  'Vision',
  'Conversation',
  'Question',
  'Version',
  'Version {version}',
  'Versions',
  'PDF',
  'SHA-256',
  'Actions',
  'Agent',
  'Certification',
  'Certification {n}',
  'Agents',
  'Client',
  'Clients',
  'Submission',
  'Message',
  'Pipeline',
  'Port',
  'Placement',
  'Code',
  'Contact',
  'Documents',
  'Fax',
  'Notes',
  'Programme',
  'Confirmation',
  'Conditions',
  'Condition',
  'Technologies',
  'Description',
  'FAQ',
  'Hotlist',
  'Hotlists',
  'Invitation',
  'Invitations',
  'Master',
  'Menu',
  'Notifications',
  'Page {number}',
  'Pages',
  'Public',
  'Service',
])

// Put together at run time, or sent by the server as a finished sentence: no source holds them whole.
const composed = [
  'Proof is required',
  'Please confirm that you agree',
  'Country is required',
  'State is required',
  'Last Name is required',
  'First Name Completed is required',
  'Last Name Completed is required',
  'Minimum 3 characters',
  'Minimum length is {n}',
  'Your current location is required',
  'Client location is required',
  'You must accept the terms and conditions',
  'Maximum length is {n}',
  'Password is too common',
  'Outgoing server is required',
  'Please enter the code',
  'Corridor cannot read this kind of file yet; the original is kept.',
  'The file could not be read.',
  'The file holds no text; it may be a scanned image.',
  'No text could be recognised; the file may be a scanned image of poor quality.',
  'The scan cannot be read: it is very unclear, or in a script whose language pack is missing. Ask the operator to install it, such as chi_sim for Chinese, ara for Arabic or rus for Russian.',
  'Some pages could not be read: they are very unclear, or in a script whose language pack is missing. Ask the operator to install it, such as chi_sim for Chinese, ara for Arabic or rus for Russian.',
  'The file is protected by a password.',
  'The file is too long; only its beginning was read.',
  'The file is long: read up to page {n} of {n2}.',
  'Little of this resume was understood. Please compare all of it with the document.',
  'The file is not text in an encoding that can be read.',
  'Reading the file took too long.',
  'Reading the file needed too much memory.',
  'Reading was stopped before it ended.',
]

const parameters = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()

describe('texts', () => {
  it('reach people only through a key', () => {
    expect(found.bare).toEqual([])
  })

  it('have plural forms in English', () => {
    expect(wanted('en').filter((key) => /_\w+$/.test(key) && key.includes('{count}') && !(key in en))).toEqual([])
  })

  for (const [language, texts] of Object.entries({ ar, fr, zh }) as [string, Record<string, string>][]) {
    it(`are complete in ${language}`, () => {
      expect([...wanted(language), ...composed].filter((key) => !texts[key])).toEqual([])
    })

    it(`hold nothing that no page says in ${language}`, () => {
      const needed = new Set([...wanted(language), ...composed])
      expect(Object.keys(texts).filter((key) => !needed.has(key))).toEqual([])
    })

    it(`are translated in ${language}`, () => {
      const same = Object.entries(texts).filter(([key, text]) => text === key && !sameInManyLanguages.has(key))
      expect(same.map(([key]) => key)).toEqual([])
    })

    it(`keep their parameters in ${language}`, () => {
      const broken = Object.entries(texts).filter(([key, text]) => {
        const own = parameters(text)
        // A form such as 'one record' may leave the number out.
        return key.includes('{count}')
          ? !own.every((name) => parameters(key).includes(name) || name === '{shown}')
          : own.join() !== parameters(key).join()
      })
      expect(broken).toEqual([])
    })
  }
})
