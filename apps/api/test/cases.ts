import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { articleKinds } from '@corridor/contract/base/article/kinds'
import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { settingKinds } from '@corridor/contract/base/lookup/shapes'
import { type CandidatePartKind, candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { certificateNeeds } from '@corridor/contract/trust/certificate/needs'
import type { Role } from '@corridor/contract/wire/access'
import { hashPassword } from '../src/http/session/password.ts'
import { newId } from '../src/platform/ids.ts'
import { applicationCases } from './agency/application-cases.ts'
import { bundleCases } from './agency/bundle-cases.ts'
import { agencyCases } from './agency/cases.ts'
import { moneyCases } from './agency/money-cases.ts'

import { reviewCases } from './agency/review-cases.ts'
import type { AnyBody } from './call.ts'
import type { Input } from './endpoints.ts'
import type { Company, Person } from './make.ts'
import type { RunningApp } from './running-app.ts'

/** Place in which a case makes its records: of this company, by this person, who will call in this role. */
export interface Place {
  run: RunningApp
  company: Company
  by: Person
  role: Role
}

/** Code that the operator of these tests set, so that a case knows one. */
export const bypassCode = '271828'

let count = 0
const fresh = (word: string) => `Case ${word} ${++count}`
const list = () => ({})
const nothing = () => ({})

const lookupCases = Object.fromEntries(
  lookupKinds.flatMap((kind): [string, Case][] => {
    const id = async ({ run }: Place) => run.make.lookup(kind)
    return [
      [`POST /${kind}/list`, list],
      [`POST /${kind}/add`, () => ({ name: fresh('Entry') })],
      [`PUT /${kind}/update/{id}`, async (place) => ({ id: await id(place), name: fresh('Entry') })],
      [`DELETE /${kind}/delete/{id}`, async (place) => ({ id: await id(place) })],
    ]
  }),
)
const articleCases = Object.fromEntries(
  articleKinds.flatMap((kind): [string, Case][] => {
    const one = async ({ run }: Place) => ({ id: await run.make.article(kind) })
    return [
      [`POST /${kind}/list`, list],
      [`POST /${kind}/add`, () => ({ title: fresh('Article'), description: 'What it is about' })],
      [`PUT /${kind}/update/{id}`, async (place) => ({ ...(await one(place)), title: fresh('Article') })],
      [`DELETE /${kind}/delete/{id}`, one],
    ]
  }),
)
const settingCases = Object.fromEntries(Object.keys(settingKinds).map((name) => [`POST /settings/${name}/list`, list]))

/** An entry of each kind that a candidate's record holds several of. */
export const partEntries: Record<CandidatePartKind, Input> = {
  'candidate-history': { jobTitle: 'Engineer', employer: 'Acme', startDate: '2019-05', endDate: '2021' },
  'candidate-education': { degree: 'BSc', school: 'MIT', graduationYear: '2015' },
  'candidate-certification': { name: 'CKA', issuer: 'CNCF', year: '2022' },
  'candidate-language': { language: 'French', level: 'Fluent' },
  'candidate-contact': { vendorContact: 'Acme desk', firstName: 'Maria', lastName: 'Gomez' },
}

const partCases = Object.fromEntries(
  candidatePartKinds.flatMap((kind): [string, Case][] => {
    const candidateId = ({ run, company }: Place) => run.make.candidate(company)
    const entry = partEntries[kind]
    const part = async (place: Place) => ({
      id: await place.run.make.part(kind, place.company, await candidateId(place)),
    })
    return [
      [`POST /${kind}/list`, list],
      [`POST /${kind}/add-multiple`, async (place) => ({ candidateId: await candidateId(place), entries: [entry] })],
      [`PUT /${kind}/update/{id}`, async (place) => ({ ...(await part(place)), ...entry })],
      [`DELETE /${kind}/delete/{id}`, part],
    ]
  }),
)

const candidatePaper = async ({ run, company, by }: Place) => ({
  type: 'passport',
  title: fresh('Paper'),
  documentKey: await run.make.file(company, by, { purpose: 'candidate-document' }),
})
const candidateDocument = async (place: Place) => ({
  id: await place.run.make.candidateDocument(place.company, place.by, await place.run.make.candidate(place.company)),
})
// Seals a detail by a call of its own: one sealed for another candidate would not open.
async function sealedDetails({ run, company }: Place): Promise<Input> {
  const candidateId = await run.make.candidate(company)
  const person = run.call(await run.make.session(await run.make.person('owner', company)))
  const saved = await person.put(`/candidate-details/save/${candidateId}`, { ssnLastFour: '1234' })
  if (saved.status !== 200) throw new Error(`The details were answered ${saved.status}.`)
  return { candidateId, field: 'ssnLastFour' }
}
const paperCases: Record<string, Case> = {
  'POST /candidate-document/list': list,
  'POST /candidate-document/add-multiple': async (place) => ({
    candidateId: await place.run.make.candidate(place.company),
    documents: [await candidatePaper(place)],
  }),
  'PUT /candidate-document/update/{id}': async (place) => ({
    ...(await candidateDocument(place)),
    title: fresh('Paper'),
  }),
  'DELETE /candidate-document/delete/{id}': candidateDocument,
  'POST /candidate-details/view': async ({ run, company }) => ({ candidateId: await run.make.candidate(company) }),
  'PUT /candidate-details/save/{candidateId}': async ({ run, company }) => ({
    candidateId: await run.make.candidate(company),
    legalName: fresh('Legal'),
  }),
  'POST /candidate-details/reveal/{candidateId}': sealedDetails,
}

const vendorId = ({ run, company }: Place) => run.make.vendor(company)
const vendorContact = async (place: Place) => ({
  id: await place.run.make.vendorContact(place.company, await vendorId(place)),
})
const onCandidate = async ({ run, company }: Place) => ({
  recordKind: 'candidate',
  record: await run.make.candidate(company),
})
const ownNote = async ({ run, company, by }: Place) => ({
  id: await run.make.note(company, by, { record_id: await run.make.candidate(company) }),
})
const vendorNote = async (place: Place) => ({
  id: await place.run.make.vendorNote(place.company, await vendorId(place)),
})
const vendorPaper = async ({ run, company, by }: Place) => ({
  type: 'other',
  title: fresh('Paper'),
  documentKey: await run.make.file(company, by, { purpose: 'vendor-document' }),
})
const vendorDocument = async (place: Place) => ({
  id: await place.run.make.vendorDocument(place.company, place.by, await vendorId(place)),
})
// The account of another call of the same company would not open: its number is entered by the call itself.
async function vendorAccount(place: Place): Promise<Input> {
  const { run, company } = place
  const input = { ...(await bankCase(place)), vendorId: await vendorId(place) }
  const person = await run.make.person('owner', company)
  await rightPassword({ run, by: person })
  const saved = await run.call(await run.make.session(person)).post('/vendor/step-seven', input)
  if (saved.status !== 200) throw new Error(`The account was answered ${saved.status}.`)
  return { vendorId: input.vendorId }
}
const vendorDetails = () => ({ vendorName: fresh('Vendor'), primaryBusinessUnit: 'company' })
const campaignIn =
  (state: string): Case =>
  async ({ run, company, by }) => ({
    id: await run.make.campaign(company, by, {
      state,
      candidate_ids: [await run.make.candidate(company, { created_by: by.id })],
    }),
  })
// Theirs whoever they are: a Recruiter has what was given to them.
const threadOf = async ({ run, company, by }: Place) => ({
  id: await run.make.inboxThread(company, by, { assigned_to: by.id }),
})
const requirementOf = ({ run, company, by }: Place, more: object = {}): Promise<string> =>
  run.make.inboxThread(company, by, { assigned_to: by.id, kind: 'requirement', kind_rule: 'job-read', ...more })
/** A conversation about a job, in a mailbox of the company, which is everybody's who answers mail. */
const aboutAJob = async ({ run, company, by }: Place): Promise<string> =>
  run.make.inboxThread(company, by, {
    ...{ assigned_to: by.id, mailbox_id: await run.make.mailbox(company) },
    job_id: await run.make.job(company, { created_by: by.id }),
  })
const sendingDomain = async ({ run, company }: Place) => ({ id: await run.make.sendingDomain(company) })
const ownMailbox = async ({ run, company, by }: Place) => ({
  id: await run.make.mailbox(company, { member_id: by.id }),
})
const vendorGroup = async ({ run, company }: Place) => run.make.vendorGroup(company, await run.make.country())
const groupDetails = (region: string) => ({
  businessUnit: 'company',
  groupName: fresh('Group'),
  description: 'Who buys',
  region,
})
const templateId = async ({ run, company, by }: Place) => run.make.emailTemplate(company, { created_by: by.id })
const templateDetails = () => ({
  name: fresh('Template'),
  topic: 'news',
  subject: 'News of today',
  body: '<p>We have news.</p>',
})
const clientId = async ({ run, company }: Place) => run.make.client(company)
const jobId = async ({ run, company }: Place) => run.make.job(company)
const jobDetails = () => ({
  jobTitle: fresh('Job'),
  jobDescription: 'Builds services in Java with Spring Boot and Kafka on AWS.',
})
const submissionId = async ({ run, company }: Place) => run.make.submission(company)
const leadId = ({ run, company }: Place, more: object = {}) => run.make.lead(company, { ...more })
const applicationId = async ({ run, company }: Place) => run.make.application(company)
/** A company keeps twelve at most, and these cases share one. */
const emptyStages = ({ run, company }: Pick<Place, 'run' | 'company'>) => run.db.owner`
  delete from stage s where company_id = ${company.id} and place > 5
    and not exists (select from application a where a.stage_id = s.id)`
const stageId = async ({ run, company }: Place) => run.make.stage(company)
const whoAndWhat = async ({ run, company }: Pick<Place, 'run' | 'company'>) => ({
  candidateId: await run.make.candidate(company),
  jobId: await run.make.job(company),
})
// A Bench Sales User manages those of the own submissions.
const ownSubmission = ({ run, company, by }: Place) =>
  run.make.submission(company, by.area === 'company' ? { created_by: by.id } : {})
const inAMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
const presentationId = async ({ run, company, by }: Place) => run.make.presentation(company, by)
const interviewId = async (place: Place) => place.run.make.interview(place.company, await ownSubmission(place))
const bookableTimes = {
  ...{ zone: 'America/New_York', hours: [{ day: 1, from: '09:00', until: '12:00' }] },
  ...{ minutes: 30, pauseMinutes: 0, noticeHours: 0, daysAhead: 14 },
}
const interviewDetails = () => ({
  kind: 'video',
  startDate: '2031-03-04T15:00:00Z',
  zone: 'America/New_York',
  candidateZone: 'Asia/Kolkata',
})
const jobCases: Record<string, Case> = {
  'POST /client/list': list,
  'POST /client/add': () => ({ name: fresh('Client') }),
  'POST /client/view': async (place) => ({ clientId: await clientId(place) }),
  'PUT /client/update/{id}': async (place) => ({ id: await clientId(place), name: fresh('Client') }),
  'DELETE /client/delete/{id}': async (place) => ({ id: await clientId(place) }),
  'POST /job/list': list,
  'POST /job/add': jobDetails,
  'POST /job/view': async (place) => ({ jobId: await jobId(place) }),
  'PUT /job/update/{id}': async (place) => ({ id: await jobId(place), jobTitle: fresh('Job') }),
  'DELETE /job/delete/{id}': async (place) => ({ id: await jobId(place) }),
  'POST /job/timeline': async (place) => ({ jobId: await jobId(place) }),
  'POST /job/close/{id}': async (place) => ({ id: await jobId(place), reason: 'filled' }),
  'POST /job/reopen/{id}': async ({ run, company }) => ({
    id: await run.make.job(company, { closed_at: new Date(), closed_reason: 'filled' }),
  }),
  'POST /job/publish/{id}': async (place) => {
    await place.run.make.slug(place.company)
    return { id: await jobId(place) }
  },
  'POST /job/unpublish/{id}': async (place) => ({ id: await jobId(place) }),
  'POST /job/clone/{id}': async (place) => ({ id: await jobId(place) }),
  'POST /job/join/{id}': async (place) => ({ id: await jobId(place), jobId: await jobId(place) }),
  'POST /job/part/{id}': async ({ run, company }) => ({
    id: await run.make.job(company, { requirement_id: await run.make.job(company) }),
  }),
  'POST /public/lead': () => ({
    ...{ kind: 'contact', firstName: 'Anita', lastName: 'Rao', consent: 'yes' },
    email: `${fresh('lead').replaceAll(' ', '-')}@example.com`,
  }),
  'POST /lead/list': list,
  'POST /lead/view': async (place) => ({ leadId: await leadId(place) }),
  'PUT /lead/update/{id}': async (place) => ({ id: await leadId(place), note: fresh('Note') }),
  'POST /lead/move/{id}': async (place) => ({ id: await leadId(place), to: 'contacted' }),
  'POST /lead/assign': async (place) => ({
    leadIds: [await leadId(place)],
    ...(place.role === 'administrator'
      ? { company: (await place.run.make.company()).id }
      : { member: (await place.run.make.person('recruiter', place.company)).id }),
  }),
  'POST /lead/convert/{id}': async (place) => ({
    id: await leadId(place),
    ...(place.role === 'administrator'
      ? {
          ...{ into: 'company', companyName: fresh('Firm'), type: 'agent' },
          ...{ yourCountry: await place.run.make.country(), clientCountry: await place.run.make.country() },
        }
      : { into: 'student' }),
  }),
  'POST /lead/revert/{id}': async (place) => ({
    id: await leadId(place, { state: 'converted', converted_kind: 'student', state_before: 'assigned' }),
  }),
  'DELETE /lead/delete/{id}': async (place) => ({ id: await leadId(place) }),
  'POST /application/list': list,
  'POST /application/view': async (place) => ({ applicationId: await applicationId(place) }),
  'POST /application/move/{id}': async (place) => ({ id: await applicationId(place), stage: await stageId(place) }),
  'DELETE /application/delete/{id}': async (place) => ({ id: await applicationId(place) }),
  'POST /stage/list': list,
  'POST /stage/add': async (place) => {
    await emptyStages(place)
    return { name: fresh('Stage') }
  },
  'PUT /stage/update/{id}': async (place) => ({ id: await stageId(place), name: fresh('Stage') }),
  'DELETE /stage/delete/{id}': async (place) => ({ id: await stageId(place) }),
  'POST /stage/order': async ({ run, company }) => {
    await emptyStages({ run, company })
    const stages = await run.db.owner<{ id: string }[]>`
      select id from stage where company_id = ${company.id} order by place desc, id`
    return { ids: stages.map(({ id }) => id) }
  },
  'POST /submission/list': list,
  'POST /submission/add': whoAndWhat,
  'POST /submission/check': whoAndWhat,
  'POST /submission/standing': async ({ run, company }) => ({ candidates: [await run.make.candidate(company)] }),
  'POST /submission/view': async (place) => ({ submissionId: await submissionId(place) }),
  'PUT /submission/update/{id}': async (place) => ({ id: await submissionId(place), note: fresh('Note') }),
  'DELETE /submission/delete/{id}': async (place) => ({ id: await submissionId(place) }),
  'POST /submission/withdraw/{id}': async (place) => ({ id: await submissionId(place), reason: 'Asked so' }),
  'POST /submission/override/{id}': async ({ run, company }) => {
    const asked = await whoAndWhat({ run, company })
    const id = await run.make.submission(company, { candidate_id: asked.candidateId, job_id: asked.jobId })
    return { id, ...asked, reason: 'Asked twice' }
  },
  'POST /submission/confirm-rate/{id}': async ({ run, company }) => ({
    id: await run.make.submission(company, { pay_amount: 50, pay_currency: 'USD', pay_per: 'hour' }),
    how: 'mail',
  }),
  'POST /interview/list': list,
  'POST /interview/add': async (place) => ({ ...interviewDetails(), submissionId: await ownSubmission(place) }),
  'POST /interview/view': async (place) => ({ interviewId: await interviewId(place) }),
  'PUT /interview/update/{id}': async (place) => ({ id: await interviewId(place), title: fresh('Call') }),
  'POST /interview/overlaps': async ({ run, company }) => ({
    submissionId: await run.make.submission(company),
    startDate: '2031-03-07T14:30:00Z',
    minutes: 30,
  }),
  'POST /interview/zones': async ({ run, company }) => ({ submissionId: await run.make.submission(company) }),
  'POST /interview/cancel/{id}': async (place) => ({ id: await interviewId(place), reason: 'Asked so' }),
  'POST /interview/outcome/{id}': async (place) => ({ id: await interviewId(place), outcome: 'passed' }),
  'DELETE /interview/delete/{id}': async (place) => ({ id: await interviewId(place) }),
  'GET /interview/calendar/{id}': async (place) => ({ id: await interviewId(place) }),
  'POST /placement/list': list,
  'POST /placement/add': async ({ run, company }) => ({
    submissionId: await run.make.submission(company, { state: 'confirmed' }),
    startDate: '2026-01-05',
  }),
  'POST /placement/view': async ({ run, company }) => ({ placementId: await run.make.placement(company) }),
  'PUT /placement/update/{id}': async ({ run, company }) => ({
    id: await run.make.placement(company),
    note: fresh('Note'),
  }),
  'POST /placement/extend/{id}': async ({ run, company }) => ({
    ...{ id: await run.make.placement(company, { end_on: '2099-01-01' }), endDate: '2099-06-01', reason: 'Asked so' },
  }),
  'POST /placement/end/{id}': async ({ run, company }) => ({
    id: await run.make.placement(company),
    reason: 'Asked so',
  }),
  'DELETE /placement/delete/{id}': async ({ run, company }) => ({ id: await run.make.placement(company) }),
  'POST /representation/list': list,
  'POST /representation/ask': whoAndWhat,
  'POST /representation/add': async (place) => ({ ...(await whoAndWhat(place)), proof: 'mail', mailText: 'I agree' }),
  'POST /representation/revoke/{id}': async ({ run, company }) => ({ id: await run.make.representation(company) }),
  'POST /representation/send-again/{id}': async ({ run, company }) => ({
    id: await run.make.representation(company, {
      ...{ proof: 'link', state: 'asked', decided_at: null, token_hash: randomBytes(32) },
      ask_until: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
    }),
  }),
  'POST /representation/check': whoAndWhat,
  'POST /representation/rule': async () => ({}),
  'POST /representation/add-rule': async () => ({ client: [], vendor: [] }),
  'POST /presentation/list': list,
  'POST /presentation/add': async ({ run, company }) => {
    const job = await run.make.job(company)
    return { jobId: job, people: [{ submissionId: await run.make.submission(company, { job_id: job }) }] }
  },
  'POST /presentation/extend/{id}': async (place) => ({ id: await presentationId(place), expiresOn: inAMonth() }),
  'POST /presentation/renew/{id}': async (place) => ({ id: await presentationId(place) }),
  'POST /presentation/revoke/{id}': async (place) => ({ id: await presentationId(place) }),
  'POST /booking/times': async () => ({}),
  'POST /booking/add-times': async () => bookableTimes,
  'POST /booking/offers': async (place) => ({ submissionId: await ownSubmission(place) }),
  'POST /booking/offer-times': async (place) => {
    await place.run.make.bookableTimes(place.company)
    return { submissionId: await ownSubmission(place), interview: { kind: 'video' }, byMail: false }
  },
  'POST /booking/revoke-times/{id}': async (place) => ({
    id: await place.run.make.booking(place.company, await ownSubmission(place)),
  }),
  'POST /suppression/list': list,
  'POST /suppression/add': async () => ({ value: `${fresh('who').replace(/\W+/g, '-')}@delta.example` }),
  'POST /suppression/view': async ({ run, company }) => ({ suppressionId: await run.make.suppression(company) }),
  'POST /suppression/release/{id}': async ({ run, company }) => ({
    ...{ id: await run.make.suppression(company), reason: 'Written down by mistake' },
  }),
  'POST /job-match/list': async (place) => ({ job: await jobId(place) }),
  'POST /job-match/weights': async () => ({}),
  'POST /job-match/add-weights': async () => ({
    trade: 40,
    skills: 30,
    core: 10,
    level: 10,
    place: 5,
    nice: 5,
    known: 5,
  }),
  'POST /job-match/count': async ({ run, company }) => ({ candidates: [await run.make.candidate(company)] }),
}
const todayCases: Record<string, Case> = {
  'POST /first-steps/view': nothing,
  'PUT /first-steps/save': () => ({ isShown: true }),
  'POST /today/view': nothing,
  'POST /today/log': async (place) => ({
    kind: 'submission',
    id: await submissionId(place),
    title: 'Called Dana: left a voicemail',
    next: { title: 'Call Dana again', day: '2031-03-04' },
  }),
  'POST /today/undo/{id}': async ({ run, by }) => ({ id: await run.make.task(by, { done_at: new Date() }) }),
}
const vendorCases: Record<string, Case> = {
  'POST /vendor/list': list,
  'POST /vendor/step-one': async (place) => ({ ...vendorDetails(), vendorId: await vendorId(place) }),
  'POST /vendor/step-two': async (place) => ({ contactPerson: 'Maria Gomez', vendorId: await vendorId(place) }),
  'POST /vendor/step-four': async (place) => ({
    contacts: [{ firstName: 'Maria', lastName: 'Gomez' }],
    vendorId: await vendorId(place),
  }),
  'POST /vendor/timeline': async (place) => ({ vendorId: await vendorId(place) }),
  'POST /recipient/list': list,
  'POST /mail-report/list': list,
  'POST /campaign/list': list,
  'POST /campaign/add': async ({ run, company }) => ({
    ...{ kind: 'plain', subject: fresh('News'), body: '<p>Good morning</p>' },
    candidates: [await run.make.candidate(company)],
  }),
  'POST /campaign/view': campaignIn('draft'),
  'PUT /campaign/update/{id}': async (place) => ({ ...(await campaignIn('draft')(place)), subject: fresh('News') }),
  'DELETE /campaign/discard/{id}': campaignIn('draft'),
  'POST /campaign/check': campaignIn('draft'),
  'POST /campaign/left-out/view': async (place) => ({ ...(await campaignIn('draft')(place)), reason: 'off' }),
  'POST /campaign/mail/view': campaignIn('draft'),
  'POST /campaign/test/{id}': campaignIn('draft'),
  'POST /campaign/start/{id}': campaignIn('draft'),
  'POST /campaign/pause/{id}': campaignIn('running'),
  'POST /campaign/resume/{id}': campaignIn('paused'),
  'POST /campaign/cancel/{id}': campaignIn('paused'),
  'POST /campaign/draw-resumes': async ({ run, company }) => ({ candidates: [await run.make.candidate(company)] }),
  'POST /campaign/rule': async () => ({}),
  'POST /campaign/add-rule': async () => ({ againHours: 48 }),
  'POST /campaign/again/{id}': campaignIn('done'),
  'POST /sending-domain/list': list,
  'POST /sending-domain/add': async () => ({
    domain: `${fresh('d')
      .toLowerCase()
      .replace(/[^a-z\d]/g, '')}.example`,
  }),
  'POST /sending-domain/check/{id}': sendingDomain,
  'POST /sending-domain/set-return/{id}': async (place) => ({ ...(await sendingDomain(place)), returnDomain: null }),
  'POST /sending-domain/test-return/{id}': async (place) => {
    const { id } = await sendingDomain(place)
    await place.run.db.owner`update sending_domain set return_domain = domain where id = ${id}`
    return { id }
  },
  'DELETE /sending-domain/delete/{id}': sendingDomain,
  'POST /inbox/list': list,
  'POST /inbox/view': threadOf,
  'POST /inbox/unread': async () => ({}),
  'POST /inbox/state': async () => ({}),
  'POST /inbox/read/{id}': threadOf,
  'POST /inbox/assign/{id}': async (place) => ({ ...(await threadOf(place)), assignee: null }),
  'POST /inbox/snooze/{id}': async (place) => ({
    ...(await threadOf(place)),
    until: new Date(Date.now() + 86_400_000).toISOString(),
  }),
  'POST /inbox/done/{id}': threadOf,
  'POST /inbox/open/{id}': async ({ run, company, by }) => ({
    id: await run.make.inboxThread(company, by, { assigned_to: by.id, state: 'done' }),
  }),
  'POST /inbox/kind/{id}': async (place) => ({ ...(await threadOf(place)), kind: 'no' }),
  'POST /inbox/job/{id}': async (place) => ({
    ...(await threadOf(place)),
    job: await place.run.make.job(place.company, { created_by: place.by.id }),
  }),
  // From a mailbox of the company, which is everybody's who answers mail.
  'POST /inbox/answer/{id}': async ({ run, company, by }) => ({
    id: await run.make.inboxThread(company, by, { assigned_to: by.id, mailbox_id: await run.make.mailbox(company) }),
    words: 'Yes, he is',
  }),
  'POST /inbox/answer-again/{id}': async ({ run, company, by }) => {
    const mail = newId()
    const refused = { direction: 'out', answer_state: 'refused', answer: '550 No such user here' }
    const mailbox_id = await run.make.mailbox(company)
    return {
      id: await run.make.inboxThread(company, by, { assigned_to: by.id, mailbox_id }, { id: mail, ...refused }),
      mail,
    }
  },
  'POST /inbox/bench/{id}': async (place) => ({ id: await aboutAJob(place) }),
  'POST /inbox/submit/{id}': async (place) => ({
    id: await aboutAJob(place),
    ...{
      words: 'Here is who fits',
      people: [{ candidate: await place.run.make.candidate(place.company, { created_by: place.by.id }) }],
    },
  }),
  'POST /inbox/join-alike/{id}': async (place) => ({
    ...{ id: await requirementOf(place), other: await requirementOf(place) },
  }),
  'POST /inbox/part-alike/{id}': async (place) => ({ id: await requirementOf(place, { alike_id: newId() }) }),
  'POST /inbox/do-not-contact/{id}': threadOf,
  'POST /mailbox/list': list,
  'POST /mailbox/view': ownMailbox,
  'POST /mailbox/add': async ({ run, by }) => {
    await run.db.owner`delete from mailbox where address = ${by.email}`
    return { way: 'relay', name: fresh('Mailbox'), address: by.email }
  },
  'PUT /mailbox/update/{id}': async (place) => ({ ...(await ownMailbox(place)), name: fresh('Mailbox') }),
  'DELETE /mailbox/delete/{id}': ownMailbox,
  'POST /mailbox/switch-off/{id}': ownMailbox,
  'POST /mailbox/switch-on/{id}': async ({ run, company, by }) => ({
    id: await run.make.mailbox(company, { member_id: by.id, state: 'off' }),
  }),
  'POST /mailbox/try': async () => ({ smtpHost: '127.0.0.1', userName: 'jane', password: 'swordfish-1' }),
  'POST /mailbox/check/{id}': ownMailbox,
  'POST /mailbox/unread/{id}': ownMailbox,
  'POST /mailbox/read-again/{id}': ownMailbox,
  'POST /mailbox/folders/{id}': ownMailbox,
  'POST /mailbox/ways': async () => ({}),
  'POST /mailbox/start-consent': async () => ({ way: 'google' }),
  'POST /mailbox/finish-consent': async () => ({ state: 'nobody-began-this', code: 'abc' }),
  'POST /vendor-group/list': list,
  'POST /vendor-group/add': async ({ run }) => groupDetails(await run.make.country()),
  'POST /vendor-group/view': async (place) => ({ groupId: await vendorGroup(place) }),
  'PUT /vendor-group/update/{id}': async (place) => ({ id: await vendorGroup(place), groupName: fresh('Group') }),
  'DELETE /vendor-group/delete/{id}': async (place) => ({ id: await vendorGroup(place) }),
  'POST /vendor-group/list-member': async (place) => ({ groupId: await vendorGroup(place) }),
  'POST /vendor-group/add-vendors': async (place) => ({
    groupId: await vendorGroup(place),
    vendorIds: [await vendorId(place)],
  }),
  'POST /vendor-group/remove-vendors': async (place) => {
    const [groupId, vendor] = [await vendorGroup(place), await vendorId(place)]
    await place.run.make.inVendorGroup(place.company, groupId, vendor)
    return { groupId, vendorIds: [vendor] }
  },
  'POST /email-template/list': list,
  'POST /email-template/add': templateDetails,
  'POST /email-template/view': async (place) => ({ templateId: await templateId(place) }),
  'PUT /email-template/update/{id}': async (place) => ({ id: await templateId(place), name: fresh('Template') }),
  'DELETE /email-template/delete/{id}': async (place) => ({ id: await templateId(place) }),
  'POST /email-template/copy/{id}': async (place) => ({ id: await templateId(place) }),
  'POST /email-template/versions': async (place) => ({ templateId: await templateId(place) }),
  'POST /email-template/restore-version': async (place) => {
    const template = await templateId(place)
    await place.run.make.emailTemplateVersion(place.company, template, { body: '<p>As it was.</p>' })
    return { templateId: template, number: 1 }
  },
  'POST /email-template/preview': () => ({ subject: 'News', body: '<p>We have news.</p>' }),
  'POST /email-template/test': async ({ run, company }) => ({
    ...{ subject: 'News', body: '<p>We have news.</p>' },
    businessUnit: await run.make.unit(company, {
      from_email: 'sales@harbor.example',
      postal_address: '200 South Tryon Street',
    }),
  }),
  'POST /vendor-group/recipients': async (place) => ({ groupIds: [await vendorGroup(place)] }),
  'POST /vendor/match': () => ({ vendorName: 'Apex Systems' }),
  'POST /vendor/step-three': async (place) => ({ notes: [{ note: fresh('Note') }], vendorId: await vendorId(place) }),
  'POST /vendor/step-five': async (place) => ({ columns: ['name'], vendorId: await vendorId(place) }),
  'POST /vendor/step-six': async (place) => ({
    documents: [await vendorPaper(place)],
    vendorId: await vendorId(place),
  }),
  'POST /vendor/step-seven': async (place) => ({ ...(await bankCase(place)), vendorId: await vendorId(place) }),
  'POST /note/list': list,
  'POST /note/people': onCandidate,
  'POST /note/add': async (place) => ({ ...(await onCandidate(place)), note: fresh('Note') }),
  'PUT /note/update/{id}': async (place) => ({ ...(await ownNote(place)), note: fresh('Note') }),
  'DELETE /note/delete/{id}': ownNote,
  'POST /vendor-note/list': list,
  'POST /vendor-note/add': async (place) => ({ note: fresh('Note'), vendorId: await vendorId(place) }),
  'PUT /vendor-note/update/{id}': async (place) => ({ ...(await vendorNote(place)), note: fresh('Note') }),
  'DELETE /vendor-note/delete/{id}': vendorNote,
  'POST /vendor-format/view': async (place) => ({ vendorId: await vendorId(place) }),
  'POST /vendor-document/list': list,
  'POST /vendor-document/add': async (place) => ({ ...(await vendorPaper(place)), vendorId: await vendorId(place) }),
  'PUT /vendor-document/update/{id}': async (place) => ({ ...(await vendorDocument(place)), title: fresh('Paper') }),
  'DELETE /vendor-document/delete/{id}': vendorDocument,
  'POST /vendor-bank/view': async (place) => ({ vendorId: await vendorId(place) }),
  'POST /vendor-bank/reveal/{vendorId}': vendorAccount,
  'POST /vendor/view': async (place) => ({ vendorId: await vendorId(place) }),
  'PUT /vendor/update/{id}': async (place) => ({ id: await vendorId(place), vendorName: fresh('Vendor') }),
  'DELETE /vendor/delete/{id}': async (place) => ({ id: await vendorId(place) }),
  'POST /vendor-contact/list': list,
  'POST /vendor-contact/add': async (place) => ({ firstName: 'Maria', vendorId: await vendorId(place) }),
  'PUT /vendor-contact/update/{id}': async (place) => ({ ...(await vendorContact(place)), designation: fresh('Desk') }),
  'DELETE /vendor-contact/delete/{id}': vendorContact,
}

const studentId = async ({ run, company }: Place) => ({ studentId: await run.make.student(company) })
/** Two students of one family, of whom the second has a contact to take over. */
async function relatives({ run, company }: Place) {
  const contact = { email: 'asha@example.com', phone_code: '+91', phone_number: '9810001234' }
  const [student, relative] = [
    await run.make.student(company),
    await run.make.student(company, { ...contact, saved_steps: [1, 4] }),
  ]
  await run.make.studentRelative(company, student, relative)
  return { studentId: student, relative }
}
const studentAddress = async ({ run }: Place) => ({
  ...{ addressLineOne: '12 Ring Road', state: 'Gujarat', city: 'Surat', zipCode: '395003' },
  country: await run.make.country(),
})
const studentPassport = async ({ run }: Place) => ({
  countryOfCitizenship: await run.make.country(),
  birthDate: '2001-03-01',
  passportNumber: `P${1_000_000 + ++count}`,
  expiresDate: '2099-01-01',
})
const studentPhone = { countryCode: '+1', email: 'asha.rao@example.com' }
const declaredPlace = async ({ run }: Place) => ({
  country: await run.make.country(),
  visaCategory: await run.make.lookup('visa-category'),
})
// Seals the values by a call of its own: what was sealed for another student would not open.
async function sealedStudent(place: Place): Promise<Input> {
  const { run, company } = place
  const { studentId: id } = await studentId(place)
  const person = run.call(await run.make.session(await run.make.person('owner', company)))
  const saved = await person.post('/student/passport', { ...(await studentPassport(place)), studentId: id })
  if (saved.status !== 200) throw new Error(`The passport was answered ${saved.status}.`)
  return { id, field: 'passportNumber' }
}
// Proves whoever of the company calls, not its maker alone.
async function provedStudent(place: Place): Promise<Input> {
  const { id: studentId } = await sealedStudent(place)
  const { db } = place.run
  const colleagues = await db.owner<{ id: string }[]>`
    select user_id as id from membership where company_id = ${place.company.id}`
  for (const { id } of colleagues) await rightPassword({ run: place.run, by: { ...place.by, id } })
  return { studentId, ...(await rightPassword(place)) }
}
/** A student whose file is whole, with somebody of the company who may declare it. */
async function wholeStudent(place: Place) {
  const { run, company } = place
  const studentId = await run.make.student(company, { saved_steps: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
  const owner = run.call(await run.make.session(await run.make.person('owner', company)))
  const saved = await owner.post('/student/passport', { ...(await studentPassport(place)), studentId })
  if (saved.status !== 200) throw new Error(`The passport was answered ${saved.status}.`)
  return { studentId, owner }
}
async function toDeclare(place: Place) {
  const { studentId, owner } = await wholeStudent(place)
  const { data } = (await owner.post('/student/declaration-page', { studentId })).body
  const { version, language, textHash } = data.text as Record<string, string>
  const student = { version, language, textHash, name: 'Asha Rao', consent: true }
  return { body: { studentId, factsHash: data.factsHash, student }, owner }
}
async function askedStudent(place: Place) {
  const { studentId, owner } = await wholeStudent(place)
  await owner.post('/student/ask-declaration', { studentId, byMail: false })
  return { studentId, byMail: false }
}
async function declaredStudent(place: Place) {
  const { body, owner } = await toDeclare(place)
  const { studentId } = body
  const { data } = (await owner.post('/student/declare', body)).body
  const [declaration] = data.declarations as { _id: string }[]
  const file_key = await place.run.make.file(place.company, place.by, { purpose: 'student-declaration' })
  await place.run.db.owner`update student_declaration set file_key = ${file_key} where id = ${declaration?._id ?? ''}`
  return { studentId, declarationId: declaration?._id }
}
const studentPaper = async (place: Place) => ({
  id: await place.run.make.studentDocument(place.company, place.by, (await studentId(place)).studentId),
})
const studentPapers: Record<string, Case> = {
  'POST /student-document/list': list,
  'POST /student-document/add-multiple': async (place) => ({
    ...(await studentId(place)),
    documents: [
      {
        ...{ type: 'visa', title: fresh('Paper') },
        documentKey: await place.run.make.file(place.company, place.by, { purpose: 'student-document' }),
      },
    ],
  }),
  'PUT /student-document/update/{id}': async (place) => ({ ...(await studentPaper(place)), title: fresh('Paper') }),
  'DELETE /student-document/delete/{id}': studentPaper,
  'POST /student-document/open/{id}': studentPaper,
}
const ownRow = async ({ run, company, role }: Place) => ({
  id: await run.make.checklistRow(role === 'administrator' ? null : company),
})
const askedPaper = async ({ run, company }: Place, more = {}) => ({
  id: await run.make.studentPaper(company, await run.make.student(company), more),
})
/** A paper with a version, and the document that it is. */
async function receivedPaper({ run, company, by }: Place, state: string) {
  const student = await run.make.student(company)
  const reason = state === 'returned' ? 'unreadable' : null
  const moved = { moved_by: by.id, before_move: { state: 'asked', reason: null, words: '', version: null } }
  const id = await run.make.studentPaper(company, student, { state, reason, ...moved })
  const document_id = await run.make.studentDocument(company, by, student)
  await run.make.studentPaperVersion(company, id, document_id)
  return { id, documentId: document_id }
}
const inState = (state: string) => async (place: Place) => ({ id: (await receivedPaper(place, state)).id })
const checklistCases: Record<string, Case> = {
  'POST /checklist/list': list,
  'POST /checklist/add': async (place) => ({
    country: await place.run.make.country(),
    ...{ paper: fresh('Paper'), source: 'https://rules.example', readOn: '2026-01-02', checkBy: '2026-06-01' },
  }),
  'PUT /checklist/update/{id}': async (place) => ({ ...(await ownRow(place)), rule: fresh('Rule') }),
  'DELETE /checklist/delete/{id}': ownRow,
  'POST /checklist/history': async ({ run }) => ({ country: await run.make.country() }),
  'POST /student-paper/list': list,
  'POST /student-paper/checklist': studentId,
  'POST /student-paper/keep-checklist': async (place) => {
    const { studentId: student } = await studentId(place)
    const country = await place.run.make.country()
    await place.run.db.owner`insert into student_target ${place.run.db.owner({
      ...{ company_id: place.company.id, student_id: student, place: 0, country_id: country },
    })}`
    return { studentId: student, country }
  },
  'POST /student-paper/ask': async (place) => ({ ...(await studentId(place)), papers: [{ title: fresh('Paper') }] }),
  'POST /student-paper/receive/{id}': (place) => receivedPaper(place, 'asked'),
  'POST /student-paper/return/{id}': async (place) => ({
    ...(await inState('received')(place)),
    reason: 'unreadable',
  }),
  'POST /student-paper/accept/{id}': inState('received'),
  'POST /student-paper/reopen/{id}': inState('accepted'),
  'POST /student-paper/take-back/{id}': inState('received'),
  'PUT /student-paper/update/{id}': async (place) => ({ ...(await askedPaper(place)), title: fresh('Paper') }),
  'DELETE /student-paper/delete/{id}': (place) => askedPaper(place),
  'POST /student-paper/versions/{id}': inState('received'),
}
const studentCases: Record<string, Case> = {
  'POST /student/list': list,
  'POST /student/view': studentId,
  'POST /student/timeline': studentId,
  'DELETE /student/delete/{id}': async (place) => ({ id: (await studentId(place)).studentId }),
  'POST /student/full-name': async (place) => ({ ...(await studentId(place)), firstName: 'Asha', lastName: 'Rao' }),
  'POST /student/address': async (place) => ({ ...(await studentId(place)), ...(await studentAddress(place)) }),
  'POST /student/communicationaddress': async (place) => ({
    ...(await studentId(place)),
    ...(await studentAddress(place)),
  }),
  'POST /student/contact': async (place) => ({
    ...(await studentId(place)),
    ...studentPhone,
    phoneNumber: '2125550100',
  }),
  'POST /student/emergency-contact': async (place) => ({
    ...(await studentId(place)),
    contacts: [{ ...studentPhone, firstName: 'Meera', lastName: 'Rao', mobileNumber: '2125550101' }],
  }),
  'POST /student/passport': async (place) => ({ ...(await studentId(place)), ...(await studentPassport(place)) }),
  'POST /student/marital-status': async (place) => ({
    ...(await studentId(place)),
    maritalStatus: 'single',
    numberOfKids: 0,
  }),
  'POST /student/deportation-details': async (place) => ({
    ...(await studentId(place)),
    deportationDetails: [{ ...(await declaredPlace(place)), refusalReason: 'Funds', refusalDate: '2022-05' }],
  }),
  'POST /student/previous-countries': async (place) => ({
    ...(await studentId(place)),
    previousCountries: [{ ...(await declaredPlace(place)), traveledTime: 'Two weeks', traveledDate: '2022-05' }],
  }),
  'POST /student/coaching': async (place) => ({
    ...(await studentId(place)),
    tests: [{ test: 'ielts', targetScore: 7.5 }],
  }),
  'POST /student/summary': studentId,
  'POST /student/next-step': studentId,
  'POST /student/passport-reading': async (place) => ({
    ...(await studentId(place)),
    fileKey: await place.run.make.file(place.company, place.by, {
      ...{ purpose: 'student-document', file_type: 'image/jpeg', original_name: 'passport.jpg' },
    }),
  }),
  'DELETE /student/passport-reading/{parseId}': async ({ run, company, by }) => ({
    parseId: await run.make.parse(company, by, { kind: 'passport' }),
  }),
  'POST /student/reveal/{id}': sealedStudent,
  'POST /student/file-pdf': studentId,
  'POST /student/file-pdf-in-clear': provedStudent,
  'POST /student/find-passport': () => ({ passportNumber: 'K7294317' }),
  'POST /student/export-sealed': async (place) => ({
    ...{ format: 'csv', reason: 'A visa office asked' },
    ...(await rightPassword(place)),
  }),
  'POST /student/family': studentId,
  'POST /student/link-relative': async (place) => ({ ...(await relatives(place)), relation: 'spouse' }),
  'POST /student/unlink-relative': relatives,
  'POST /student/take-over': async (place) => ({ ...(await relatives(place)), parts: ['contact'] }),
  'POST /student/add-relative': async (place) => ({
    ...(await studentId(place)),
    ...{ relation: 'child', firstName: 'Zoya', lastName: 'Khan' },
  }),
  'POST /student/declaration': studentId,
  'POST /student/declaration-page': async (place) => ({ studentId: (await wholeStudent(place)).studentId }),
  'POST /student/declare': async (place) => (await toDeclare(place)).body,
  'POST /student/ask-declaration': async (place) => ({
    studentId: (await wholeStudent(place)).studentId,
    byMail: false,
  }),
  'POST /student/send-declaration-again': askedStudent,
  'POST /student/revoke-declaration': async (place) => ({ studentId: (await askedStudent(place)).studentId }),
  'POST /student/open-declaration': declaredStudent,
  'POST /student/plan': async (place) => ({ ...(await studentId(place)), level: 'master', intake: '2027-09' }),
  'POST /student/change-counsellor': async (place) => ({ ...(await studentId(place)), counsellor: null }),
}

const someAddress = async (run: RunningApp) => ({
  address: '12 Ring Road',
  country: await run.make.country(),
  state: 'Gujarat',
  city: 'Surat',
  zipCode: '395003',
})

const root = '/address-management'
const addressCases: Record<string, Case> = {
  [`POST ${root}/country/list`]: list,
  [`POST ${root}/country/add`]: () => ({ name: fresh('Country') }),
  [`PUT ${root}/country/update/{id}`]: async ({ run }) => ({ id: await run.make.country(), name: fresh('Country') }),
  [`DELETE ${root}/country/delete/{id}`]: async ({ run }) => ({ id: await run.make.country() }),
  [`POST ${root}/state/list`]: list,
  [`POST ${root}/state/add`]: async ({ run }) => ({ name: fresh('State'), country: await run.make.country() }),
  [`PUT ${root}/state/update/{id}`]: async ({ run }) => ({ id: await run.make.state(), name: fresh('State') }),
  [`DELETE ${root}/state/delete/{id}`]: async ({ run }) => ({ id: await run.make.state() }),
  [`POST ${root}/city/list`]: list,
  [`POST ${root}/city/add`]: async ({ run }) => ({ name: fresh('City'), state: await run.make.state() }),
  [`PUT ${root}/city/update/{id}`]: async ({ run }) => ({ id: await run.make.city(), name: fresh('City') }),
  [`DELETE ${root}/city/delete/{id}`]: async ({ run }) => ({ id: await run.make.city() }),
  'POST /public/list-country': list,
  'GET /country-codes': nothing,
}

const signIn = () => ({ email: `nobody-${++count}@example.com`, password: 'Wrong@2026' })

const password = 'Quartz@7-otter'
const chosen = { password, confirmPassword: password }
const newcomer = () => ({
  firstName: 'Nadia',
  lastName: 'Newcomer',
  email: `newcomer-${++count}@example.com`,
  ...chosen,
  acceptTerms: true,
})
const unverified = async ({ run, company }: Place) => {
  const person = await run.make.person('owner', company, { is_email_verified: false })
  await run.make.code(person)
  return person
}
let someHash: Promise<string> | undefined
const rightPassword = async ({ run, by }: Pick<Place, 'run' | 'by'>) => {
  someHash ??= hashPassword(password)
  await run.db.owner`update user_account set password_hash = ${await someHash} where id = ${by.id}`
  return { currentPassword: password }
}
// Sends a wrong password: the right one would end sessions, or the account's way in, of whoever calls.
const wrongPassword = async (place: Place) => {
  await rightPassword(place)
  return { currentPassword: 'Wrong@2026' }
}

const houseServer = {
  ...{ host: 'smtp.house.example', port: 465, security: 'tls', userName: 'house', password: 'relay-horse-7714' },
  ...{ senderName: 'Corridor', senderAddress: 'no-reply@house.example' },
}
// With one, what is called after this would look for it in the network.
const withoutHouseServer = async ({ run }: Place) => {
  await run.db.owner`delete from house_server`
  return {}
}

const paidNow = { amount: 9_900, paidDate: '2026-01-15', method: 'card', reference: 'R-1' }
const somePlan = {
  description: 'For a test',
  currency: 'EUR',
  monthlyPrice: 4_999,
  annualPrice: 49_990,
  usersMax: 7,
  storageGb: null,
  apiCallsMax: 100,
  support: 'priority',
  backup: 'hourly',
  uptime: '99.5',
  hasReports: true,
  hasMobile: false,
  hasBranding: false,
  place: 5,
}
const longAgo = { sent_at: new Date(Date.now() - 3_600_000) }
const someUser = async ({ run, company }: Place) => ({ id: (await run.make.person('recruiter', company)).id })

const someImage = ({ run, company, by }: Place) =>
  run.make.file(company, by, { purpose: 'company-image', original_name: 'logo.png', file_type: 'image/png' })

/** The version of what a company has one of; nothing if it has none yet. */
async function versionOf({ run, company }: Place, table: string) {
  const [row] = await run.db.owner<{ version: number }[]>`
    select version from ${run.db.owner(table)} where company_id = ${company.id}`
  return row ? { version: row.version } : {}
}

async function somebodyOnHotlist({ run, company }: Place) {
  const [hotListId, candidateId] = [await run.make.hotlist(company), await run.make.candidate(company)]
  await run.make.onHotlist(company, hotListId, candidateId)
  return { hotListId, candidateId }
}

/** A share link to a public hotlist. */
const madeShare = async ({ run, company, by }: Place) =>
  run.make.shareLink(company, by, await run.make.hotlist(company, { is_public: true }))

/** One whose address opens: only the product itself can seal it. */
async function madeWholeShare({ run, company, by }: Place): Promise<Input> {
  const hotListId = await run.make.hotlist(company, { is_public: true })
  const { body } = await run.call(await run.make.session(by)).post('/share/add', { hotListId, title: fresh('Link') })
  return { id: body.data._id }
}

/** The membership of somebody else. */
async function someMember({ run, company }: Place): Promise<string> {
  const { id } = await run.make.person('company-user', company)
  const [membership] = await run.db.owner<{ id: string }[]>`select id from membership where user_id = ${id}`
  return membership?.id ?? ''
}

/** An invitation that the caller's area sees. */
const someInvitation = ({ run, company, role }: Place, more: Parameters<RunningApp['make']['invitation']>[0] = {}) =>
  run.make.invitation({ ...(role !== 'administrator' && { role: 'recruiter', company_id: company.id }), ...more })

// Keeps the role of a member: later calls ask for it.
async function ownRole({ make, db }: RunningApp, { id }: Person) {
  const [member] = await db.owner`select company_id, roles[1] as role from membership where user_id = ${id}`
  return member ?? { company_id: (await make.company()).id, role: 'company-user' }
}

/** A valid input for every endpoint, made anew at each call. An endpoint of the contract without a case fails the access test. */
const twoCandidates = async ({ run, company }: Place): Promise<[string, string]> => [
  await run.make.candidate(company),
  await run.make.candidate(company),
]
const pairOf = async (place: Place) => place.run.make.candidatePair(place.company, await twoCandidates(place))

const twoVendors = async ({ run, company }: Place): Promise<[string, string]> => [
  await run.make.vendor(company),
  await run.make.vendor(company),
]
const twoClients = async ({ run, company }: Place): Promise<[string, string]> => [
  await run.make.client(company),
  await run.make.client(company),
]
const clientPairOf = async (place: Place) => place.run.make.clientPair(place.company, await twoClients(place))
const twoStudents = async ({ run, company }: Place): Promise<[string, string]> => [
  await run.make.student(company),
  await run.make.student(company),
]
const studentPairOf = async (place: Place) => place.run.make.studentPair(place.company, await twoStudents(place))
const vendorPairOf = async (place: Place) => place.run.make.vendorPair(place.company, await twoVendors(place))

export const cases: Record<string, Case> = {
  'POST /admin/sign-in': signIn,
  'POST /company/sign-in': signIn,
  'POST /candidate/sign-in': signIn,
  'POST /auth/sign-out': nothing,
  'POST /company/sign-up': async ({ run }) => {
    const country = await run.make.country()
    const answers = { yourCountry: country, clientCountry: country, type: 'agent', signUpAs: 'recruiter' }
    return { ...newcomer(), ...answers }
  },
  'POST /candidate/sign-up': newcomer,
  'POST /company/verify-email': async (place) => ({ email: (await unverified(place)).email, code: bypassCode }),
  'POST /company/resend-verification': async (place) => ({ email: (await unverified(place)).email }),
  'POST /auth/forgot-password': () => ({ email: `forgetful-${++count}@example.com` }),
  'POST /auth/reset-password': async ({ run, company }) => {
    const token = await run.make.resetLink(await run.make.person('owner', company))
    return { token, ...chosen }
  },
  'PUT /auth/password': async (place) => ({ ...(await wrongPassword(place)), ...chosen }),
  'POST /auth/second-step': () => ({ challenge: `${++count}`.padStart(43, 'x'), code: '123456' }),
  'GET /two-factor/view': nothing,
  'POST /two-factor/start': wrongPassword,
  'POST /two-factor/confirm': () => ({ code: '123456' }),
  'POST /two-factor/renew-codes': async (place) => ({ ...(await wrongPassword(place)), code: '123456' }),
  'POST /two-factor/turn-off': async (place) => ({ ...(await wrongPassword(place)), code: '123456' }),
  'POST /session/list': nothing,
  'DELETE /session/revoke/{id}': async ({ run, by }) => ({ id: await sessionOf(run, by) }),
  'POST /session/revoke-others': nothing,
  'GET /auth/me': nothing,
  'GET /account/profile': nothing,
  'PUT /account/update-profile': () => ({
    firstName: 'Adaeze',
    lastName: fresh('Obi').replace(/[^A-Za-z]/g, ''),
    phone: '',
    language: 'fr',
  }),
  'PUT /auth/language': () => ({ language: 'fr' }),
  ...lookupCases,
  ...settingCases,
  ...articleCases,
  ...addressCases,
  'POST /s3/upload-url': () => ({
    fileName: 'resume.pdf',
    fileType: 'application/pdf',
    fileSize: 100,
    purpose: 'resume',
  }),
  'GET /s3/download-url': async ({ run, company, by }) => ({ fileKey: await run.make.file(company, by) }),
  'POST /agent/resume-parser': async (place) => ({ fileKey: await storedFile(place) }),
  'POST /agent/jd-extractor': async (place) => ({ fileKey: await storedFile(place, 'job-description') }),
  'GET /agent/parse/{parseId}': async ({ run, company, by }) => ({ parseId: await run.make.parse(company, by) }),
  'GET /agent/parse/{parseId}/text': async ({ run, company, by }) => ({ parseId: await run.make.parse(company, by) }),
  'POST /resume-batch/list': list,
  'POST /resume-batch/list-file': list,
  'POST /resume-batch/start': nothing,
  'GET /resume-batch/view/{id}': batchCase,
  'POST /resume-batch/add-file/{id}': async (place) => ({
    ...(await batchCase(place)),
    fileKey: await storedFile(place),
  }),
  'POST /resume-batch/cancel/{id}': batchCase,
  'POST /resume-batch/undo/{id}': batchCase,
  'POST /resume-batch/cancel-file/{id}': batchFileCase('reading'),
  'POST /resume-batch/retry-file/{id}': batchFileCase('failed'),
  'POST /resume-batch/decide-file/{id}': batchFileCase('held', () => ({ decision: 'skip' })),
  'POST /resume-batch/decide-files': async (place) => ({
    ids: [(await batchFileCase('held')(place)).id],
    decision: 'skip',
  }),
  'POST /resume-batch/save-file/{id}': batchFileCase('incomplete', () => ({
    candidate: {
      firstName: 'Jane',
      lastName: 'Doe',
      email: `batch-${++count}@example.com`,
      phone: `55512${String(count).padStart(5, '0')}`,
    },
  })),
  'POST /candidate/list': list,
  'POST /candidate/add-candidate': () => ({
    firstName: 'Jane',
    lastName: 'Doe',
    email: `jane-${++count}@example.com`,
    phone: '5551234567',
  }),
  ...partCases,
  'POST /candidate/step-seven': async ({ run, company }) => ({
    candidateId: await run.make.candidate(company),
    ...partEntries['candidate-contact'],
  }),
  'POST /candidate/suggest-location': () => ({ searchTerm: 'da' }),
  'POST /candidate/timeline': async ({ run, company }) => ({ candidateId: await run.make.candidate(company) }),
  'POST /candidate/view': async ({ run, company }) => ({ candidateId: await run.make.candidate(company) }),
  'POST /candidate/resume-text': async ({ run, company }) => ({ candidateId: await run.make.candidate(company) }),
  'POST /candidate/find-duplicates': async ({ run, company }) => ({
    candidateId: await run.make.candidate(company),
    firstName: 'Jane',
  }),
  'POST /candidate-duplicate/list': list,
  'POST /candidate-duplicate/list-merge': list,
  'POST /candidate-duplicate/set-apart/{id}': async (place) => ({ id: await pairOf(place) }),
  'POST /candidate-duplicate/reopen/{id}': async (place) => ({ id: await pairOf(place) }),
  'POST /candidate-duplicate/merge': async (place) => {
    const [keep, other] = await twoCandidates(place)
    return { keep, keepVersion: 1, other, otherVersion: 1 }
  },
  'POST /candidate-duplicate/split/{id}': async (place) => ({
    id: await place.run.make.candidateMerge(place.company, ...(await twoCandidates(place))),
  }),
  'POST /vendor-duplicate/list': list,
  'POST /vendor-duplicate/list-merge': list,
  'POST /vendor-duplicate/set-apart/{id}': async (place) => ({ id: await vendorPairOf(place) }),
  'POST /vendor-duplicate/reopen/{id}': async (place) => ({ id: await vendorPairOf(place) }),
  'POST /vendor-duplicate/merge': async (place) => {
    const [keep, other] = await twoVendors(place)
    return { keep, keepVersion: 1, other, otherVersion: 1 }
  },
  'POST /vendor-duplicate/split/{id}': async (place) => ({
    id: await place.run.make.vendorMerge(place.company, ...(await twoVendors(place))),
  }),
  'POST /student-duplicate/list': list,
  'POST /student-duplicate/list-merge': list,
  'POST /student-duplicate/set-apart/{id}': async (place) => ({ id: await studentPairOf(place) }),
  'POST /student-duplicate/reopen/{id}': async (place) => ({ id: await studentPairOf(place) }),
  'POST /student-duplicate/merge': async (place) => {
    const [keep, other] = await twoStudents(place)
    return { keep, keepVersion: 1, other, otherVersion: 1 }
  },
  'POST /student-duplicate/split/{id}': async (place) => ({
    id: await place.run.make.studentMerge(place.company, ...(await twoStudents(place))),
  }),
  'POST /client-duplicate/list': list,
  'POST /client-duplicate/list-merge': list,
  'POST /client-duplicate/set-apart/{id}': async (place) => ({ id: await clientPairOf(place) }),
  'POST /client-duplicate/reopen/{id}': async (place) => ({ id: await clientPairOf(place) }),
  'POST /client-duplicate/merge': async (place) => {
    const [keep, other] = await twoClients(place)
    return { keep, keepVersion: 1, other, otherVersion: 1 }
  },
  'POST /client-duplicate/split/{id}': async (place) => ({
    id: await place.run.make.clientMerge(place.company, ...(await twoClients(place))),
  }),
  'PUT /candidate/update/{id}': async ({ run, company }) => ({
    id: await run.make.candidate(company),
    jobTitle: fresh('Engineer'),
  }),
  'DELETE /candidate/delete/{id}': async ({ run, company }) => ({ id: await run.make.candidate(company) }),
  'POST /bench/list': list,
  'POST /bench/summary': () => ({ group: 'skill' }),
  'POST /hotlist/list': list,
  'POST /hotlist/list-hotlist': list,
  'POST /hotlist/add': () => ({ name: fresh('Bench'), description: 'Ready next week', isPublic: true }),
  'POST /hotlist/view': async ({ run, company }) => ({ hotListId: await run.make.hotlist(company) }),
  'PUT /hotlist/update/{id}': async ({ run, company }) => ({
    id: await run.make.hotlist(company),
    name: fresh('Bench'),
  }),
  'DELETE /hotlist/delete/{id}': async ({ run, company }) => ({ id: await run.make.hotlist(company) }),
  'POST /hotlist/add-candidates': async ({ run, company }) => ({
    hotListId: await run.make.hotlist(company),
    candidateIds: [await run.make.candidate(company)],
  }),
  'POST /hotlist/remove-candidates': async ({ run, company }) => {
    const [hotListId, candidateId] = [await run.make.hotlist(company), await run.make.candidate(company)]
    await run.make.onHotlist(company, hotListId, candidateId)
    return { hotListId, candidateIds: [candidateId] }
  },
  'POST /hotlist/places': async ({ run, company }) => ({ hotListId: await run.make.hotlist(company) }),
  'POST /hotlist/move-candidate': async (place) => ({ ...(await somebodyOnHotlist(place)), before: null }),
  'POST /hotlist/note-candidate': async (place) => ({
    ...(await somebodyOnHotlist(place)),
    note: fresh('Note'),
    isNoteShown: true,
  }),
  'POST /hotlist/copy/{id}': async ({ run, company }) => ({ id: await run.make.hotlist(company) }),
  'POST /hotlist/merge': async ({ run, company }) => ({
    hotListId: await run.make.hotlist(company),
    otherId: await run.make.hotlist(company),
    deletesOther: true,
  }),
  'POST /share/list': list,
  'POST /share/add': async ({ run, company }) => ({
    hotListId: await run.make.hotlist(company, { is_public: true }),
    title: fresh('Link'),
  }),
  'POST /share/view': async (place) => ({ id: await madeShare(place) }),
  'PUT /share/update/{id}': async (place) => ({ id: await madeShare(place), title: fresh('Link') }),
  'POST /share/revoke/{id}': async (place) => ({ id: await madeShare(place) }),
  'POST /share/address': madeWholeShare,
  'POST /share/preview': async (place) => ({ id: await madeShare(place) }),
  'POST /share/list-request': list,
  'POST /share/answer-request/{id}': async (place) => ({
    id: await place.run.make.shareRequest(place.company, await madeShare(place)),
    isDone: true,
  }),
  ...vendorCases,
  ...studentCases,
  ...agencyCases,
  ...applicationCases,
  ...moneyCases,
  ...bundleCases,
  ...reviewCases,
  ...studentPapers,
  ...checklistCases,
  ...paperCases,
  ...jobCases,
  ...todayCases,
  'POST /company/list-companies': list,
  'GET /company/standing': nothing,
  'GET /company/sections': nothing,
  'DELETE /company/delete-company/{id}': async ({ run }) => ({ id: (await run.make.company()).id }),
  'POST /company/add-company': async ({ run }) => {
    const country = await run.make.country()
    return {
      companyName: 'Birch Advisors',
      firstName: 'Boris',
      lastName: 'Birch',
      email: `boris-${++count}@example.com`,
      yourCountry: country,
      clientCountry: country,
      type: 'agent',
    }
  },
  'PUT /company/update-company/{id}': ({ company }) => ({ id: company.id, companyName: 'Maple Pathways Limited' }),
  'GET /company/update-company/{companyId}/verification': ({ company }) => ({ companyId: company.id }),
  'POST /company/update-company/{companyId}/verification': ({ company }) => ({
    companyId: company.id,
    isVerifiedAgreement: true,
    agreementVerifyNote: fresh('note'),
  }),
  'POST /verification/return': async ({ run, company }) => {
    await run.make.location(company)
    return { companyId: company.id, section: 'officeAddress', reason: 'Nobody is there' }
  },
  'GET /verification/queue/{companyId}': ({ company }) => ({ companyId: company.id }),
  'POST /verification/list-pending': list,
  'POST /verification/list-decision': list,
  'POST /verification/claim/{id}': async ({ run, company }) => ({ id: await run.make.waiting(company) }),
  'POST /verification/release/{id}': async ({ run, company }) => ({ id: await run.make.waiting(company) }),
  'POST /company-office/list': list,
  'POST /company-office/add': async ({ run }) => ({ name: fresh('Office'), ...(await someAddress(run)) }),
  'PUT /company-office/update/{id}': async ({ run, company }) => ({
    id: await run.make.office(company),
    name: fresh('Office'),
  }),
  'DELETE /company-office/delete/{id}': async ({ run, company }) => ({ id: await run.make.office(company) }),
  'POST /billing-details/list': list,
  'POST /billing-details/add': async ({ run }) => ({
    name: fresh('Bill'),
    email: 'bills@mail.example',
    phone: '+91 261 2345678',
    ...(await someAddress(run)),
  }),
  'PUT /billing-details/update/{id}': async ({ run, company }) => ({
    id: await run.make.billing(company),
    name: fresh('Bill'),
  }),
  'DELETE /billing-details/delete/{id}': async ({ run, company }) => ({ id: await run.make.billing(company) }),
  'POST /company-settings/get': nothing,
  'POST /company-settings/add': () => ({
    defaultDateFormat: 'dd/mm/yy',
    displayNamePattern: 'Last Name + First Name',
    currency: 'INR',
    timezone: 'Asia/Kolkata',
  }),
  'GET /company-social-media/get-social-media': nothing,
  'POST /company-social-media/add-social-media': () => ({ LINKEDIN: `https://linkedin.com/company/case-${++count}` }),
  'POST /agreement/view': ({ company }) => ({ companyId: company.id, language: 'en' }),
  'POST /agreement/sign': async ({ run, company }) => {
    await run.db.owner`delete from proof_paper where company_id = ${company.id} and kind = 'agreement'`
    await run.db.owner`delete from proof_signing where company_id = ${company.id} and subject_kind is null`
    const owner = run.call(await run.make.tokenOf('owner', company))
    const { body } = await owner.post<AnyBody>('/agreement/view', { companyId: company.id })
    const { version, textHash, language } = body.data.text as Record<string, unknown>
    return { version, textHash, language, name: 'Anna-Lena Müller', consent: true }
  },
  'POST /agreement-version/list': list,
  'POST /agreement-version/view': async ({ run }) => ({ id: await run.make.agreementVersion() }),
  'POST /agreement-version/add': async ({ run }) => ({
    name: fresh('Version').slice(-12),
    holdsFrom: await run.make.laterDay(),
    texts: agreementTexts,
  }),
  'POST /certificate/view': ({ company }) => ({ companyId: company.id }),
  'POST /certificate/issue': async (place) => ({ companyId: await readyCompany(place), language: 'en' }),
  'POST /certificate/renew': async (place) => {
    const companyId = await readyCompany(place)
    await place.run.make.certificate(place.company)
    return { companyId, language: 'en' }
  },
  'POST /certificate/revoke': async ({ run, company }) => ({
    id: (await run.make.certificate(company)).id,
    reason: 'The office has moved',
  }),
  'GET /public/certificate/{code}': async ({ run, company }) => ({ code: (await run.make.certificate(company)).code }),
  'GET /company-bank-details/get-bank-details': nothing,
  'POST /company-bank-details/add-bank-details': bankCase,
  'POST /company-bank-details/reveal/{companyId}': async (place) => {
    const { run, company } = place
    const owner = await run.make.person('owner', company)
    const bank = await bankCase({ ...place, by: owner })
    await run.call(await run.make.session(owner)).post('/company-bank-details/add-bank-details', bank)
    return { companyId: company.id }
  },
  'POST /dossier/view': ({ company }) => ({ companyId: company.id }),
  'POST /dossier/make': nothing,
  'GET /company-branding/get': nothing,
  'POST /company-branding/add': async (place) => ({
    bannerImage: await someImage(place),
    companyLogo: await someImage(place),
    brandColor: '#1a7f5a',
    publish: true,
    ...(await versionOf(place, 'company_branding')),
  }),
  'POST /company/cover-save': async (place) => ({ fileName: await someImage(place) }),
  'GET /company-info/get': nothing,
  'POST /company-info/add': async (place) => ({
    companyName: 'Harbor Staffing',
    companyUrl: `harbor-${++count}`,
    website: 'harbor.example',
    vatNumber: 'DE123456789',
    registrationNumber: 'HRB 1234',
    remoteCompanyId: 'H-1',
    ...(await versionOf(place, 'company_info')),
  }),
  'POST /company-member/list': list,
  'POST /company-member/list-people': list,
  'POST /business-unit/list': list,
  'GET /business-unit/view/{id}': unitCase,
  'POST /business-unit/add': () => ({ name: fresh('Unit') }),
  'PUT /business-unit/update/{id}': async (place) => ({ ...(await unitCase(place)), name: fresh('Unit') }),
  'DELETE /business-unit/delete/{id}': unitCase,
  'POST /company-member/invite': async ({ run, company }) => {
    // The people of the other cases fill a smaller plan.
    await run.make.subscription(company, 'Enterprise')
    const email = `invited-${++count}@example.com`
    return { people: [{ firstName: 'Nadia', lastName: 'Newcomer', email, role: 'recruiter' }] }
  },
  'PUT /company-member/update/{id}': async (place) => ({ id: await someMember(place), roles: ['recruiter'] }),
  'POST /company-member/hand-over/{id}': async (place) => ({
    id: await someMember(place),
    to: await someMember(place),
  }),
  'POST /company-member/work/{id}': async (place) => ({ id: await someMember(place) }),
  'POST /company-member/hand-back/{id}': async ({ run, company, by }) => ({ id: await run.make.handOver(company, by) }),
  'POST /company-member/leave': async ({ run, company }) => {
    await run.make.person('owner', company)
    return {}
  },
  'POST /claim-ownership/list': list,
  'POST /claim-ownership/list-own': list,
  'POST /claim-ownership/add': async (place) => {
    await endClaim(place)
    return { description: fresh('reason') }
  },
  'POST /claim-ownership/withdraw/{id}': async (place) => {
    await endClaim(place)
    return { id: await place.run.make.claim(place.company, place.by) }
  },
  'POST /claim-ownership/approve/{id}': claimCase,
  'POST /claim-ownership/reject/{id}': async (place) => ({ ...(await claimCase(place)), rejectReason: 'No proof' }),
  'POST /company-location/list': list,
  'POST /company-location/add-multiple-locations': async ({ run }) => ({
    locations: [
      {
        addressType: 'branchOffice',
        country: await run.make.country(),
        state: 'Gujarat',
        city: 'Surat',
        address: '12 Ring Road, Surat',
        zipCode: '395003',
      },
    ],
  }),
  'PUT /company-location/add-location/{id}': async ({ run, company }) => ({
    id: await run.make.location(company),
    address: '14 Ring Road, Surat',
  }),
  'DELETE /company-location/delete-location/{id}': async ({ run, company }) => {
    await run.make.location(company)
    return { id: await run.make.location(company) }
  },
  'POST /company-employee/list': list,
  'POST /company-employee/add-multiple-employees': () => ({
    employees: [
      {
        authorityType: 'headUkTeam',
        authorityPosition: 'countryHead',
        firstName: 'Asha',
        lastName: 'Mehta',
        email: 'asha@maple.example',
        countryCode: '+91',
        mobile: '9876543210',
      },
    ],
  }),
  'PUT /company-employee/add-employee/{id}': async ({ run, company }) => ({
    id: await run.make.employee(company),
    firstName: 'Anita',
  }),
  'DELETE /company-employee/delete-employee/{id}': async ({ run, company }) => {
    await run.make.employee(company)
    return { id: await run.make.employee(company) }
  },
  'POST /company-document/list-documents': list,
  'POST /company-document/add-multiple-documents': async ({ run, company, by }) => ({
    documents: [
      {
        documentType: 'visitingCard',
        documentKey: await run.make.file(company, by, { purpose: 'company-document' }),
      },
    ],
  }),
  'GET /company-reference/get-reference': async ({ run, company }) => {
    const [known] = await run.db.owner`select 1 from company_reference where company_id = ${company.id}`
    if (!known) await run.make.reference(company)
    return {}
  },
  'POST /company-reference/add-reference': () => ({ referenceBy: 'OTHER', otherReference: fresh('Friend') }),
  'POST /company-reference/list': list,
  'POST /import/start': async (place) => ({ kind: transferKind(place), fileKey: await uploadedTable(place) }),
  'GET /import/view/{id}': importCase('mapping'),
  'POST /import/list': list,
  'POST /import/list-row': list,
  'POST /import/choose-sheet/{id}': importCase('mapping', { sheet: 'B' }),
  'POST /import/check/{id}': async (place) => ({
    ...(await importCase('mapping')(place)),
    mapping: transferKind(place) === 'skill' ? { name: 0 } : { fullName: 0, email: 0, phone: 0 },
  }),
  'POST /import/run/{id}': importCase('checked', { expected: 1 }),
  'POST /import/cancel/{id}': importCase('running'),
  'POST /import/undo/{id}': importCase('done'),
  'POST /import/faulty-rows/{id}': importCase('checked'),
  'DELETE /import/delete/{id}': importCase('done'),
  'POST /export/start': (place) => ({ kind: transferKind(place), format: 'csv' }),
  'POST /export/list': list,
  'GET /export/view/{id}': async ({ run, by }) => ({ id: await run.make.export(by) }),
  'GET /export/download/{id}': async ({ run, company, by }) => ({
    id: await run.make.export(by, {
      kind: by.area === 'company' ? 'candidate' : 'skill',
      state: 'done',
      file_key: await run.make.file(company, by),
    }),
  }),
  'DELETE /export/delete/{id}': async ({ run, by }) => ({ id: await run.make.export(by) }),
  'POST /view/list': list,
  'POST /view/add': () => ({ list: 'candidate', name: fresh('View'), params: { status: 'active' } }),
  'PUT /view/update/{id}': async ({ run, by }) => ({ id: await run.make.view(by), name: fresh('View') }),
  'DELETE /view/delete/{id}': async ({ run, by }) => ({ id: await run.make.view(by) }),
  'POST /bulk/start': async ({ run, company, role }) => {
    const [kind, id] =
      role === 'administrator'
        ? ['skill', await run.make.lookup('skill')]
        : ['candidate', await run.make.candidate(company)]
    return { kind, action: 'deactivate', target: { ids: [id] }, count: 1 }
  },
  'GET /bulk/view/{id}': async ({ run, by }) => ({ id: await run.make.bulk(by) }),
  'POST /bulk/stop/{id}': async ({ run, by }) => ({ id: await run.make.bulk(by) }),
  'POST /bulk/undo/{id}': async ({ run, by }) => ({ id: await run.make.bulk(by, { state: 'done' }) }),
  'POST /bulk/list-item': list,
  'POST /bin/list': list,
  'POST /bin/restore/{id}': async ({ run: { make }, company, role }) => ({
    id:
      role === 'administrator'
        ? await make.binned('skill', await make.lookup('skill'))
        : await make.binned('candidate', await make.candidate(company)),
  }),
  'POST /view/columns': () => ({}),
  'PUT /view/columns': () => ({ list: 'candidate', view: null, columns: ['Full Name'] }),
  'PUT /draft/save': () => ({ form: 'case.add', recordId: crypto.randomUUID(), values: { name: fresh('Draft') } }),
  'POST /draft/view': () => ({ form: 'case.edit', recordId: crypto.randomUUID() }),
  'DELETE /draft/delete/{id}': async ({ run, by }) => ({ id: await run.make.draft(by) }),
  'POST /users/list-user': list,
  'POST /users/list-agent': list,
  'POST /users/list-employee': list,
  'POST /users/list-recruiter': list,
  'POST /users/list-bench-marketer': list,
  'POST /users/list-admin': list,
  'GET /users/count-roles': nothing,
  'GET /users/view/{id}': someUser,
  'PUT /users/update/{id}': async (place) => ({ ...(await someUser(place)), firstName: 'Patricia' }),
  'POST /users/reset-two-factor/{id}': async (place) => {
    const { id } = await someUser(place)
    await place.run.make.twoFactor({ id })
    return { id }
  },
  'POST /users/add': () => ({ firstName: 'Nadia', lastName: 'Newcomer', email: `invited-${++count}@example.com` }),
  'POST /invitation/list': list,
  'POST /invitation/resend/{id}': async (place) => ({ id: (await someInvitation(place, longAgo)).id }),
  'DELETE /invitation/revoke/{id}': async (place) => ({ id: (await someInvitation(place)).id }),
  'POST /invitation/view': async ({ run }) => ({ token: (await run.make.invitation()).token }),
  'POST /invitation/accept': async ({ run }) => ({
    token: (await run.make.invitation()).token,
    firstName: 'Nadia',
    lastName: 'Newcomer',
    ...chosen,
  }),
  'POST /invitation/accept-own': async ({ run, by }) => {
    // One waits at a time: the one that a refused call has left goes.
    await run.db.owner`update invitation set revoked_at = now() where email = ${by.email} and accepted_at is null`
    // Invites the person into the role that they have already, so that the roles of later calls stay.
    return { token: (await run.make.invitation({ email: by.email, ...(await ownRole(run, by)) })).token }
  },
  'POST /plan/list': list,
  'GET /plan/usage': nothing,
  'POST /plan/add': () => ({ ...somePlan, name: fresh('Plan') }),
  'PUT /plan/update/{id}': async ({ run }) => ({ id: await run.make.plan(), name: fresh('Plan') }),
  'POST /plan/retire/{id}': async ({ run }) => ({ id: await run.make.plan() }),
  'DELETE /plan/delete/{id}': async ({ run }) => ({ id: await run.make.plan() }),
  'POST /order/list': list,
  'GET /order/view/{id}': orderCase(),
  'POST /order/add': async ({ run, company }) => {
    await run.db.owner`delete from plan_order where company_id = ${company.id} and status = 'open'`
    return { plan: await run.make.plan(), period: 'annual' }
  },
  'POST /order/withdraw/{id}': orderCase(),
  'POST /order/confirm/{id}': orderCase(paidNow),
  'POST /order/refuse/{id}': orderCase({ reason: 'No money came' }),
  'POST /order/refund/{id}': async (place) => {
    const { id } = await orderCase()(place)
    const { make, db } = place.run
    await db.owner`update plan_order set status = 'paid', decided_at = now() where id = ${String(id)}`
    await make.payment(place.company, String(id), place.by)
    return { id, ...paidNow }
  },
  'POST /dashboard/admin': nothing,
  'POST /audit/list': list,
  'POST /audit/list-own': list,
  'POST /audit/list-person': list,
  'GET /audit/view/{id}': async ({ run, company, by }) => ({
    id: await run.make.audit({ company_id: company.id, actor_id: by.id }),
  }),
  'GET /demo': nothing,
  'POST /house-server/view': nothing,
  'PUT /house-server/save': async (place) => {
    await withoutHouseServer(place)
    return { ...houseServer, ...(await rightPassword(place)) }
  },
  'POST /house-server/remove': async (place) => {
    await withoutHouseServer(place)
    await place.run.db.owner`
      insert into house_server (id, host, port, security, user_name, sender_name, sender_address)
      values (${newId()}, 'smtp.house.example', 465, 'tls', '', 'Corridor', 'no-reply@house.example')`
    return rightPassword(place)
  },
  'POST /house-server/test': withoutHouseServer,
  'POST /house-server/kept': withoutHouseServer,
  'POST /house-server/mode': withoutHouseServer,
  'GET /events': nothing,
  'POST /watch/view': watchedCase,
  'PUT /watch/save': async (place) => ({ ...(await watchedCase(place)), isWatching: true }),
  'POST /task/list': list,
  'POST /task/add': () => ({ title: fresh('Task') }),
  'PUT /task/update/{id}': async ({ run, by }) => ({ id: await run.make.task(by), title: fresh('Task') }),
  'PUT /task/done/{id}': async ({ run, by }) => ({ id: await run.make.task(by) }),
  'PUT /task/undone/{id}': async ({ run, by }) => ({ id: await run.make.task(by, { done_at: new Date() }) }),
  'DELETE /task/delete/{id}': async ({ run, by }) => ({ id: await run.make.task(by) }),
  'POST /notification/list': list,
  'POST /notification/count': nothing,
  'PUT /notification/mark': async ({ run, by }) => ({ ids: [await run.make.notification(by)], isRead: true }),
  'PUT /notification/mark-all': nothing,
  'PUT /notification/unmark-all': () => ({ readDate: '2026-01-01T00:00:00.000Z' }),
  'GET /notification/settings': nothing,
  'PUT /notification/settings': () => ({ kind: 'export-ready', delivery: 'digest' }),
  'PUT /notification/preset': () => ({ preset: 'all' }),
  'PUT /notification/time-zone': () => ({ timeZone: 'Europe/Berlin' }),
  'POST /notification/unsubscribe': () => ({ token: 'nobody-has-this-one' }),
}

type Case = (place: Place) => Input | Promise<Input>

async function watchedCase({ run, company, role }: Place): Promise<Input> {
  if (role === 'administrator') return { kind: 'company', id: company.id }
  return { kind: 'candidate', id: await run.make.candidate(company) }
}

/** An order that waits, the only one of its company. */
function orderCase(more: Input = {}): Case {
  return async ({ run, company, by }) => {
    await run.db.owner`
      update plan_order set status = 'withdrawn', decided_at = now() where company_id = ${company.id} and status = 'open'`
    return { id: await run.make.order(company, by), ...more }
  }
}

async function unitCase({ run, company }: Place): Promise<Input> {
  return { id: await run.make.unit(company) }
}

const agreementText = { title: 'The agreement', body: `# 1. What holds\n${'We agree to this. '.repeat(10)}` }
const agreementTexts = { en: agreementText, fr: agreementText, zh: agreementText, ar: agreementText }

/** A company that may have its certificate. */
async function readyCompany({ run, company }: Place): Promise<string> {
  await run.make.verified(company, certificateNeeds)
  await run.db.owner`delete from proof_paper where company_id = ${company.id} and kind = 'certificate'`
  return company.id
}

async function bankCase({ run, by }: Place): Promise<Input> {
  return {
    beneficiaryName: fresh('Beneficiary'),
    bankName: 'Deutsche Bank',
    accountType: 'current',
    country: await run.make.country({ code: 'DE' }),
    accountNumber: 'DE89 3704 0044 0532 0130 00',
    ...(await rightPassword({ run, by })),
  }
}

// One waits at a time for a person.
const endClaim = ({ run, by }: Place) => run.db.owner`
  update claim_ownership set state = 'withdrawn', decided_at = now() where created_by = ${by.id} and state = 'pending'`

// On a company of its own, whose Owner is asked for by nothing else.
async function claimCase({ run }: Place): Promise<Input> {
  const company = await run.make.company()
  return { id: await run.make.claim(company, await run.make.person('recruiter', company)) }
}

async function batchCase({ run, company, by }: Place): Promise<Input> {
  return { id: await run.make.resumeBatch(company, by) }
}

function batchFileCase(state: string, more: () => Input = () => ({})): Case {
  return async (place) => {
    const { id } = await batchCase(place)
    return { id: await place.run.make.resumeBatchFile(place.company, place.by, String(id), { state }), ...more() }
  }
}

function importCase(state: string, more: Input = {}): Case {
  return async (place) => ({ id: await place.run.make.import(place.by, { kind: transferKind(place), state }), ...more })
}

/** Kind of record that somebody may import and export. */
const transferKind = ({ by }: Place) => (by.area === 'company' ? 'candidate' : 'skill')

async function sessionOf({ make, db }: RunningApp, by: Person): Promise<string> {
  const token = await make.session(by)
  const [row] = await db.owner<{ id: string }[]>`
    select id from session where token_hash = sha256(convert_to(${token}, 'utf8'))`
  return row?.id ?? ''
}

async function uploadedTable({ run, company, by }: Place): Promise<string> {
  const more = { purpose: 'import', file_type: 'text/csv', original_name: 'table.csv' }
  return run.make.file(company, by, more)
}

async function storedFile({ run, company, by }: Place, purpose = 'resume'): Promise<string> {
  const fileKey = await run.make.file(company, by, { purpose })
  const folder = join(run.dataDir, 'files', fileKey.slice(-2))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, fileKey), 'Jane Doe')
  return fileKey
}
