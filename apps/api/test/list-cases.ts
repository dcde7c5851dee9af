import { articleKinds } from '@corridor/contract/base/article/kinds'
import { lookupKinds } from '@corridor/contract/base/lookup/kinds'
import { settingKinds } from '@corridor/contract/base/lookup/shapes'
import { type CandidatePartKind, candidatePartKinds } from '@corridor/contract/candidate/part/kinds'
import { mailTopics } from '@corridor/contract/mail/campaign/kinds'
import { type LeadState, leadStates } from '@corridor/contract/site/lead/kinds'
import type { Role } from '@corridor/contract/wire/access'
import { newId } from '../src/platform/ids.ts'
import { applicationList } from './agency/application-list-case.ts'
import { agencyLists } from './agency/list-cases.ts'
import { moneyLists } from './agency/money-list-cases.ts'
import { reviewList } from './agency/review-cases.ts'
import type { AnyRecord } from './call.ts'
import { changedAt, madeAt, names } from './list-names.ts'
import type { Company, Make, Person } from './make.ts'

export type Key = string | number | boolean | null

export interface Filled {
  /** The records' ids in the order of `names`. */
  ids: string[]
  /** A record that filters may name, and the ids of those that it is joined to. */
  joined?: { id: string; to: string[] }
}

export interface ListCase {
  /** Makes one record for each of `names`; `by` is who will ask. */
  fill(make: Make, company: Company, by: Person): Promise<Filled>
  /** Role of the caller; an owner if nothing is said. */
  role?: Role
  /** A filter that may name whoever asks alone: anybody else there is refused. */
  ownFilter?: string
  /** A row's value under a sort name, if the row does not carry it under that very name. */
  keys?: Record<string, (row: AnyRecord) => Key>
  /** A value for each filter but `_id`, and which rows it lets through. */
  filters: Record<
    string,
    (filled: Filled, rows: AnyRecord[]) => { value: Key | string[]; keeps: (row: AnyRecord) => boolean; adds?: string }
  >
}

const statusAt = (at: number) => (at % 3 === 0 ? 'inactive' : 'active')
const common = (at: number) => ({ status: statusAt(at), created_at: madeAt(at), updated_at: changedAt(at) })
const byStatus: ListCase['filters'] = {
  status: () => ({ value: 'inactive', keeps: (row) => row.status === 'inactive' }),
}
/** The caller is of one company, which keeps all of its rows. */
const byOwnCompany: ListCase['filters'] = {
  company: (_filled, rows) => ({
    value: (rows as { companyInfo?: { _id: string }[] }[])[0]?.companyInfo?.[0]?._id ?? null,
    keeps: () => true,
  }),
}
const nameOf = (field: string) => (row: AnyRecord) => (row[field] as { name: string }[])[0]?.name ?? null

async function fillWith(one: (name: string, at: number) => Promise<string>): Promise<Filled> {
  const ids: string[] = []
  for (const [at, name] of names.entries()) ids.push(await one(name, at))
  return { ids }
}

const ofParent = (field: string): ListCase['filters'] => ({
  [field]: (_filled, rows) => {
    const value = String(rows[0]?.[field])
    return { value, keeps: (row) => row[field] === value }
  },
})

const units: ListCase = {
  async fill(make, company) {
    const ids: string[] = []
    for (const [at, name] of names.entries()) {
      const { created_at, updated_at } = common(at)
      const parent_id = at % 4 === 1 ? (ids[0] ?? null) : null
      ids.push(await make.unit(company, { name, created_at, updated_at, parent_id }))
    }
    return { ids, joined: { id: ids[0] ?? '', to: [] } }
  },
  filters: {
    parent: ({ joined }) => ({ value: joined?.id ?? '', keeps: (row) => row.parent === joined?.id }),
  },
}

const fillHotlists: ListCase['fill'] = async (make, company) => {
  const candidates = await Promise.all(names.map(() => make.candidate(company)))
  const { ids } = await fillWith(async (name, at) => {
    const description = `Ready in ${(at * 5) % names.length} weeks`
    const id = await make.hotlist(company, { name, description, is_public: at % 2 === 0, ...common(at) })
    for (const candidate of candidates.slice(0, (at * 7) % 5)) await make.onHotlist(company, id, candidate)
    return id
  })
  return { ids, joined: { id: candidates[0] ?? '', to: ids.filter((_, at) => (at * 7) % 5 > 0) } }
}

const isJoined = ({ joined }: Filled, row: AnyRecord) => joined?.to.includes(row._id) ?? false
const byJoined = (filled: Filled) => ({
  value: filled.joined?.id ?? null,
  keeps: (row: AnyRecord) => isJoined(filled, row),
})

const hotlists: ListCase = {
  fill: fillHotlists,
  filters: {
    ...byStatus,
    isPublic: () => ({ value: false, keeps: (row) => row.isPublic === false }),
    candidate: byJoined,
  },
}

const shareLinks: ListCase = {
  async fill(make, company, by) {
    const [one, other] = [
      await make.hotlist(company, { is_public: true }),
      await make.hotlist(company, { is_public: true }),
    ]
    const { ids } = await fillWith(async (title, at) => {
      const { created_at, updated_at } = common(at)
      const id = await make.shareLink(company, by, at < 3 ? one : other, {
        ...{ title, created_at, updated_at },
        expires_on: `2${at % 5}90-01-0${1 + (at % 7)}`,
        revoked_at: at % 3 === 0 ? madeAt(at) : null,
      })
      if (at % 4 > 0) await make.shareView(id, at % 4)
      return id
    })
    return { ids, joined: { id: one, to: ids.slice(0, 3) } }
  },
  filters: {
    hotlist: byJoined,
    state: () => ({ value: 'revoked', keeps: (row) => row.state === 'revoked' }),
  },
}

const shareRequests: ListCase = {
  async fill(make, company, by) {
    const hotlist = await make.hotlist(company, { is_public: true })
    const link = await make.shareLink(company, by, hotlist)
    return fillWith((name, at) => {
      const { created_at, updated_at } = common(at)
      const email = `${names.length - at}-visitor@vendor.example`
      const done_at = at % 3 === 0 ? madeAt(at) : null
      return make.shareRequest(company, link, {
        name,
        email,
        company: `Vendor ${at % 4}`,
        created_at,
        updated_at,
        done_at,
      })
    })
  },
  filters: {
    hotlist: (_filled, rows) => ({ value: String(rows[0]?.hotListId), keeps: () => true }),
    share: (_filled, rows) => ({ value: String(rows[0]?.shareId), keeps: () => true }),
    isDone: () => ({ value: true, keeps: (row) => row.isDone === true }),
  },
}

const allSteps = Array.from({ length: 10 }, (_, at) => at + 1)
const students: ListCase = {
  fill: async (make, company, by) => {
    const country = await make.country()
    const target = await make.country()
    return fillWith(async (first_name, at) => {
      const { created_at, updated_at } = common(at)
      const id = await make.student(company, {
        ...{ first_name, last_name: '', has_only_one_name: true, created_at, updated_at },
        email: `${names.length - at}-student@example.com`,
        ...{ phone_code: '+91', phone_number: `981000${1000 + at}` },
        saved_steps: at % 3 === 0 ? allSteps : [1],
        citizenship_id: at % 2 === 0 ? country : null,
        counsellor_id: at % 4 === 0 ? by.id : null,
        intake: at % 5 === 0 ? null : `2027-0${(at * 7) % 9 || 9}`,
      })
      if (at % 3 === 1) await make.studentTarget(company, id, target)
      if (at % 4 === 1)
        await make.studentApplication(company, { student_id: id, stage: 'withdrawn', stage_on: '2025-01-05' })
      return id
    })
  },
  keys: { name: (row) => String(row.firstName), intake: (row) => row.intake as string | null },
  filters: {
    ...byOwnCompany,
    targetCountry: (_filled, rows) => {
      const [value = ''] = (rows as { targetCountries?: string[] }[]).flatMap((row) => row.targetCountries ?? [])
      return { value, keeps: (row) => (row.targetCountries as string[]).includes(value) }
    },
    intake: (_filled, rows) => {
      const value = rows.find((row) => row.intake)?.intake as string
      return { value, keeps: (row) => row.intake === value }
    },
    standing: () => ({ value: 'closed', keeps: (row) => row.isClosed === true }),
    stepsMissing: () => ({ value: 9, keeps: (row) => row.stepsMissing === 9 }),
    updatedSince: () => ({ value: '2026-02-05', keeps: (row) => String(row.updateDate) >= '2026-02-05' }),
    stage: () => ({ value: 'to-be-declared', keeps: (row) => row.stage === 'to-be-declared' }),
    ...Object.fromEntries(
      ['countryOfCitizenship', 'counsellor'].map((field) => [
        field,
        (_: Filled, rows: AnyRecord[]) => {
          const value = rows.find((row) => row[field])?.[field] as string
          return { value, keeps: (row: AnyRecord) => row[field] === value }
        },
      ]),
    ),
  },
}

const cameBack = { state: 'bounced' }
const vendors: ListCase = {
  fill: async (make, company, by) => {
    const [country, unit] = [await make.country(), await make.unit(company)]
    const { ids } = await fillWith((name, at) =>
      make.vendor(company, {
        name,
        email: `${names.length - at}-vendor@example.com`,
        contact_number: `+1212555${1000 + at}`,
        website: `https://${(at * 7) % 11}.example.com`,
        type: at % 4 === 0 ? null : at % 2 === 0 ? 'tier-1' : 'prime-vendor',
        technologies: at % 3 === 0 ? ['Java', 'SQL'] : ['SQL', 'C#'],
        country_id: at % 2 === 0 ? country : null,
        state_name: at % 2 === 0 ? 'Texas' : null,
        city_name: at % 3 === 0 ? 'Dallas' : null,
        primary_unit_id: at % 4 === 0 ? unit : null,
        unit_ids: at % 5 === 0 ? [unit] : [],
        primary_owner_id: at % 3 === 0 ? by.id : null,
        send_requirement: at % 2 === 0,
        send_hotlist: at % 3 === 0,
        ...common(at),
      }),
    )
    for (const [at, name] of names.entries())
      await make.vendorContact(company, ids[at] ?? '', { first_name: name, last_name: '' })
    const campaign = await make.campaign(company, by, { state: 'done' })
    for (const [at, vendor_id] of ids.entries())
      if (at % 3 > 0)
        await make.recipient(company, campaign, { vendor_id, ...(at % 3 > 1 ? { replied_at: new Date() } : cameBack) })
    return { ids, joined: { id: unit, to: ids.filter((_, at) => at % 4 === 0 || at % 5 === 0) } }
  },
  keys: { name: ({ vendorName }) => vendorName as Key },
  filters: {
    ...byStatus,
    vendorType: () => ({ value: 'tier-1', keeps: (row) => row.vendorType === 'tier-1' }),
    technologies: () => ({ value: ['java', 'SQL'], keeps: (row) => (row.technologies as string[]).includes('Java') }),
    country: (_, rows) => {
      const country = rows.find((row) => row.country)?.country as string
      return { value: country, keeps: (row) => row.country === country }
    },
    state: () => ({ value: 'texas', keeps: (row) => row.state === 'Texas' }),
    city: () => ({ value: 'Dallas', keeps: (row) => row.city === 'Dallas' }),
    businessUnit: byJoined,
    primaryOwner: (_, rows) => {
      const owner = rows.find((row) => row.primaryOwner)?.primaryOwner as string
      return { value: owner, keeps: (row) => row.primaryOwner === owner }
    },
    sendRequirement: () => ({ value: true, keeps: (row) => row.sendRequirement === true }),
    sendHotlist: () => ({ value: true, keeps: (row) => row.sendHotlist === true }),
    updatedSince: () => ({ value: '2026-02-05', keeps: (row) => String(row.updateDate) >= '2026-02-05' }),
    answeredWithin: ({ ids }) => ({ value: 60, keeps: (row) => ids.indexOf(String(row._id)) % 3 > 1 }),
    noBounce: ({ ids }) => ({ value: true, keeps: (row) => ids.indexOf(String(row._id)) % 3 !== 1 }),
    neverWritten: ({ ids }) => ({ value: true, keeps: (row) => ids.indexOf(String(row._id)) % 3 === 0 }),
  },
}

const clients: ListCase = {
  fill: (make, company) =>
    fillWith((name, at) =>
      make.client(company, { name, website: `https://${(at * 7) % 11}.example.com`, ...common(at) }),
    ),
  filters: byStatus,
}

const suppressionReasonsOf = ['complaint', 'do-not-contact', 'imported']
const suppressionsOf: ListCase = {
  fill: (make, company) =>
    fillWith((name, at) => {
      const { created_at, updated_at } = common(at)
      const what = { kind: at % 4 === 0 ? 'domain' : 'address', topic: at % 3 === 0 ? 'news' : null }
      const released_at = at % 5 === 0 ? updated_at : null
      const reason = suppressionReasonsOf[at % 3] ?? ''
      return make.suppression(company, {
        value: name.toLowerCase(),
        ...what,
        reason,
        released_at,
        created_at,
        updated_at,
      })
    }),
  filters: {
    kind: () => ({ value: 'domain', keeps: (row) => row.kind === 'domain' }),
    topic: () => ({ value: 'all', keeps: (row) => row.topic === null }),
    reason: () => ({ value: 'complaint', keeps: (row) => row.reason === 'complaint' }),
    state: () => ({ value: 'released', keeps: (row) => row.state === 'released' }),
    address: (_filled, rows) => {
      const value = String(rows.find(({ kind }) => kind === 'address')?.value)
      return { value, keeps: (row) => row.value === value }
    },
  },
}

const stagesOf: ListCase = {
  fill: async (make, company) => {
    await make.noStages(company)
    return fillWith((name, at) => {
      const { created_at, updated_at } = common(at)
      const kind = at % 3 === 0 ? 'hired' : 'open'
      return make.stage(company, { name, kind, place: (at * 5) % names.length, created_at, updated_at })
    })
  },
  filters: { kind: () => ({ value: 'hired', keeps: (row) => row.kind === 'hired' }) },
}

const applications: ListCase = {
  fill: async (make, company, by) => {
    const stages = [await make.stage(company), await make.stage(company, { kind: 'hired' })]
    const resume_key = await make.file(company, by)
    return fillWith(async (first_name, at) => {
      const { created_at, updated_at } = common(at)
      const job_id = await make.job(company, { job_title: `Work ${(at * 5) % names.length}` })
      const stage_id = stages[at % 2] ?? null
      const made = { created_at, updated_at, stage_at: changedAt((at * 5) % names.length) }
      const person = { first_name, last_name: '', job_id, stage_id, ...(at % 3 === 0 && { resume_key }) }
      return make.application(company, { ...person, ...made })
    })
  },
  keys: {
    name: (row) => String(row.firstName),
    job: nameOf('jobInfo'),
    // By its place, which grows with the name that the test gives it.
    stage: (row) => Number(String(nameOf('stageInfo')(row)).replace(/\D/g, '')),
    stageDate: (row) => String(row.stageDate),
  },
  filters: {
    ...byOwnCompany,
    ...Object.fromEntries(
      ['job', 'stage'].map((field) => [
        field,
        (_: Filled, rows: AnyRecord[]) => {
          const value = rows[0]?.[field] as string
          return { value, keeps: (row: AnyRecord) => row[field] === value }
        },
      ]),
    ),
    candidate: (_, rows) => {
      const personOf = (row: AnyRecord) => (row.candidateInfo as AnyRecord[])[0]?._id
      const value = rows.map(personOf).find((id) => id !== undefined) ?? ''
      return { value, keeps: (row) => personOf(row) === value }
    },
    stageKind: () => ({ value: 'hired', keeps: (row) => (row.stageInfo as AnyRecord[])[0]?.kind === 'hired' }),
    since: () => ({ value: '2026-01-05', keeps: (row) => String(row.createDate) >= '2026-01-05' }),
    hasResume: () => ({ value: true, keeps: (row) => (row.resumeInfo as AnyRecord[]).length > 0 }),
  },
}

const leads: ListCase = {
  fill: async (make, company, by) =>
    fillWith((first_name, at) => {
      const { created_at, updated_at } = common(at)
      const kind = at % 3 === 0 ? 'assessment' : 'contact'
      const state = ['assigned', 'contacted', 'closed'][at % 3] ?? 'assigned'
      const member_id = at % 2 === 0 ? by.id : null
      return make.lead(company, { ...{ first_name, last_name: '', kind, state, member_id }, created_at, updated_at })
    }),
  keys: {
    name: (row) => String(row.firstName),
    state: (row) => leadStates.indexOf(row.state as LeadState),
  },
  filters: {
    kind: () => ({ value: 'assessment', keeps: (row) => row.kind === 'assessment' }),
    state: () => ({ value: 'closed', keeps: (row) => row.state === 'closed' }),
    company: (_, rows) => {
      const idOf = (row: AnyRecord) => (row.companyInfo as AnyRecord[])[0]?._id as string
      return { value: rows.map(idOf)[0] ?? '', keeps: () => true }
    },
    member: (_, rows) => {
      const idOf = (row: AnyRecord) => (row.memberInfo as AnyRecord[])[0]?._id as string | undefined
      const value = rows.map(idOf).find((id) => id !== undefined) ?? ''
      return { value, keeps: (row) => idOf(row) === value }
    },
    isAssigned: () => ({ value: true, keeps: () => true }),
  },
}

const bySame = (field: string) => (_: Filled, rows: AnyRecord[]) => {
  const value = rows[0]?.[field] as string
  return { value, keeps: (row: AnyRecord) => row[field] === value }
}

const rightStatesOf = ['agreed', 'declined', 'revoked', 'agreed', 'agreed']
const representations: ListCase = {
  fill: async (make, company, by) => {
    const { ids } = await fillWith(async (first_name, at) => {
      const { created_at, updated_at } = common(at)
      const candidate_id = await make.candidate(company, { first_name, last_name: '', has_only_one_name: true })
      const job_id = await make.job(company, { job_title: `Work ${(at * 5) % names.length}` })
      return make.representation(company, {
        ...{ candidate_id, job_id, state: rightStatesOf[at % 5] ?? 'agreed', created_at, updated_at },
        proof: at % 2 === 0 ? 'mail' : 'document',
        valid_until: `2099-01-${String(((at * 5) % 28) + 1).padStart(2, '0')}`,
        created_by: at % 4 === 0 ? by.id : null,
      })
    })
    return { ids }
  },
  keys: { validUntil: (row) => String(row.validUntil), state: (row) => String(row.state) },
  filters: {
    state: () => ({ value: 'declined', keeps: (row) => row.state === 'declined' }),
    proof: () => ({ value: 'mail', keeps: (row) => row.proof === 'mail' }),
    ...Object.fromEntries(['candidate', 'job', 'requirement'].map((field) => [field, bySame(field)])),
  },
}

const presented: ListCase = {
  fill: async (make, company, by) => {
    const { ids } = await fillWith(async (title, at) => {
      const { created_at, updated_at } = common(at)
      const job_id = await make.job(company, { job_title: `Work ${(at * 5) % names.length}` })
      return make.presentation(company, by, {
        ...{ title, created_at, updated_at, job_id },
        expires_on: `${at % 5 === 1 ? 2020 : 2099}-01-${String(((at * 5) % 28) + 1).padStart(2, '0')}`,
        revoked_at: at % 5 === 2 ? new Date() : null,
        created_by: at % 4 === 0 ? by.id : null,
      })
    })
    return { ids }
  },
  keys: { title: (row) => String(row.title), expiresOn: (row) => String(row.expiresOn) },
  filters: {
    state: () => ({ value: 'revoked', keeps: (row) => row.state === 'revoked' }),
    job: bySame('job'),
    submission: (_, rows) => {
      const submissionOf = (row: AnyRecord | undefined) =>
        (row?.people as { submission: string }[] | undefined)?.[0]?.submission ?? ''
      return { value: submissionOf(rows[0]), keeps: (row) => submissionOf(row) === submissionOf(rows[0]) }
    },
  },
}

const campaignStatesOf = ['draft', 'done', 'paused', 'cancelled', 'done'] as const
const sentToMany: ListCase = {
  fill: async (make, company, by) => {
    const { ids } = await fillWith(async (subject, at) => {
      const { created_at, updated_at } = common(at)
      const kind = ['hotlist', 'requirement', 'plain'][at % 3] ?? 'plain'
      return make.campaign(company, by, {
        ...{ subject, kind, created_at, updated_at, state: campaignStatesOf[at % 5] ?? 'draft' },
        started_at: at % 5 === 0 ? null : madeAt((at * 7) % names.length),
        hotlist_id: kind === 'hotlist' ? await make.hotlist(company) : null,
        job_id: kind === 'requirement' ? await make.job(company) : null,
        created_by: at % 4 === 0 ? null : by.id,
      })
    })
    return { ids }
  },
  keys: { startedDate: (row) => (row.startedDate === null ? null : String(row.startedDate)) },
  filters: {
    state: () => ({ value: 'paused', keeps: (row) => row.state === 'paused' }),
    kind: () => ({ value: 'plain', keeps: (row) => row.kind === 'plain' }),
    hotlist: (_, rows) => {
      const value = String(rows.find(({ hotlist }) => hotlist)?.hotlist)
      return { value, keeps: (row) => row.hotlist === value }
    },
    job: (_, rows) => {
      const value = String(rows.find(({ job }) => job)?.job)
      return { value, keeps: (row) => row.job === value }
    },
  },
}
const written: ListCase = {
  fill: async (make, company, by) => {
    const campaigns = [
      await make.campaign(company, by, { state: 'done' }),
      await make.campaign(company, by, { state: 'done' }),
    ]
    const vendors = [await make.vendor(company), await make.vendor(company)]
    const { ids } = await fillWith(async (name, at) => {
      const state = ['accepted', 'refused', 'left-out', 'unknown', 'accepted'][at % 5] ?? 'accepted'
      return make.recipient(company, campaigns[at % 2] ?? '', {
        ...{ name, address: `${name.toLowerCase().replace(/\W/g, '')}${at}@vendor.example`, state },
        ...{ created_at: madeAt(at), state_at: madeAt((at * 7) % names.length), vendor_id: vendors[at % 2] ?? null },
        left_out: state === 'left-out' ? (at % 2 === 0 ? 'off' : 'recent') : null,
        clicked_at: at % 3 === 0 ? madeAt(at) : null,
        content_at: madeAt(at),
      })
    })
    return { ids }
  },
  filters: {
    state: () => ({ value: 'unknown', keeps: (row) => row.state === 'unknown' }),
    leftOut: () => ({ value: 'off', keeps: (row) => row.leftOut === 'off' }),
    mark: () => ({ value: 'clicked', keeps: (row) => row.clickedDate !== null }),
    campaign: bySame('campaign'),
    mails: (_, rows) => ({
      value: `campaign_${rows[0]?.campaign}__`,
      keeps: (row) => row.campaign === rows[0]?.campaign && (row.state === 'accepted' || row.state === 'unknown'),
    }),
    outcome: () => ({ value: 'delivered', keeps: (row) => row.state === 'accepted' }),
    vendor: (_, rows) => {
      const vendorOf = (row: AnyRecord | undefined) =>
        (row?.vendorInfo as { _id: string }[] | undefined)?.[0]?._id ?? ''
      return { value: vendorOf(rows[0]), keeps: (row) => vendorOf(row) === vendorOf(rows[0]) }
    },
  },
}

/** A mail that was answered, and of whose answer this job came. */
async function answeredMail(
  make: Make,
  company: Company,
  by: Person,
  { job, vendor }: { job: string; vendor: string },
) {
  const campaign = await make.campaign(company, by, { state: 'done' })
  const recipient_id = await make.recipient(company, campaign, { content_at: new Date('2026-11-02T12:00:00Z') })
  await make.inboxThread(company, by, { job_id: job, vendor_id: vendor }, { recipient_id })
}
const mailsOfThatWeek = 'week_2026-11-02__'

const dayAt = (at: number) => `2026-03-${String(((at * 5) % names.length) + 1).padStart(2, '0')}`
const placements: ListCase = {
  fill: async (make, company, by) => {
    const [vendor, client] = [await make.vendor(company), await make.client(company)]
    return fillWith(async (first_name, at) => {
      const { created_at, updated_at } = common(at)
      const candidate_id = await make.candidate(company, { first_name, last_name: '', has_only_one_name: true })
      const job_title = `Work ${(at * 5) % names.length}`
      const job_id = await make.job(company, { job_title, client_id: at % 3 === 0 ? client : null })
      const submission_id = await make.submission(company, { candidate_id, job_id, state: 'started' })
      await make.submissionHop(company, submission_id, vendor)
      if (at === 0) await answeredMail(make, company, by, { job: job_id, vendor })
      return make.placement(company, {
        ...{ submission_id, created_at, updated_at, start_on: dayAt(at), end_on: `2099${dayAt(at).slice(4)}` },
        ...{ po_number: `PO ${first_name}`, created_by: at % 4 === 0 ? by.id : null },
      })
    })
  },
  keys: { candidate: nameOf('candidateInfo'), job: nameOf('jobInfo') },
  filters: {
    ...byOwnCompany,
    state: () => ({ value: 'running', keeps: (row) => row.state === 'running' }),
    mails: ({ ids }) => ({ value: mailsOfThatWeek, keeps: (row) => row._id === ids[0] }),
    endsBy: () => ({ value: '2099-03-06', keeps: (row) => String(row.endDate) <= '2099-03-06' }),
    ...Object.fromEntries(['submission', 'candidate', 'job'].map((field) => [field, bySame(field)])),
    client: (_, rows) => {
      const clientOf = (row: AnyRecord) => (row.clientInfo as AnyRecord[])[0]?._id
      const value = rows.map(clientOf).find(Boolean) as string
      return { value, keeps: (row) => clientOf(row) === value }
    },
  },
}

const submissionStatesOf = ['to-vendor', 'interview', 'withdrawn', 'started', 'no-answer']
const submissions: ListCase = {
  fill: async (make, company, by) => {
    const [vendor, client] = [await make.vendor(company), await make.client(company)]
    const { ids } = await fillWith(async (first_name, at) => {
      const { created_at, updated_at } = common(at)
      const candidate_id = await make.candidate(company, { first_name, last_name: '', has_only_one_name: true })
      const job_title = `Work ${(at * 5) % names.length}`
      const job_id = await make.job(company, { job_title, client_id: at % 3 === 0 ? client : null })
      const state = submissionStatesOf[at % 5] ?? 'closed'
      const made = { candidate_id, job_id, state, created_at, updated_at, state_at: changedAt((at * 5) % names.length) }
      const id = await make.submission(company, { ...made, created_by: at % 4 === 0 ? by.id : null })
      if (at % 4 === 1) await make.submissionHop(company, id, vendor)
      if (at === 1) await answeredMail(make, company, by, { job: job_id, vendor })
      return id
    })
    return { ids, joined: { id: vendor, to: ids.filter((_, at) => at % 4 === 1) } }
  },
  keys: {
    candidate: nameOf('candidateInfo'),
    job: nameOf('jobInfo'),
    state: (row) => String(row.state),
    stateDate: (row) => String(row.stateDate),
  },
  filters: {
    ...byOwnCompany,
    state: () => ({ value: 'interview', keeps: (row) => row.state === 'interview' }),
    isLive: () => ({ value: true, keeps: (row) => row.isLive === true }),
    mails: ({ joined }) => ({ value: mailsOfThatWeek, keeps: (row) => row._id === joined?.to[0] }),
    vendor: byJoined,
    ...Object.fromEntries(['candidate', 'job'].map((field) => [field, bySame(field)])),
    client: (_, rows) => {
      const clientOf = (row: AnyRecord) => (row.clientInfo as AnyRecord[])[0]?._id
      const value = rows.map(clientOf).find((id) => id !== undefined) ?? ''
      return { value, keeps: (row) => clientOf(row) === value }
    },
    submittedBy: (_, rows) => {
      const submitter = (row: AnyRecord) => (row.userInfo as AnyRecord[])[0]?._id
      const value = rows.map(submitter).find((id) => id !== undefined) ?? ''
      return { value, keeps: (row) => submitter(row) === value }
    },
    silentSince: () => ({
      value: '2026-02-06',
      keeps: (row) => row.isLive === true && row.state !== 'started' && String(row.updateDate) < '2026-02-06',
    }),
  },
}

const interviewStatesOf = ['planned', 'done', 'cancelled'] as const
const interviews: ListCase = {
  fill: (make, company, by) =>
    fillWith(async (first_name, at) => {
      const { created_at, updated_at } = common(at)
      const candidate_id = await make.candidate(company, { first_name, last_name: '', has_only_one_name: true })
      const job_id = await make.job(company, { job_title: `Work ${(at * 5) % names.length}` })
      const submitted = { candidate_id, job_id, created_by: at % 4 === 0 ? by.id : null }
      const state = interviewStatesOf[at % 3] ?? 'planned'
      return make.interview(company, await make.submission(company, submitted), {
        ...{ created_at, updated_at, state, starts_at: changedAt((at * 5) % names.length), round: 1 + ((at * 7) % 11) },
        ...{ kind: at % 2 === 0 ? 'video' : 'phone', title: `Talk ${at}` },
        ...(state === 'done' && { outcome: at % 2 === 0 ? 'passed' : 'failed' }),
      })
    }),
  keys: {
    candidate: nameOf('candidateInfo'),
    job: nameOf('jobInfo'),
  },
  filters: {
    ...byOwnCompany,
    state: () => ({ value: 'done', keeps: (row) => row.state === 'done' }),
    kind: () => ({ value: 'video', keeps: (row) => row.kind === 'video' }),
    outcome: () => ({ value: 'passed', keeps: (row) => row.outcome === 'passed' }),
    ...Object.fromEntries(
      ['submission', 'candidate', 'job'].map((field) => [
        field,
        (_: Filled, rows: AnyRecord[]) => {
          const value = rows[0]?.[field] as string
          return { value, keeps: (row: AnyRecord) => row[field] === value }
        },
      ]),
    ),
    submittedBy: (_, rows) => {
      const submitter = (row: AnyRecord) => (row.submittedBy as AnyRecord[])[0]?._id
      const value = rows.map(submitter).find((id) => id !== undefined) ?? ''
      return { value, keeps: (row) => submitter(row) === value }
    },
    startsFrom: () => ({ value: '2026-02-06', keeps: (row) => String(row.startDate) >= '2026-02-06' }),
    startsUntil: () => ({ value: '2026-02-06', keeps: (row) => String(row.startDate) < '2026-02-07' }),
  },
}

const jobPriorities = ['low', 'normal', 'high', 'urgent']
const jobs: ListCase = {
  fill: async (make, company) => {
    const [client, vendor, unit] = [await make.client(company), await make.vendor(company), await make.unit(company)]
    const [country, mode] = [await make.country(), await make.lookup('work-mode')]
    const entry = async (kind: 'job-type' | 'pay-type' | 'work-authorization') => [await make.lookup(kind)]
    const entries = {
      job_type_ids: await entry('job-type'),
      pay_type_ids: await entry('pay-type'),
      work_authorization_ids: await entry('work-authorization'),
    }
    const { ids } = await fillWith((job_title, at) => {
      const { created_at, updated_at } = common(at)
      return make.job(company, {
        job_title,
        created_at,
        updated_at,
        kind: at % 2 === 0 ? 'own' : 'vendor',
        client_id: at % 3 === 0 ? client : null,
        vendor_id: at % 4 === 0 ? vendor : null,
        prime_id: at % 4 === 1 ? vendor : null,
        business_unit_id: at % 4 === 2 ? unit : null,
        ...(at % 2 === 0 ? entries : {}),
        work_mode_id: at % 3 === 1 ? mode : null,
        places: at % 3 === 0 ? [{ country_id: country, city_name: 'Dallas', zip_code: '' }] : [],
        skills: at % 3 === 0 ? ['Java', 'SQL'] : ['SQL', 'C#'],
        positions: ((at * 5) % 12) + 1,
        max_salary: 60 + at * 2,
        currency: 'USD',
        priority: jobPriorities[at % 4] ?? 'low',
        received_on: at % 5 === 0 ? null : `2026-03-${10 + ((at * 5) % 12)}`,
        due_on: at % 4 === 0 ? null : `2026-04-${10 + ((at * 7) % 12)}`,
        job_expire_date: at % 3 === 0 ? null : `2099-05-${10 + ((at * 5) % 12)}`,
        ...(at % 5 === 1 ? { closed_at: created_at, closed_reason: 'filled' } : {}),
        published_at: at % 4 === 0 ? created_at : null,
      })
    })
    return { ids, joined: { id: vendor, to: ids.filter((_, at) => at % 4 < 2) } }
  },
  keys: { priority: ({ priority }) => jobPriorities.indexOf(String(priority)) },
  filters: {
    ...byOwnCompany,
    jobStatus: () => ({ value: 'closed', keeps: (row) => row.jobStatus === 'closed' }),
    kind: () => ({ value: 'own', keeps: (row) => row.kind === 'own' }),
    vendor: byJoined,
    ...Object.fromEntries(
      ['client', 'businessUnit', 'workMode', 'country', 'jobType', 'payType', 'workAuthorization'].map((field) => [
        field,
        (_: Filled, rows: AnyRecord[]) => {
          const value = rows.flatMap((row) => row[field] ?? []).at(0) as string
          return { value, keeps: (row: AnyRecord) => [row[field]].flat().includes(value) }
        },
      ]),
    ),
    skill: () => ({ value: ['java', 'SQL'], keeps: (row) => (row.skill as string[]).includes('Java') }),
    priority: () => ({ value: 'high', keeps: (row) => row.priority === 'high' }),
    dueBy: () => ({ value: '2026-04-15', keeps: ({ dueOn }) => dueOn !== null && String(dueOn) <= '2026-04-15' }),
    expiresBy: () => ({
      value: '2099-05-15',
      keeps: ({ jobExpireDate }) => jobExpireDate !== null && String(jobExpireDate) <= '2099-05-15',
    }),
    words: () => ({ value: 'spring c#', keeps: (row) => (row.skill as string[]).includes('C#') }),
    place: () => ({ value: 'dáll', keeps: (row) => row.cityName === 'Dallas' }),
    payFrom: () => ({ value: 70, keeps: ({ maxSalary }) => Number(maxSalary) >= 70 }),
    receivedSince: () => ({
      value: '2026-03-15',
      keeps: ({ receivedOn, createDate }) => String(receivedOn ?? createDate).slice(0, 10) >= '2026-03-15',
    }),
    isPublished: () => ({ value: true, keeps: (row) => row.publishedDate !== null }),
  },
}

const domains: ListCase = {
  fill: (make, company) =>
    fillWith(async (domain, at) => {
      const { created_at, updated_at } = common(at)
      return make.sendingDomain(company, { domain: domain.toLowerCase(), created_at, updated_at })
    }),
  filters: {},
}

const mailboxStatesOf = ['working', 'failing', 'off', 'reconnect', 'working']
const mailboxes: ListCase = {
  fill: (make, company, by) =>
    fillWith(async (name, at) => {
      const { created_at, updated_at } = common(at)
      return make.mailbox(company, {
        ...{ name, created_at, updated_at, address: `box-${(at * 5) % names.length}@example.com` },
        state: mailboxStatesOf[at % 5] ?? 'working',
        member_id: at % 3 === 0 ? by.id : null,
        last_success_at: at % 4 === 0 ? null : changedAt(at),
        ...(at % 2 === 0
          ? { way: 'relay' }
          : { way: 'password', sealed_password: 'v1.none.none', smtp_host: 'smtp.example.com', user_name: name }),
      })
    }),
  keys: { lastSuccessDate: (row) => row.lastSuccessDate as string | null },
  filters: {
    state: () => ({ value: 'failing', keeps: (row) => row.state === 'failing' }),
    way: () => ({ value: 'password', keeps: (row) => row.way === 'password' }),
    isOfCompany: () => ({ value: true, keeps: (row) => (row.memberInfo as unknown[]).length === 0 }),
  },
}

const inboxKindsOf = ['requirement', 'question', 'no', 'bounce', 'other']
const infoId = (field: string) => (row: AnyRecord | undefined) =>
  (row?.[field] as { _id: string }[] | undefined)?.[0]?._id ?? ''
const bySameInfo =
  (field: string): ListCase['filters'][string] =>
  (_, rows) => {
    const value = rows.map(infoId(field)).find(Boolean) ?? ''
    return { value, keeps: (row) => infoId(field)(row) === value }
  }
const conversations: ListCase = {
  fill: async (make, company, by) => {
    const vendors = [await make.vendor(company), await make.vendor(company)]
    const boxes = [await make.mailbox(company), await make.mailbox(company, { member_id: by.id })]
    const alike = newId()
    return fillWith(async (subject, at) => {
      const { created_at, updated_at } = common(at)
      return make.inboxThread(company, by, {
        ...{ subject, created_at, updated_at, kind: inboxKindsOf[at % 5] ?? 'other', last_at: changedAt(at) },
        ...{ sender_name: `Sender ${(at * 5) % names.length}`, words: `Is place ${at} free?` },
        alike_id: at % 5 === 0 ? alike : null,
        ...(at % 4 === 1 && { state: 'snoozed', snoozed_until: new Date(Date.now() + 86_400_000) }),
        ...(at % 4 === 2 && { state: 'done' }),
        ...{ assigned_to: at % 3 === 0 ? by.id : null, is_unread: at % 2 === 0 },
        ...{ vendor_id: at % 5 === 4 ? null : (vendors[at % 2] ?? null), mailbox_id: boxes[at % 2] ?? '' },
      })
    })
  },
  filters: {
    state: () => ({ value: 'open', keeps: (row) => row.state === 'open' }),
    kind: () => ({ value: 'no', keeps: (row) => row.kind === 'no' }),
    isMine: () => ({ value: true, keeps: (row) => (row.assigneeInfo as unknown[]).length > 0 }),
    isUnread: () => ({ value: true, keeps: (row) => row.isUnread === true }),
    isFirstAlike: () => ({
      value: true,
      keeps: ({ _id, alike }) => {
        const all = alike as AnyRecord[]
        return all.length === 0 || all.find(({ state }) => state === 'open')?._id === _id
      },
    }),
    mailbox: bySameInfo('mailboxInfo'),
    vendor: bySameInfo('vendorInfo'),
  },
}

const vendorGroups: ListCase = {
  fill: async (make, company, by) => {
    const country = await make.country()
    const vendor = await make.vendor(company)
    const { ids } = await fillWith((name, at) =>
      make.vendorGroup(company, country, {
        name,
        description: `Who buys ${(at * 5) % names.length}`,
        ...(at % 2 === 0 ? { type: 'shared_with_few', shared_with: [by.id] } : {}),
        ...common(at),
      }),
    )
    for (const id of ids.slice(0, 3)) await make.inVendorGroup(company, id, vendor)
    return { ids, joined: { id: vendor, to: ids.slice(0, 3) } }
  },
  keys: { name: (row) => String(row.groupName) },
  filters: {
    ...byStatus,
    groupType: () => ({ value: 'shared_with_all', keeps: (row) => row.groupType === 'shared_with_all' }),
    vendor: byJoined,
  },
}

const emailTemplates: ListCase = {
  fill: async (make, company) =>
    fillWith((name, at) =>
      make.emailTemplate(company, {
        name,
        subject: `For you ${(at * 5) % names.length}`,
        topic: mailTopics[at % mailTopics.length] ?? null,
        ...common(at),
      }),
    ),
  keys: { name: (row) => String(row.name) },
  filters: {
    ...byStatus,
    topic: () => ({ value: 'requirements', keeps: (row) => row.topic === 'requirements' }),
  },
}

const vendorContacts: ListCase = {
  fill: async (make, company) => {
    const [vendor, other] = [await make.vendor(company), await make.vendor(company)]
    const { ids } = await fillWith((name, at) => {
      const [first_name = '', ...rest] = name.split(' ')
      return make.vendorContact(company, at % 3 === 0 ? vendor : other, {
        first_name,
        last_name: rest.join(' '),
        email: `${names.length - at}-contact@example.com`,
        designation: `Desk ${(at * 5) % 7}`,
        contact_type: at % 2 === 0 ? 'recruiter' : 'other',
        ...common(at),
      })
    })
    return { ids, joined: { id: vendor, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  keys: { name: (row) => `${row.firstName} ${row.lastName}` },
  filters: {
    ...byStatus,
    vendor: byJoined,
    vendorContactType: () => ({ value: 'recruiter', keeps: (row) => row.vendorContactType === 'recruiter' }),
  },
}

const priorities = ['low', 'normal', 'high']
const notes: ListCase = {
  fill: async (make, company, by) => {
    const [record_id, other] = [await make.candidate(company), await make.job(company)]
    const { ids } = await fillWith((note, at) =>
      make.note(company, by, {
        note,
        ...(at % 3 === 0 ? { record_id } : { record_kind: 'job', record_id: other }),
        created_at: madeAt(at),
        updated_at: changedAt(at),
      }),
    )
    return { ids, joined: { id: record_id, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  filters: {
    record: byJoined,
    recordKind: () => ({ value: 'job', keeps: (row) => row.recordKind === 'job' }),
  },
}

const vendorNotes: ListCase = {
  fill: async (make, company) => {
    const [vendor, other] = [await make.vendor(company), await make.vendor(company)]
    const { ids } = await fillWith((note, at) =>
      make.vendorNote(company, at % 3 === 0 ? vendor : other, {
        note,
        action: at % 2 === 0 ? 'call' : 'visit',
        priority: priorities[at % 3] ?? 'low',
        follow_up_on: at % 4 === 0 ? null : `2026-01-0${1 + (at % 5)}`,
        created_at: madeAt(at),
        updated_at: changedAt(at),
      }),
    )
    return { ids, joined: { id: vendor, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  keys: { notesPriority: (row) => priorities.indexOf(String(row.notesPriority)) },
  filters: {
    vendor: byJoined,
    action: () => ({ value: 'visit', keeps: (row) => row.action === 'visit' }),
    notesPriority: () => ({ value: 'high', keeps: (row) => row.notesPriority === 'high' }),
  },
}

const vendorDocuments: ListCase = {
  fill: async (make, company, by) => {
    const [vendor, other] = [await make.vendor(company), await make.vendor(company)]
    const { ids } = await fillWith((title, at) =>
      make.vendorDocument(company, by, at % 3 === 0 ? vendor : other, {
        title,
        description: `Copy ${(at * 5) % 7}`,
        type: at % 2 === 0 ? 'insurance' : 'other',
        expires_on: at % 4 === 0 ? null : `2026-01-0${1 + (at % 5)}`,
        created_at: madeAt(at),
        updated_at: changedAt(at),
      }),
    )
    return { ids, joined: { id: vendor, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  filters: { vendor: byJoined, type: () => ({ value: 'insurance', keeps: (row) => row.type === 'insurance' }) },
}

const candidateDocuments: ListCase = {
  fill: async (make, company, by) => {
    const [candidate, other] = [await make.candidate(company), await make.candidate(company)]
    const { ids } = await fillWith((title, at) =>
      make.candidateDocument(company, by, at % 3 === 0 ? candidate : other, {
        title,
        type: at % 2 === 0 ? 'ead' : 'passport',
        expires_on: at % 4 === 0 ? null : `2026-01-0${1 + (at % 5)}`,
        created_at: madeAt(at),
        updated_at: changedAt(at),
      }),
    )
    return { ids, joined: { id: candidate, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  filters: {
    candidate: byJoined,
    type: () => ({ value: 'ead', keeps: (row) => row.type === 'ead' }),
    expiresBy: () => ({
      value: '2026-01-03',
      keeps: (row) => row.expiryDate !== null && String(row.expiryDate) <= '2026-01-03',
    }),
  },
}

const studentDocuments: ListCase = {
  fill: async (make, company, by) => {
    const [student, other] = [await make.student(company), await make.student(company)]
    const { ids } = await fillWith((title, at) =>
      make.studentDocument(company, by, at % 3 === 0 ? student : other, {
        title,
        type: at % 2 === 0 ? 'transcript' : 'passport',
        expires_on: at % 4 === 0 ? null : `2026-01-0${1 + (at % 5)}`,
        created_at: madeAt(at),
        updated_at: changedAt(at),
      }),
    )
    return { ids, joined: { id: student, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  filters: {
    student: byJoined,
    type: () => ({ value: 'transcript', keeps: (row) => row.type === 'transcript' }),
    expiresBy: () => ({
      value: '2026-01-03',
      keeps: (row) => row.expiryDate !== null && String(row.expiryDate) <= '2026-01-03',
    }),
  },
}

const checklistRows: ListCase = {
  fill: async (make, company) => {
    const [country, other] = [await make.country(), await make.country()]
    const { ids } = await fillWith((paper, at) =>
      make.checklistRow(company, {
        paper,
        country_id: at % 3 === 0 ? country : other,
        place: at,
        check_by: at % 2 === 0 ? '2026-02-01' : '2099-02-01',
        created_at: madeAt(at),
        updated_at: changedAt(at),
      }),
    )
    return { ids, joined: { id: country, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  filters: {
    country: byJoined,
    isOverdue: () => ({ value: true, keeps: (row) => row.isOverdue === true }),
    isOwn: () => ({ value: true, keeps: (row) => row.isOwn === true }),
  },
}

const studentAskedPapers: ListCase = {
  fill: async (make, company, by) => {
    const [student, other] = [await make.student(company), await make.student(company)]
    const country = await make.country()
    const application = await make.studentApplication(company, { student_id: student })
    const { ids } = await fillWith(async (title, at) => {
      const of = at % 3 === 0 ? student : other
      const id = await make.studentPaper(company, of, {
        title,
        ...(at % 2 === 0 ? { state: 'accepted' } : { country_id: country }),
        due_on: at % 4 === 0 ? null : `2026-01-0${1 + (at % 5)}`,
        created_by: by.id,
        created_at: madeAt(at),
        updated_at: changedAt(at),
      })
      if (at % 4 !== 0) {
        const document = await make.studentDocument(company, by, of, { expires_on: `2026-01-0${1 + (at % 5)}` })
        await make.studentPaperVersion(company, id, document)
      }
      if (at % 6 === 0) await make.servedApplication(company, id, application)
      return id
    })
    return { ids, joined: { id: student, to: ids.filter((_, at) => at % 3 === 0) } }
  },
  filters: {
    student: byJoined,
    state: () => ({ value: 'accepted', keeps: (row) => row.state === 'accepted' }),
    isLate: () => ({ value: true, keeps: (row) => row.isLate === true }),
    expiresBy: () => ({
      value: '2026-01-03',
      keeps: (row) => row.expiryDate !== null && String(row.expiryDate) <= '2026-01-03',
    }),
    country: (_, rows) => {
      const value = rows.find((row) => row.country)?.country as string
      return { value, keeps: (row) => row.country === value }
    },
    application: (_, rows) => {
      const served = (row: Record<string, unknown>) => row.applicationsInfo as { _id: string }[]
      const value = rows.flatMap(served)[0]?._id ?? ''
      return { value, keeps: (row) => served(row).some(({ _id }) => _id === value) }
    },
  },
}

const candidates: ListCase = {
  fill: async (make, company) => {
    const authorization = await make.lookup('work-authorization')
    const { ids } = await fillWith((name, at) => {
      const [first_name = '', ...rest] = name.split(' ')
      return make.candidate(company, {
        first_name,
        last_name: rest.join(' '),
        email: `${names.length - at}-person@example.com`,
        job_title: at % 4 === 0 ? null : `Engineer ${(at * 5) % 7}`,
        experience: at % 5 === 0 ? null : (at * 7) % 11,
        skills: at % 3 === 0 ? ['Java', 'SQL'] : ['SQL', 'C#'],
        location: at % 4 === 0 ? 'Dallas, Texas' : 'Łódź',
        available_from: at % 3 === 0 ? '-infinity' : at % 3 === 1 ? '2030-01-05' : 'infinity',
        authorization_ends: at % 2 === 0 ? `2030-0${1 + (at % 9)}-05` : null,
        rate_amount: at % 5 === 0 ? null : 40 + at,
        rate_currency: at % 5 === 0 ? null : at % 2 === 0 ? 'USD' : 'EUR',
        rate_per: at % 5 === 0 ? null : at % 3 === 0 ? 'hour' : 'day',
        tax_term: at % 2 === 0 ? 'C2C' : null,
        bench_since: at % 3 === 0 ? null : `2026-0${1 + (at % 9)}-05`,
        work_authorization_id: at % 4 === 0 ? authorization : null,
        ...common(at),
      })
    })
    const hotlist = await make.hotlist(company)
    for (const id of ids.slice(0, 3)) await make.onHotlist(company, hotlist, id)
    for (const [at, id] of ids.entries()) await make.words(id, at < 3 ? ['java kafka'] : ['java'])
    return { ids, joined: { id: hotlist, to: ids.slice(0, 3) } }
  },
  keys: {
    name: (row) => `${row.firstName} ${row.lastName}`,
    place: (row) => Date.parse(String(row.createDate)),
    relevance: (row) => Date.parse(String(row.createDate)),
  },
  filters: {
    // It says of each row also why it was found.
    query: (filled) => ({ ...byJoined(filled), value: 'java AND kafka', adds: 'reason' }),
    ...byStatus,
    ...byOwnCompany,
    hotlist: byJoined,
    notOnHotlist: (filled) => ({ ...byJoined(filled), keeps: (row) => !isJoined(filled, row) }),
    skills: () => ({
      value: ['java', 'Sql'],
      keeps: ({ skills }) => (skills as string[]).includes('Java'),
    }),
    experienceFrom: () => ({ value: 5, keeps: ({ experience }) => experience !== null && Number(experience) >= 5 }),
    experienceTo: () => ({ value: 5, keeps: ({ experience }) => experience !== null && Number(experience) <= 5 }),
    workAuthorization: (_filled, rows) => {
      const value = String(rows.find((row) => row.workAuthorization)?.workAuthorization)
      return { value, keeps: (row) => row.workAuthorization === value }
    },
    location: () => ({ value: 'lodz', keeps: (row) => row.location === 'Łódź' }),
    availability: () => ({
      value: '2030-01-05',
      keeps: (row) => row.availability === 'immediate' || row.availability === '2030-01-05',
    }),
    authorizationEndsBy: () => ({
      value: '2030-05-05',
      keeps: (row) => row.authorizationEnds !== null && String(row.authorizationEnds) <= '2030-05-05',
    }),
    benchSinceBy: () => ({
      value: '2026-05-05',
      keeps: (row) => row.benchSince !== null && String(row.benchSince) <= '2026-05-05',
    }),
    rateTo: () => ({ value: 45, keeps: (row) => row.rateAmount !== null && Number(row.rateAmount) <= 45 }),
    rateCurrency: () => ({ value: 'EUR', keeps: (row) => row.rateCurrency === 'EUR' }),
    ratePer: () => ({ value: 'hour', keeps: (row) => row.ratePer === 'hour' }),
    taxTerm: () => ({ value: 'C2C', keeps: (row) => row.taxTerm === 'C2C' }),
    onHotlist: (filled) => ({ value: true, keeps: (row) => isJoined(filled, row) }),
  },
}

const { status: _status, company: _company, hotlist: _on, notOnHotlist: _notOn, ...benchFilters } = candidates.filters
const availabilityKeys: Record<string, string> = { immediate: '0', unavailable: '9' }
const inGroup = (group: unknown, row: AnyRecord) => `${group ?? '\uffff'}|${row.benchSince}`

const marketedAt = (row: AnyRecord) => (row.lastMarketed as { date: string } | null)?.date ?? null
const onBench: ListCase = {
  fill: async (make, company, by) => {
    const filled = await candidates.fill(make, company, by)
    const { ids } = filled
    const campaign = await make.campaign(company, by, { state: 'done' })
    for (const [at, id] of ids.entries()) {
      await make.change('candidate', id, { status: 'active', bench_since: `2026-0${1 + (at % 9)}-05` })
      if (at % 3 > 0) await make.shownBy(company, campaign, id, new Date(`2026-0${1 + ((at * 7) % 9)}-05T10:00:00Z`))
    }
    for (const more of [{ bench_since: null }, { bench_since: '2026-01-05', status: 'inactive' }])
      await make.candidate(company, { skills: ['Java'], ...more })
    return filled
  },
  keys: {
    name: (row) => `${row.firstName} ${row.lastName}`,
    availability: (row) => {
      const from = row.availability as string | null
      return from && (availabilityKeys[from] ?? from)
    },
    lastMarketed: marketedAt,
    skill: (row) => inGroup((row.skills as string[])[0]?.toLowerCase(), row),
    authorization: (row) => inGroup(nameOf('workAuthorizationInfo')(row), row),
  },
  filters: {
    ...benchFilters,
    notMarketedSince: () => ({ value: '2026-04-01', keeps: (row) => (marketedAt(row) ?? '') < '2026-04-01' }),
  },
}

const twiceOf = (kind: 'candidate' | 'student') => async (make: Make, company: Company, name: string) => {
  const [first_name = '', ...rest] = name.split(' ')
  const named = { first_name, last_name: rest.join(' ') }
  return [await make[kind](company, named), await make[kind](company, named)] as [string, string]
}
const twice = twiceOf('candidate')
const twoStudents = twiceOf('student')
// Two vendors of one name do not stand beside each other.
const twoVendors = async (make: Make, company: Company, name: string) =>
  [await make.vendor(company, { name }), await make.vendor(company, { name: `${name} .` })] as [string, string]
const twoClients = async (make: Make, company: Company, name: string) =>
  [await make.client(company, { name }), await make.client(company, { name: `${name} Other` })] as [string, string]
const firstOf = (row: AnyRecord | undefined) => (row as unknown as { records: [AnyRecord] }).records[0]

/** Pairs of one kind; `twice` makes two of one name. */
const pairCase = (
  pair: 'candidatePair' | 'vendorPair' | 'clientPair' | 'studentPair',
  two: (make: Make, company: Company, name: string) => Promise<[string, string]>,
  nameIn: (row: AnyRecord) => string,
): ListCase => ({
  fill: async (make, company) => {
    await make[pair](company, await two(make, company, 'Ann Apart'), { state: 'apart' })
    return fillWith(async (name, at) =>
      make[pair](company, await two(make, company, name), {
        score: 0.8 + ((at * 5) % 7) / 64,
        created_at: madeAt(at),
      }),
    )
  },
  keys: { name: (row) => nameIn(firstOf(row)) },
  filters: {
    record: (_filled, rows) => {
      const value = firstOf(rows[0])._id
      return { value, keeps: (row) => firstOf(row)._id === value }
    },
  },
})

const mergeCase = (
  merge: 'candidateMerge' | 'vendorMerge' | 'clientMerge' | 'studentMerge',
  two: (make: Make, company: Company, name: string) => Promise<[string, string]>,
): ListCase => ({
  fill: (make, company) => {
    // Asked once: on a busy machine the making of a row takes longer than lies between two of them.
    const yesterday = Date.now() - 86_400_000
    return fillWith(async (name, at) =>
      make[merge](company, ...(await two(make, company, name)), {
        created_at: new Date(yesterday + madeAt(at).getTime() / 1e6),
      }),
    )
  },
  keys: { name: nameOf('goneInfo') },
  filters: {
    kept: (_filled, rows) => {
      const value = String(rows[0]?.keptId)
      return { value, keeps: (row) => row.keptId === value }
    },
  },
})

const candidatePairs = pairCase('candidatePair', twice, (row) => `${row.firstName} ${row.lastName}`)
const candidateMerges = mergeCase('candidateMerge', twice)

/** The column that holds an entry's name, and how its row is called and dated. */
const partColumns: Record<CandidatePartKind, { name: string; period?: string; nameOf: (row: AnyRecord) => Key }> = {
  'candidate-history': { name: 'job_title', period: 'start_date', nameOf: (row) => row.jobTitle as string },
  'candidate-education': { name: 'degree', period: 'graduation_year', nameOf: (row) => row.degree as string },
  'candidate-certification': { name: 'name', period: 'year', nameOf: (row) => row.name as string },
  'candidate-language': { name: 'language', nameOf: (row) => row.language as string },
  'candidate-contact': { name: 'last_name', nameOf: (row) => row.lastName as string },
}

const parts = (kind: CandidatePartKind): ListCase => {
  const { name: column, period, nameOf } = partColumns[kind]
  const first = kind === 'candidate-contact' ? { first_name: '' } : {}
  return {
    fill: async (make, company) => {
      const [one, other] = [await make.candidate(company), await make.candidate(company)]
      return fillWith((name, at) =>
        make.part(kind, company, (at % 2 ? one : other) ?? '', {
          [column]: name,
          ...first,
          ...(period ? { [period]: String(2000 + ((at * 5) % 7)) } : {}),
          created_at: madeAt(at),
        }),
      )
    },
    keys: {
      name: nameOf,
      period: (row) => (row.startDate ?? row.graduationYear ?? row.year ?? Date.parse(String(row.createDate))) as Key,
    },
    filters: ofParent('candidate'),
  }
}

const views: ListCase = {
  fill: async (make, company, by) => {
    const colleague = await make.person('recruiter', company)
    return fillWith((name, at) =>
      make.view(at % 3 === 0 ? colleague : by, {
        name,
        list: at % 2 === 0 ? 'hotlist' : 'candidate',
        is_shared: true,
        created_at: madeAt(at),
      }),
    )
  },
  filters: {
    list: () => ({ value: 'hotlist', keeps: (row) => row.list === 'hotlist' }),
    isOwn: () => ({ value: false, keeps: (row) => row.isOwn === false }),
  },
}

const tasks: ListCase = {
  fill: async (make, company, by) => {
    const record_id = await make.candidate(company)
    const filled = await fillWith((title, at) =>
      make.task(by, {
        title,
        due_on: at % 3 === 0 ? null : `2026-01-0${1 + (at % 5)}`,
        remind_at: at % 4 === 0 ? null : changedAt(at),
        done_at: at % 2 === 0 ? null : changedAt(at),
        created_at: madeAt(at),
        ...(at === 0 && { record_kind: 'candidate', record_id }),
      }),
    )
    return { ...filled, joined: { id: record_id, to: filled.ids.slice(0, 1) } }
  },
  filters: {
    isDone: () => ({ value: true, keeps: (row) => row.doneDate !== null }),
    due: () => ({ value: 'overdue', keeps: (row) => row.dueDate !== null }),
    record: byJoined,
  },
}

const skippedItems: ListCase = {
  fill: async (make, _company, by) => {
    const bulks = await Promise.all(names.map((_, at) => make.bulk(by, { created_at: madeAt(at) })))
    const filled = await fillWith((name, at) => make.bulkItem(bulks[at] ?? '', 1, { name }))
    return { ...filled, joined: { id: bulks[0] ?? '', to: filled.ids.slice(0, 1) } }
  },
  filters: { bulk: byJoined },
}

const bin: ListCase = {
  fill: (make, company) =>
    fillWith(async (name, at) =>
      at % 2 === 0
        ? make.binned('hotlist', await make.hotlist(company, { name }), { deleted_at: madeAt(at) })
        : make.binned('candidate', await make.candidate(company), { name, deleted_at: madeAt(at) }),
    ),
  filters: { kind: () => ({ value: 'hotlist', keeps: (row) => row.kind === 'hotlist' }) },
}

const audit: ListCase = {
  fill: async (make, company, by) => {
    const colleague = await make.person('recruiter', company)
    return fillWith((record_name, at) =>
      make.audit({
        at: madeAt(at),
        company_id: company.id,
        actor_id: at % 3 === 0 ? colleague.id : by.id,
        action: at % 4 === 0 ? 'skill.add' : 'skill.update',
        record_kind: at % 2 === 0 ? 'skill' : 'city',
        record_id: `record ${at % 5}`,
        record_name,
      }),
    )
  },
  filters: {
    person: (_filled, rows) => {
      const person = (row: AnyRecord | undefined) => (row?.userInfo as { _id: string }[] | undefined)?.[0]?._id
      const value = String(person(rows[0]))
      return { value, keeps: (row) => person(row) === value }
    },
    company: (_filled, rows) => {
      const companyInfo = rows[0]?.companyInfo as { _id: string }[] | undefined
      return { value: companyInfo?.[0]?._id ?? null, keeps: () => true }
    },
    kind: () => ({ value: 'city', keeps: (row) => row.kind === 'city' }),
    record: () => ({ value: 'record 2', keeps: (row) => row.record === 'record 2' }),
    action: () => ({ value: 'skill.add', keeps: (row) => row.action === 'skill.add' }),
    from: () => ({ value: madeAt(5).toISOString(), keeps: (row) => String(row.createDate) >= madeAt(5).toISOString() }),
    to: () => ({ value: madeAt(5).toISOString(), keeps: (row) => String(row.createDate) < madeAt(5).toISOString() }),
  },
}

const ownAudit: ListCase = {
  fill: (make, company, by) =>
    fillWith((record_name, at) =>
      make.audit({
        at: madeAt(at),
        company_id: company.id,
        actor_id: by.id,
        action: at % 4 === 0 ? 'skill.add' : 'skill.update',
        record_kind: at % 2 === 0 ? 'skill' : 'city',
        record_name,
      }),
    ),
  filters: Object.fromEntries(
    Object.entries(audit.filters).filter(([name]) => ['kind', 'action', 'from', 'to'].includes(name)),
  ),
}

const auditPersons: ListCase = {
  fill: (make, company, by) =>
    fillWith(async (name, at) => {
      const [first_name = '', ...rest] = name.split(' ')
      const values = { first_name, last_name: rest.join(' '), created_at: madeAt(at) }
      if (at > 0) return (await make.person('recruiter', company, values)).id
      await make.change('user_account', by.id, values)
      return by.id
    }),
  filters: {},
}

const countries: ListCase = {
  fill: (make) =>
    fillWith((name, at) => make.country({ name, code: at % 4 === 0 ? null : `C${(at * 5) % 12}`, ...common(at) })),
  filters: byStatus,
}

const kindAt = (at: number) => (at % 3 === 0 ? 'city' : 'skill')
const byKind: ListCase['filters'] = {
  kind: () => ({ value: 'city', keeps: (row) => row.kind === 'city' }),
}
const of = (field: string, value: string): ListCase['filters'] => ({
  [field]: () => ({ value, keeps: (row) => row[field] === value }),
})
const personal = (at: number) => ({ kind: kindAt(at), created_at: madeAt(at), updated_at: changedAt(at) })

const imports: ListCase = {
  role: 'administrator',
  fill: (make, _company, by) =>
    fillWith((name, at) => make.import(by, { name, state: at % 4 === 0 ? 'done' : 'failed', ...personal(at) })),
  filters: { ...byKind, ...of('status', 'done') },
}

const importRows: ListCase = {
  role: 'administrator',
  fill: async (make, _company, by) => {
    const [one, other] = [await make.import(by), await make.import(by)]
    return fillWith((name, at) =>
      make.importRow((at % 2 ? one : other) ?? '', (at * 5) % names.length, {
        name,
        outcome: at % 4 === 0 ? 'faulty' : 'ready',
        created_at: madeAt(at),
      }),
    )
  },
  filters: { ...ofParent('import'), ...of('outcome', 'faulty') },
}

const resumeBatches: ListCase = {
  fill: (make, company, by) => fillWith((name, at) => make.resumeBatch(company, by, { name, created_at: madeAt(at) })),
  filters: {},
}

const resumeBatchFiles: ListCase = {
  fill: async (make, company, by) => {
    const [one, other] = [await make.resumeBatch(company, by), await make.resumeBatch(company, by)]
    return fillWith((name, at) =>
      make.resumeBatchFile(company, by, (at % 2 ? one : other) ?? '', {
        name,
        state: at % 4 === 0 ? 'failed' : 'skipped',
        created_at: madeAt(at),
      }),
    )
  },
  filters: {
    ...ofParent('batch'),
    ...of('state', 'failed'),
    isOpen: () => ({ value: true, keeps: ({ state }) => state === 'failed' }),
  },
}

const exports: ListCase = {
  role: 'administrator',
  fill: (make, _company, by) =>
    fillWith((name, at) => make.export(by, { name, state: at % 4 === 0 ? 'done' : 'failed', ...personal(at) })),
  filters: { ...byKind, ...of('status', 'done') },
}

const companies: ListCase = {
  role: 'administrator',
  ownFilter: 'createdBy',
  fill: async (make, company, by) => {
    const valuesAt = (name: string, at: number) => ({
      name,
      created_at: madeAt(at),
      updated_at: changedAt(at),
      current_on_boarding_step: 1 + ((at * 5) % 6),
      is_on_boarding_completed: at % 3 === 0,
      created_by: at % 4 === 0 ? by.id : null,
    })
    return fillWith(async (name, at) => {
      if (at > 0) return (await make.company(valuesAt(name, at))).id
      await make.change('company', company.id, valuesAt(name, at))
      return company.id
    })
  },
  filters: {
    onboardingCompleted: () => ({ value: true, keeps: (row) => row.onboardingCompleted === true }),
    currentOnBoardingStep: () => ({ value: 1, keeps: (row) => row.currentOnBoardingStep === 1 }),
    createdBy: (_filled, rows) => {
      const value = String(rows.find((row) => row.createdBy)?.createdBy)
      return { value, keeps: (row) => row.createdBy === value }
    },
  },
}

const changed = (at: number) => ({ created_at: madeAt(at), updated_at: changedAt(at) })
const ofCompany: ListCase['filters'] = {
  companyId: (_filled, rows) => ({
    value: String(rows[0]?.companyId),
    keeps: (row) => row.companyId === rows[0]?.companyId,
  }),
}

const locations: ListCase = {
  fill: async (make, company) => {
    const country_id = await make.country()
    return fillWith((name, at) =>
      make.location(company, {
        country_id,
        address: name,
        address_type: at > 5 ? 'billingAddress' : 'communication',
        zip_code: String(39_000 + ((at * 5) % 12)),
        ...changed(at),
      }),
    )
  },
  // Locations of one type stand together.
  keys: { name: (row) => `${row.addressType} ${row.address}` },
  filters: {
    ...ofCompany,
    addressType: () => ({ value: 'communication', keeps: (row) => row.addressType === 'communication' }),
  },
}

const places = (make: 'office' | 'billing'): ListCase => ({
  fill: async (makers, company) => {
    const [country_id, other] = [await makers.country(), await makers.country()]
    const ids = await fillWith((name, at) =>
      makers[make](company, {
        country_id: at < 3 ? other : country_id,
        name,
        address: `${names.length - at} Ring Road`,
        zip_code: String(39_000 + ((at * 5) % 12)),
        ...(make === 'billing' ? { email: `${(at * 7) % names.length}@mail.example`, phone: String(700 - at) } : {}),
        ...changed(at),
      }),
    )
    return { ...ids, joined: { id: other, to: ids.ids.slice(0, 3) } }
  },
  filters: { country: byJoined },
})

const employees: ListCase = {
  fill: (make, company) =>
    fillWith((name, at) => {
      const [first_name = '', ...rest] = name.split(' ')
      return make.employee(company, {
        first_name,
        last_name: rest.join(' '),
        email: `${names.length - at}-person@example.com`,
        authority_type: at % 3 === 0 ? 'headUkTeam' : 'headNzTeam',
        authority_position: at % 4 === 0 ? 'partner' : 'countryHead',
        ...changed(at),
      })
    }),
  filters: { ...ofCompany, ...of('authorityType', 'headUkTeam'), ...of('authorityPosition', 'partner') },
}

const documents: ListCase = {
  role: 'administrator',
  fill: (make, _company, by) =>
    fillWith(async (name, at) => {
      const company = await make.company()
      const document_type = at % 3 === 0 ? 'idProof' : 'panCard'
      return make.document(company, by, { document_type, ...changed(at) }, { original_name: name })
    }),
  keys: { name: (row) => (row.documentFile as { originalName: string }[])[0]?.originalName ?? null },
  filters: { ...ofCompany, ...of('documentType', 'idProof') },
}

const references: ListCase = {
  role: 'administrator',
  fill: (make) =>
    fillWith(async (name, at) =>
      make.reference(await make.company({ name }), {
        reference_by: at % 3 === 0 ? 'OTHER' : 'OLD_REFERENCE',
        ...changed(at),
      }),
    ),
  keys: { name: nameOf('companyInfo') },
  filters: { ...ofCompany, ...of('referenceBy', 'OTHER') },
}

const pending: ListCase = {
  role: 'administrator',
  fill: (make, _company, by) =>
    fillWith(async (name, at) =>
      make.waiting(await make.company({ name }), {
        section: at % 3 === 0 ? 'officeAddress' : 'referenceBy',
        submitted_at: madeAt(at),
        ...(at % 4 === 0 ? { claimed_by: by.id, claimed_at: new Date() } : {}),
      }),
    ),
  keys: { name: nameOf('companyInfo') },
  filters: {
    ...of('section', 'officeAddress'),
    claim: () => ({ value: 'mine', keeps: (row) => (row.claimedByInfo as unknown[]).length > 0 }),
  },
}

const sectionDecisions: ListCase = {
  role: 'administrator',
  fill: async (make, _company, by) => {
    const companies: string[] = []
    const filled = await fillWith(async (name, at) => {
      const company = await make.company({ name })
      companies.push(company.id)
      const section = at % 3 === 0 ? 'contactDetails' : 'officeAddress'
      return make.sectionDecision(company, by, { section, created_at: madeAt(at) })
    })
    return { ...filled, joined: { id: companies[0] ?? '', to: filled.ids.slice(0, 1) } }
  },
  keys: { name: nameOf('companyInfo') },
  filters: { ...of('section', 'contactDetails'), company: byJoined },
}

const agreementVersions: ListCase = {
  role: 'administrator',
  fill: async (make) => {
    await make.noAgreement()
    return fillWith((name, at) => make.agreementVersion({ name, created_at: madeAt(at) }))
  },
  filters: {},
}

// An account's address is its own, whichever test made it.
let fills = 0
const people = (role: Role, more: { isCallerOne?: boolean; isCompanyShown?: boolean } = {}): ListCase => ({
  role: 'administrator',
  fill: async (make, company, by) => {
    const other = await make.company({ name: 'Zeta Talent' })
    fills += 1
    return fillWith(async (name, at) => {
      const [first_name = '', ...rest] = name.split(' ')
      const values = {
        first_name,
        last_name: rest.join(' '),
        email: `${names.length - at}-person-${fills}@example.com`,
        last_sign_in_at: at % 4 === 0 ? null : changedAt(at),
        ...common(at),
        ...(role === 'administrator' || at > 0 ? {} : { status: 'active' }),
      }
      if (more.isCallerOne && at === 0) {
        // The caller of the list must be active.
        await make.change('user_account', by.id, { ...values, status: 'active' })
        return by.id
      }
      return (await make.person(role, at % 3 === 0 ? other : company, values)).id
    })
  },
  filters: {
    ...byStatus,
    ...(more.isCompanyShown === false
      ? {}
      : {
          role: () => ({ value: role, keeps: (row) => (row.roles as string[]).includes(role) }),
          companyId: (_filled, rows) => {
            const idOf = (row: AnyRecord | undefined) => (row?.companyInfo as { _id: string }[] | undefined)?.[0]?._id
            const value = idOf(rows.find((row) => idOf(row))) ?? null
            return { value, keeps: (row) => idOf(row) === value }
          },
        }),
  },
})
const activePeople: ListCase = {
  ...people('company-user'),
  fill: async (make, company, by) => {
    const filled = await people('company-user').fill(make, company, by)
    for (const id of filled.ids) await make.change('user_account', id, { status: 'active' })
    return filled
  },
  filters: { ...people('company-user').filters, status: () => ({ value: 'active', keeps: () => true }) },
  keys: { status: (row) => row._id },
}

const invitations: ListCase = {
  role: 'administrator',
  fill: (make, _company, by) =>
    fillWith(async (name, at) => {
      const [first_name = '', ...rest] = name.split(' ')
      const values = { first_name, last_name: rest.join(' '), email: `${names.length - at}-person@example.com` }
      const ended = at % 3 === 0 ? { revoked_at: madeAt(at) } : {}
      const { id } = await make.invitation({
        ...values,
        ...ended,
        ...changed(at),
        sent_at: changedAt(at),
        created_by: by.id,
      })
      return id
    }),
  keys: { sentDate: (row) => Date.parse(String(row.sentDate)) },
  filters: of('state', 'revoked'),
}

const plans: ListCase = {
  role: 'administrator',
  fill: (make) =>
    fillWith((name, at) =>
      make.plan({
        name,
        monthly_price: ((at * 5) % names.length) * 100,
        annual_price: ((at * 7) % names.length) * 100,
        place: at + 1,
        status: at % 3 === 0 ? 'retired' : 'active',
        created_at: madeAt(at),
      }),
    ),
  filters: of('status', 'retired'),
}

const orders: ListCase = {
  role: 'administrator',
  fill: async (make, _company, by) => {
    const [one, two] = [await make.plan(), await make.plan()]
    const companies: Company[] = []
    const { ids } = await fillWith(async (name, at) => {
      const company = await make.company({ name })
      companies.push(company)
      const order = await make.order(company, by, {
        plan_id: at % 2 ? one : two,
        period: at % 3 ? 'monthly' : 'annual',
        amount: ((at * 5) % names.length) + 1,
        created_at: madeAt(at),
        ...(at % 4 ? {} : { status: 'paid', decided_at: madeAt(at) }),
      })
      if (at % 4 === 0) await make.payment(company, order, by, { paid_on: `2026-01-${10 + at}` })
      return order
    })
    return { ids, joined: { id: companies[0]?.id ?? '', to: ids.slice(0, 1) } }
  },
  keys: { company: nameOf('companyInfo') },
  filters: {
    ...of('status', 'paid'),
    ...of('period', 'annual'),
    company: byJoined,
    plan: (_filled, rows) => {
      const planOf = (row: AnyRecord) => (row.planInfo as { _id: string }[])[0]?._id ?? ''
      const value = planOf(rows[0] as AnyRecord)
      return { value, keeps: (row) => planOf(row) === value }
    },
  },
}

const splitName = (name: string) => {
  const [first_name = '', ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' ') }
}

const claims: ListCase = {
  role: 'administrator',
  fill: (make) =>
    fillWith(async (name, at) => {
      const company = await make.company()
      fills += 1
      const claimant = await make.person('recruiter', company, {
        ...splitName(name),
        email: `${names.length - at}-claimant-${fills}@example.com`,
      })
      return make.claim(company, claimant, { created_at: madeAt(at) })
    }),
  keys: {
    name: (row) => (row.user as unknown as { name: string }).name,
    company: (row) => (row.company as unknown as { name: string }).name,
  },
  filters: { state: () => ({ value: 'pending', keeps: () => true }) },
}

const ownClaims: ListCase = {
  role: 'recruiter',
  fill: (make, company, by) =>
    fillWith((description, at) =>
      make.claim(company, by, { description, created_at: madeAt(at), state: 'withdrawn', decided_at: changedAt(at) }),
    ),
  filters: {},
}

const members: ListCase = {
  fill: (make, company, by) => {
    fills += 1
    return fillWith(async (name, at) => {
      const values = {
        ...splitName(name),
        email: `${names.length - at}-member-${fills}@example.com`,
        // The caller of the list is active.
        status: at % 3 === 1 ? 'inactive' : 'active',
      }
      const created = { created_at: madeAt(at) }
      if (at > 0) return make.member(await make.person('recruiter', company, values), created)
      await make.change('user_account', by.id, values)
      return make.member(by, created)
    })
  },
  filters: {
    role: () => ({ value: 'owner', keeps: (row) => (row.roles as string[]).includes('owner') }),
    user: (_, rows) => {
      const user = rows[3]?.user as string
      return { value: user, keeps: (row) => row.user === user }
    },
    status: () => ({ value: 'inactive', keeps: (row) => row.status === 'inactive' }),
  },
}

// Every fourth is invited, and no member yet.
const companyPeople: ListCase = {
  fill: (make, company, by) => {
    fills += 1
    return fillWith(async (name, at) => {
      const created = { created_at: madeAt(at) }
      const values = { ...splitName(name), email: `${names.length - at}-colleague-${fills}@example.com` }
      if (at % 4 === 1) {
        const expired = at > 4 && { expires_at: madeAt(at) }
        const invited = { ...values, ...created, ...expired, role: 'recruiter', company_id: company.id }
        return (await make.invitation({ ...invited, created_by: by.id })).id
      }
      const status = at % 3 === 2 ? 'inactive' : 'active'
      if (at > 0) return make.member(await make.person('recruiter', company, { ...values, status }), created)
      await make.change('user_account', by.id, values)
      return make.member(by, created)
    })
  },
  filters: {
    role: () => ({ value: 'owner', keeps: (row) => (row.roles as string[]).includes('owner') }),
    status: () => ({ value: 'invited', keeps: (row) => row.user === null }),
  },
}

const root = '/address-management'

/** Lists that are another one at a path of their own. */
export const otherPaths: Record<string, string> = Object.fromEntries(
  Object.entries(settingKinds).map(([name, kind]) => [`POST /settings/${name}/list`, `POST /${kind}/list`]),
)

const notifications: ListCase = {
  fill: async (make, company, by) => {
    const stranger = await make.person('owner', company)
    await make.notification(stranger)
    return fillWith((name, at) =>
      make.notification(by, {
        kind: at % 3 === 0 ? 'import-finished' : 'export-ready',
        tab: at % 4 === 0 ? 'team' : 'inbox',
        params: { name },
        read_at: at % 2 === 0 ? madeAt(at) : null,
        created_at: madeAt(at),
      }),
    )
  },
  filters: {
    tab: () => ({ value: 'team', keeps: (row) => row.tab === 'team' }),
    isUnread: () => ({ value: true, keeps: (row) => row.readDate === null }),
    kind: () => ({ value: 'import-finished', keeps: (row) => row.kind === 'import-finished' }),
  },
}

/** Cases by which each list of the contract is filled and judged. A list without a case fails the list test. */
export const listCases: Record<string, ListCase> = {
  ...Object.fromEntries(
    lookupKinds.map((kind): [string, ListCase] => [
      `POST /${kind}/list`,
      { fill: (make) => fillWith((name, at) => make.lookup(kind, { name, ...common(at) })), filters: byStatus },
    ]),
  ),
  ...Object.fromEntries(
    articleKinds.map((kind): [string, ListCase] => [
      `POST /${kind}/list`,
      {
        role: 'administrator',
        fill: (make) =>
          fillWith((title, at) =>
            make.article(kind, {
              title,
              description: `About ${(at * 5) % names.length} things`,
              starts_on: at % 3 === 0 ? null : madeAt(at),
              ends_on: at % 4 === 0 ? null : changedAt(at),
              ...common(at),
            }),
          ),
        filters: byStatus,
      },
    ]),
  ),
  [`POST ${root}/country/list`]: countries,
  [`POST ${root}/state/list`]: {
    fill: async (make) => {
      const above = await Promise.all(['Élan', 'Zeta', 'alpha'].map((name) => make.country({ name })))
      return fillWith((name, at) => make.state({ name, country_id: above[at % 3] ?? '', ...common(at) }))
    },
    keys: { country: nameOf('countryInfo') },
    filters: { ...byStatus, ...ofParent('country') },
  },
  [`POST ${root}/city/list`]: {
    fill: async (make) => {
      const above = await Promise.all(['Élan', 'Zeta', 'alpha'].map((name) => make.state({ name })))
      return fillWith((name, at) => make.city({ name, state_id: above[at % 3] ?? '', ...common(at) }))
    },
    keys: { state: nameOf('stateInfo') },
    filters: { ...byStatus, ...ofParent('state') },
  },
  'POST /public/list-country': {
    fill: (make) => fillWith((name, at) => make.country({ name, ...common(at), status: 'active' })),
    filters: { status: () => ({ value: 'active', keeps: () => true }) },
  },
  'POST /resume-batch/list': resumeBatches,
  'POST /resume-batch/list-file': resumeBatchFiles,
  'POST /import/list': imports,
  'POST /import/list-row': importRows,
  'POST /export/list': exports,
  'POST /view/list': views,
  'POST /task/list': tasks,
  'POST /bulk/list-item': skippedItems,
  'POST /candidate/list': candidates,
  'POST /candidate-duplicate/list': candidatePairs,
  'POST /candidate-duplicate/list-merge': candidateMerges,
  'POST /bench/list': onBench,
  'POST /vendor/list': vendors,
  'POST /student/list': students,
  'POST /student-document/list': studentDocuments,
  'POST /checklist/list': checklistRows,
  'POST /student-paper/list': studentAskedPapers,
  'POST /vendor-duplicate/list': pairCase('vendorPair', twoVendors, (row) => String(row.vendorName)),
  'POST /vendor-duplicate/list-merge': mergeCase('vendorMerge', async (make, company, name) => {
    const [gone, kept] = await twoVendors(make, company, name)
    return [kept, gone]
  }),
  'POST /student-duplicate/list': pairCase('studentPair', twoStudents, ({ fullName }) => {
    const { firstName, lastName } = fullName as Record<string, string>
    return `${firstName} ${lastName}`.trim()
  }),
  'POST /student-duplicate/list-merge': mergeCase('studentMerge', async (make, company, name) => {
    const [gone, kept] = await twoStudents(make, company, name)
    return [kept, gone]
  }),
  'POST /email-template/list': emailTemplates,
  'POST /sending-domain/list': domains,
  'POST /inbox/list': conversations,
  'POST /mailbox/list': mailboxes,
  'POST /vendor-group/list': vendorGroups,
  ...agencyLists,
  'POST /student-application/list': applicationList,
  'POST /file-review/list': reviewList,
  ...moneyLists,
  'POST /client/list': clients,
  'POST /suppression/list': suppressionsOf,
  'POST /client-duplicate/list': pairCase('clientPair', twoClients, (row) => String(row.name)),
  'POST /client-duplicate/list-merge': mergeCase('clientMerge', async (make, company, name) => {
    const [gone, kept] = await twoClients(make, company, name)
    return [kept, gone]
  }),
  'POST /job/list': jobs,
  'POST /application/list': applications,
  'POST /lead/list': leads,
  'POST /stage/list': stagesOf,
  'POST /submission/list': submissions,
  'POST /interview/list': interviews,
  'POST /placement/list': placements,
  'POST /representation/list': representations,
  'POST /presentation/list': presented,
  'POST /campaign/list': sentToMany,
  'POST /recipient/list': written,
  'POST /vendor-contact/list': vendorContacts,
  'POST /note/list': notes,
  'POST /vendor-note/list': vendorNotes,
  'POST /candidate-document/list': candidateDocuments,
  'POST /vendor-document/list': vendorDocuments,
  'POST /hotlist/list': hotlists,
  'POST /hotlist/list-hotlist': hotlists,
  'POST /share/list': shareLinks,
  'POST /share/list-request': shareRequests,
  'POST /notification/list': notifications,
  'POST /audit/list': audit,
  'POST /audit/list-own': ownAudit,
  'POST /audit/list-person': auditPersons,
  'POST /bin/list': bin,
  'POST /users/list-user': people('company-user', { isCallerOne: true }),
  'POST /users/list-agent': people('company-user'),
  'POST /users/list-employee': activePeople,
  'POST /users/list-recruiter': people('recruiter'),
  'POST /users/list-bench-marketer': people('bench-sales'),
  'POST /users/list-admin': people('administrator', { isCallerOne: true, isCompanyShown: false }),
  'POST /invitation/list': invitations,
  'POST /plan/list': plans,
  'POST /order/list': orders,
  'POST /company/list-companies': companies,
  'POST /verification/list-pending': pending,
  'POST /verification/list-decision': sectionDecisions,
  'POST /agreement-version/list': agreementVersions,
  'POST /company-member/list': members,
  'POST /company-member/list-people': companyPeople,
  'POST /business-unit/list': units,
  'POST /claim-ownership/list': claims,
  'POST /claim-ownership/list-own': ownClaims,
  'POST /company-location/list': locations,
  'POST /company-office/list': places('office'),
  'POST /billing-details/list': places('billing'),
  ...Object.fromEntries(candidatePartKinds.map((kind) => [`POST /${kind}/list`, parts(kind)])),
  'POST /company-employee/list': employees,
  'POST /company-document/list-documents': documents,
  'POST /company-reference/list': references,
}
