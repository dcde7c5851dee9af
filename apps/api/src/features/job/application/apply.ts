import { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { plainName } from '@corridor/contract/format/person-name'
import { consentVersion } from '@corridor/contract/job/application/kinds'
import type { ApplicationApply } from '@corridor/contract/job/application/shapes'
import type { Language } from '@corridor/contract/wire/language'
import type postgres from 'postgres'
import { leaveAudit } from '../../../db/audit.ts'
import { type CompanyContext, type Parts, toCompanyContext } from '../../../db/scope/context.ts'
import { withinTransaction } from '../../../db/scope/within-transaction.ts'
import { applicationReceived } from '../../../letters/application-received.ts'
import { fail } from '../../../platform/fail.ts'
import { confirmOwnFile, type KeptFile } from '../../base/file/own-file.ts'
import { queueReading } from '../../base/parse/parse-resume.ts'
import { addCandidate } from '../../candidate/candidate/add.ts'
import { updateCandidate } from '../../candidate/candidate/update.ts'
import { notify } from '../../told/notification/notify.ts'
import { keepResume, type SentResume } from './keep-resume.ts'
import { recruitersOf } from './recruiters.ts'
import {
  audienceOf,
  findKnown,
  findStanding,
  firstStage,
  holdAddress,
  insertApplication,
  isStillOpen,
  type Known,
  listFollowers,
  noteAgain,
  type Standing,
} from './store.ts'

/** A published job that somebody applies to. */
export interface Wanted {
  companyId: string
  companyName: string
  jobId: string
  jobTitle: string
  madeBy: string | null
  /** The public page of the job. */
  path: string
}

interface Applying {
  input: ApplicationApply
  resume: SentResume | null
  language: Language
  requestId: string
}

/**
 * Keeps an application: one address is one candidate and applies to a job once. The answer tells nothing of an address: only the letter to
 * it says whether it was known.
 */
export async function applyToJob(parts: Parts, wanted: Wanted, { input, resume, language, requestId }: Applying) {
  const { companyId, madeBy } = wanted
  const { maker, owner } = await recruitersOf(parts, { companyId, madeBy }, requestId)
  const file = resume && (await keepResume(maker, resume))
  await parts.db.begin(async (tx) => {
    await holdAddress(tx, companyId, input.email)
    if (!(await isStillOpen(tx, wanted.jobId))) throw fail('job.over')
    const known = await findKnown(tx, companyId, input.email)
    const stands = await findStanding(tx, wanted.jobId, input.email, known?.id ?? null)
    const within = (context: CompanyContext) => toCompanyContext(withinTransaction(context, tx))
    const made = { tx, wanted, input, file, language, requestId, maker: within(maker), owner: within(owner) }
    await (stands ? applyAgain(made, stands) : applyFirst(made, known))
  })
}

interface Making {
  tx: postgres.TransactionSql
  wanted: Wanted
  input: ApplicationApply
  file: KeptFile | null
  language: Language
  requestId: string
  maker: CompanyContext
  owner: CompanyContext
}

async function applyFirst(making: Making, known: Known | undefined): Promise<void> {
  const { tx, wanted, input, file, maker } = making
  if (file) await confirmOwnFile(tx, file)
  const candidate_id = known?.id ?? (await addApplicant(maker, input, file))
  if (known) await giveResume(making, known)
  // Only who was not known before is filled in by what is read.
  const parse_id = file && !known ? await queueReading(maker, file.key, 'resume') : null
  const stage = await firstStage(tx, wanted.companyId)
  const { consent: _, ...typed } = input
  const id = await insertApplication(tx, {
    company_id: wanted.companyId,
    job_id: wanted.jobId,
    candidate_id,
    first_name: typed.firstName,
    last_name: typed.lastName,
    email: typed.email,
    phone: typed.phone,
    message: typed.message,
    resume_key: file?.key ?? null,
    parse_id,
    is_new_candidate: !known,
    consent_version: consentVersion,
    stage_id: stage.id,
  })
  await tell(making, 'application.add', { id, before: null, stage: stage.name })
}

/** The candidate that an applicant becomes. There is nobody to ask whether a short name is whole. */
async function addApplicant(maker: CompanyContext, input: ApplicationApply, file: KeptFile | null): Promise<string> {
  const { firstName, lastName, email, phone } = input
  const names = { firstName, lastName, nameConfirmed: true, hasOnlyOneName: lastName === '' }
  const candidate = CandidateAdd.parse({ ...names, email, phone, resumeKey: file?.key ?? null })
  const { data } = await addCandidate(maker, candidate)
  return data._id
}

/** Gives the resume to a known candidate only if they have none: their record stays as it is. */
async function giveResume({ file, owner }: Making, known: Known): Promise<void> {
  if (file && !known.resume_key) await updateCandidate(owner, { id: known.id, resumeKey: file.key })
}

async function applyAgain(making: Making, stands: Standing): Promise<void> {
  const { tx, file } = making
  // Tells one application of several in a day: nobody fills a mailbox by this form.
  if (stands.is_told) return
  const takes = file !== null && stands.resume_key === null
  if (file && takes) {
    await confirmOwnFile(tx, file)
    await giveResume(making, { id: stands.candidate_id, resume_key: stands.candidate_resume_key })
  }
  await noteAgain(tx, stands.id, takes ? file.key : stands.resume_key)
  await tell(making, 'application.again', { id: stands.id, before: stands.created_at, stage: stands.stage_name })
}

interface Told {
  id: string
  before: Date | null
  stage: string
}

/** The trail, open pages, the people who look after the job, and the applicant. */
async function tell(making: Making, action: 'application.add' | 'application.again', { id, before, stage }: Told) {
  const { tx, wanted, input, language, requestId, maker } = making
  const { platform } = maker
  const { companyId, companyName, jobId, jobTitle, path } = wanted
  const record = { kind: 'application', id } as const
  const entry = { actorId: null, companyId, action, requestId }
  await leaveAudit(tx, { ...entry, record, before: null, after: { stage } })
  await platform.onChanged(tx, { ...entry, records: [record] })
  await platform.events.tell(tx, { companyId, record: await audienceOf(tx, jobId) }, { kind: 'application', id })
  const name = plainName(input)
  await notify(tx, platform, {
    kind: before ? 'application-again' : 'application-new',
    params: { name, job: jobTitle },
    to: [maker.caller.userId, ...(await listFollowers(tx, companyId, jobId))],
    at: { companyId },
    about: record,
  })
  const letter = applicationReceived({
    company: companyName,
    job: jobTitle,
    before: before && { at: before, settings: null },
    path,
  })
  await platform.mail.post(tx, { address: input.email, name, language }, letter)
}
