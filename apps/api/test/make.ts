import type { LookupKind } from '@corridor/contract/base/lookup/kinds'
import type { CandidatePartKind } from '@corridor/contract/candidate/part/kinds'
import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { codeChars } from '@corridor/contract/trust/proof/kinds'
import { companyRoles, type Role } from '@corridor/contract/wire/access'
import { languages } from '@corridor/contract/wire/language'
import type { Sql } from '../src/db/pool/connect.ts'
import { indexCandidates, keepPages } from '../src/features/candidate/search/tables.ts'
import { kinds } from '../src/features.ts'
import type { Area } from '../src/http/session/caller.ts'
import { hashToken, newReadableCode, newToken } from '../src/platform/crypto.ts'
import { newId } from '../src/platform/ids.ts'

export interface Company {
  id: string
  name: string
}
export interface Person {
  id: string
  email: string
  area: Area
  companyId: string | null
}
type Values = Record<string, string | number | boolean | Date | string[] | object | null>

export type Make = ReturnType<typeof makeOn>

let count = 0
const unique = (word: string) => `${word} ${++count}`

/** Ids of where an application goes. */
interface Applied {
  institution?: string
  programme?: string
  intake?: string
}

/** Makes what a test needs, saying only what matters to it. Rows are written directly; what a test is about goes over HTTP. */
export function makeOn(sql: Sql) {
  const insert = async (table: string, row: Values) => {
    await sql`insert into ${sql(table)} ${sql(row)}`
    return String(row.id)
  }

  const someAddress = async (more: Values) => ({
    name: unique('Office'),
    country_id: more.country_id ?? (await place('country')({})),
    state_name: 'Gujarat',
    city_name: 'Surat',
    address: `${++count} Ring Road`,
    zip_code: '395003',
  })

  const company = async ({
    name = unique('Company'),
    isOnboarded = true,
    ...more
  }: Values & { name?: string } = {}) => {
    const completed = { is_on_boarding_completed: isOnboarded, current_on_boarding_step: isOnboarded ? 6 : 3 }
    return { id: await insert('company', { id: newId(), name, ...completed, ...more }), name }
  }

  /** A person of one role; a company's role needs the company. */
  const person = async (role: Role, company?: Company, more: Values = {}): Promise<Person> => {
    const id = newId()
    const number = ++count
    const values = { email: `person-${number}@example.com`, first_name: 'Pat', last_name: `Person ${number}`, ...more }
    const area = role === 'administrator' ? 'admin' : role === 'candidate' ? 'candidate' : 'company'
    await insert('user_account', {
      id,
      password_hash: 'none',
      is_email_verified: true,
      is_administrator: area === 'admin',
      is_candidate: area === 'candidate',
      ...values,
    })
    const companyId = company?.id ?? null
    if (companyId && (companyRoles as readonly Role[]).includes(role)) {
      await insert('membership', { company_id: companyId, user_id: id, roles: [role] })
    }
    return { id, email: String(values.email), area, companyId }
  }

  /** A live session's token. */
  const session = async (who: Person, more: Values = {}) => {
    const token = newToken()
    await sql`insert into session ${sql({
      token_hash: hashToken(token),
      id: newId(),
      user_id: who.id,
      company_id: who.companyId,
      area: who.area,
      expires_at: new Date(Date.now() + 86_400_000),
      ...more,
    })}`
    return token
  }

  /** A person of a role with a session: the token alone. */
  const tokenOf = async (role: Role, company?: Company) => session(await person(role, company))

  /** The day after that of the latest version of the agreement, as `YYYY-MM-DD`, and after today. */
  const laterDay = async () => {
    const [row] = await sql<[{ day: string }]>`
      select (greatest(max(holds_from), (now() at time zone 'utc')::date) + 1)::text as day from proof_text`
    return row.day
  }

  const place = (table: string) => (more: Values) => insert(table, { id: newId(), name: unique(table), ...more })

  // An administrator works in no company, whatever the test gave them.
  const companyOf = (by: Person) => (by.area === 'company' ? by.companyId : null)

  const file = (company: Company, by: Person, more: Values = {}) => {
    const key = `resume-${newToken()}`
    return sql`insert into stored_file ${sql({
      key,
      company_id: company.id,
      created_by: by.id,
      purpose: 'resume',
      original_name: 'resume.pdf',
      file_type: 'application/pdf',
      file_size: 5,
      state: 'confirmed',
      ...more,
    })}`.then(() => key)
  }

  /** Deletes a record that was made, as its verb does: it lies in the bin since `deleted_at`, by default just now. */
  const binned = async (kind: RecordKind, id: string, more: Values & { deleted_at?: Date } = {}) => {
    const { table } = kinds[kind]
    const deleted_at = more.deleted_at ?? new Date()
    const [row] = await sql`
      update ${sql(table)} t set deleted_at = ${deleted_at}, version = version + 1 where id = ${id}
      returning version, to_jsonb(t) ->> 'company_id' as company_id, coalesce(to_jsonb(t) ->> 'name', to_jsonb(t) ->> 'full_name') as name`
    return insert('bin', { ...(row as unknown as Values), id, kind, ...more, deleted_at })
  }

  /** A candidate of the company who is submitted to a job of it; both are made if they are not given. */
  const submission = async (company: Company, more: Values = {}) => {
    const { created_by } = more
    const made = { ...(created_by ? { created_by } : {}) }
    const candidate_id =
      more.candidate_id ??
      (await insert('candidate', {
        id: newId(),
        company_id: company.id,
        first_name: 'Jane',
        last_name: unique('Doe'),
        email: `candidate-${++count}@example.com`,
        phone: '5551234567',
        ...made,
      }))
    const job_id =
      more.job_id ??
      (await insert('job', {
        id: newId(),
        company_id: company.id,
        job_title: unique('Job'),
        job_description: 'Builds services in Java with Spring Boot and Kafka on AWS.',
        ...made,
      }))
    return insert('submission', {
      id: newId(),
      company_id: company.id,
      requirement_id: job_id,
      ...more,
      candidate_id,
      job_id,
    })
  }

  return {
    company,
    binned,
    person,
    session,
    tokenOf,
    lookup: (kind: LookupKind, more: Values = {}) =>
      insert('lookup', { id: newId(), kind, name: unique('Entry'), ...more }),
    country: (more: Values = {}) => place('country')(more),
    state: async (more: Values = {}) =>
      place('state')({ ...more, country_id: more.country_id ?? (await place('country')({})) }),
    city: async (more: Values = {}) => {
      const country = more.state_id ? null : await place('country')({})
      return place('city')({ ...more, state_id: more.state_id ?? (await place('state')({ country_id: country })) })
    },
    candidate: (company: Company, more: Values = {}) =>
      insert('candidate', {
        id: newId(),
        company_id: company.id,
        first_name: 'Jane',
        last_name: 'Doe',
        email: `candidate-${++count}@example.com`,
        phone: '5551234567',
        ...more,
      }),
    /** Two candidates who are probably one person. */
    candidatePair: async (company: Company, ids: [string, string], more: Values = {}) => {
      const [one_id, other_id] = ids.toSorted() as [string, string]
      const found = { score: 0.9, reasons: ['sameName', 'samePhone'] }
      return insert('candidate_pair', { id: newId(), company_id: company.id, one_id, other_id, ...found, ...more })
    },
    /** A candidate who was merged into another, and changed nothing of that. */
    candidateMerge: async (company: Company, kept: string, gone: string, more: Values = {}) => {
      await binned('candidate', gone)
      const nothing = sql.json({}) as never
      const row = { kept_id: kept, gone_id: gone, before: nothing, merged: nothing, moved: nothing, gone_version: 2 }
      return insert('candidate_merge', { id: newId(), company_id: company.id, ...row, ...more })
    },
    /** Text by which a candidate is found beside the profile: the pages of a resume. */
    words: async (candidate: string, pages: string[]) => {
      await indexCandidates(sql, [candidate])
      await keepPages(sql, candidate, null, pages)
    },
    article: (kind: string, more: Values = {}) =>
      insert('article', {
        id: newId(),
        kind,
        title: unique('Article'),
        description: 'What it is about',
        body: '',
        link: '',
        status: 'active',
        ...more,
      }),
    hotlist: (company: Company, more: Values = {}) =>
      insert('hotlist', {
        id: newId(),
        company_id: company.id,
        name: unique('Hotlist'),
        description: 'A bench',
        ...more,
      }),
    /** The nearest party of a submission. */
    submissionHop: (company: Company, submission: string, vendor: string) =>
      insert('submission_hop', {
        id: newId(),
        company_id: company.id,
        submission_id: submission,
        place: 0,
        party: 'vendor',
        vendor_id: vendor,
        name: 'Vendor',
      }),
    submission,
    /** Somebody of the company who is placed, by a submission that is made if it is not given. */
    placement: async (company: Company, more: Values = {}) =>
      insert('placement', {
        id: newId(),
        company_id: company.id,
        start_on: '2026-01-05',
        ...more,
        submission_id:
          more.submission_id ??
          (await submission(company, {
            state: 'started',
            ...(more.created_by ? { created_by: more.created_by } : {}),
          })),
      }),
    /** Somebody of the company who agreed to be represented for a job of it; both are made if they are not given. */
    representation: async (company: Company, more: Values = {}) => {
      const { created_by } = more
      const made = { ...(created_by ? { created_by } : {}) }
      const who = {
        first_name: 'Jane',
        last_name: unique('Doe'),
        email: `candidate-${++count}@example.com`,
        phone: '5551234567',
      }
      const candidate_id =
        more.candidate_id ?? (await insert('candidate', { id: newId(), company_id: company.id, ...who, ...made }))
      const job_id =
        more.job_id ??
        (await insert('job', {
          id: newId(),
          company_id: company.id,
          job_title: unique('Job'),
          job_description: 'Builds services in Java with Spring Boot and Kafka on AWS.',
          ...made,
        }))
      return insert('representation', {
        id: newId(),
        company_id: company.id,
        proof: 'mail',
        state: 'agreed',
        mail_text: 'I agree',
        decided_at: new Date(),
        valid_until: new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10),
        ...more,
        candidate_id,
        job_id,
      })
    },
    /** Lets all members of a company be booked, all day on every day; who said when already stays as they are. */
    bookableTimes: async (company: Company) => {
      const members = await sql<{ user_id: string }[]>`
        select user_id from membership where company_id = ${company.id}
          and user_id not in (select created_by from bookable_times where company_id = ${company.id})`
      const hours = sql.json([1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '17:00' })))
      const rules = { zone: 'UTC', minutes: 60, pause_minutes: 0, notice_hours: 24, days_ahead: 14, hours }
      for (const { user_id: created_by } of members)
        await insert('bookable_times', { id: newId(), company_id: company.id, created_by, ...rules })
    },
    /** A link by which the time of an interview is chosen. */
    booking: async (company: Company, submission_id: string, more: Values = {}) => {
      const host_id = more.created_by ?? (await person('recruiter', company)).id
      return insert('booking', {
        ...{ id: newId(), company_id: company.id, submission_id, host_id, minutes: 60 },
        terms: sql.json({ kind: 'video' }),
        token_hash: hashToken(newToken()),
        expires_at: new Date(Date.now() + 86_400_000),
        ...more,
      })
    },
    /** A stage of the company; without one, the first that it has. */
    stage: async (company: Company, more: Values = {}) =>
      insert('stage', { id: newId(), company_id: company.id, name: unique('Stage'), place: ++count, ...more }),
    /** The six that a company begins with are taken away. */
    noStages: (company: Company) => sql`delete from stage where company_id = ${company.id}`,
    /** Somebody who applied to a job of the company; candidate and job are made if they are not given. */
    application: async (company: Company, { created_by, ...more }: Values = {}) => {
      const made = { company_id: company.id, ...(created_by ? { created_by } : {}) }
      const email = `applicant-${++count}@example.com`
      const person = { first_name: 'Jane', last_name: unique('Doe') }
      const candidate_id =
        more.candidate_id ??
        (await insert('candidate', { id: newId(), ...made, ...person, email, phone: '5551234567' }))
      const about = { job_title: unique('Job'), job_description: 'Builds services in Java with Spring Boot and Kafka.' }
      const job_id = more.job_id ?? (await insert('job', { id: newId(), ...made, ...about }))
      const [first] = await sql<{ id: string }[]>`
        select id from stage where company_id = ${company.id} order by place, id limit 1`
      return insert('application', {
        id: newId(),
        company_id: company.id,
        consent_version: 1,
        stage_id: first?.id ?? null,
        ...person,
        email,
        ...more,
        candidate_id,
        job_id,
      })
    },
    /** Somebody who wrote through the public site; of no company unless one is given. */
    lead: (company: Company | null, more: Values = {}) =>
      insert('lead', {
        id: newId(),
        company_id: company?.id ?? null,
        state: company ? 'assigned' : 'new',
        ...{ kind: 'contact', language: 'en', page: '/contact', consent_version: 1 },
        ...{ first_name: 'Jane', last_name: 'Doe', email: `lead-${++count}@example.com`, phone: '+1 555 123 4567' },
        ...more,
      }),
    /** An interview of a submission, a day from now. */
    interview: (company: Company, submission: string, more: Values = {}) =>
      insert('interview', {
        id: newId(),
        company_id: company.id,
        submission_id: submission,
        round: 1,
        kind: 'video',
        starts_at: new Date(Date.now() + 86_400_000),
        minutes: 45,
        zone: 'UTC',
        candidate_zone: 'UTC',
        ...more,
      }),
    /** A student with a name alone, whose further steps are saved in any order. */
    student: (company: Company, more: Values = {}) =>
      insert('student', {
        ...{ id: newId(), company_id: company.id, first_name: 'Asha', last_name: unique('Rao') },
        ...{ saved_steps: [1], in_edit_mode: true },
        ...more,
      }),
    /** A link of two students of one family, from both sides. */
    studentRelative: async (company: Company, student_id: string, relative_id: string) => {
      const at = { company_id: company.id, relation: 'sibling' }
      await insert('student_relative', { id: newId(), ...at, student_id, relative_id })
      return insert('student_relative', { id: newId(), ...at, student_id: relative_id, relative_id: student_id })
    },
    /** A country that a student aims at. */
    studentTarget: (company: Company, student_id: string, country_id: string, place = 0) =>
      insert('student_target', { id: newId(), company_id: company.id, student_id, country_id, place }),
    vendor: (company: Company, more: Values = {}) =>
      insert('vendor', { id: newId(), company_id: company.id, name: unique('Vendor'), ...more }),
    vendorContact: (company: Company, vendor: string, more: Values = {}) =>
      insert('vendor_contact', {
        id: newId(),
        company_id: company.id,
        vendor_id: vendor,
        first_name: 'Maria',
        last_name: unique('Lopez'),
        ...more,
      }),
    /** Two vendors that are probably one. */
    vendorPair: async (company: Company, ids: [string, string], more: Values = {}) => {
      const [one_id, other_id] = ids.toSorted() as [string, string]
      const found = { score: 0.9, reasons: ['name'] }
      return insert('vendor_pair', { id: newId(), company_id: company.id, one_id, other_id, ...found, ...more })
    },
    /** Two students that are perhaps one. */
    studentPair: async (company: Company, ids: [string, string], more: Values = {}) => {
      const [one_id, other_id] = ids.toSorted() as [string, string]
      const found = { score: 0.9, reasons: ['name', 'email'] }
      return insert('student_pair', { id: newId(), company_id: company.id, one_id, other_id, ...found, ...more })
    },
    /** A student that was merged into another, and changed nothing of that. */
    studentMerge: async (company: Company, kept: string, gone: string, more: Values = {}) => {
      await binned('student', gone)
      const nothing = sql.json({}) as never
      const row = { kept_id: kept, gone_id: gone, before: nothing, merged: nothing, moved: nothing, gone_version: 2 }
      return insert('student_merge', { id: newId(), company_id: company.id, ...row, ...more })
    },
    /** Two clients that are probably one. */
    clientPair: async (company: Company, ids: [string, string], more: Values = {}) => {
      const [one_id, other_id] = ids.toSorted() as [string, string]
      const found = { score: 0.9, reasons: ['spelling'] }
      return insert('client_pair', { id: newId(), company_id: company.id, one_id, other_id, ...found, ...more })
    },
    /** A client that was merged into another, and changed nothing of that. */
    clientMerge: async (company: Company, kept: string, gone: string, more: Values = {}) => {
      await binned('client', gone)
      const nothing = sql.json({}) as never
      const row = { kept_id: kept, gone_id: gone, before: nothing, merged: nothing, moved: nothing, gone_version: 2 }
      return insert('client_merge', { id: newId(), company_id: company.id, ...row, ...more })
    },
    /** A vendor that was merged into another, and changed nothing of that. */
    vendorMerge: async (company: Company, kept: string, gone: string, more: Values = {}) => {
      await binned('vendor', gone)
      const nothing = sql.json({}) as never
      const row = { kept_id: kept, gone_id: gone, before: nothing, merged: nothing, moved: nothing, gone_version: 2 }
      return insert('vendor_merge', { id: newId(), company_id: company.id, ...row, ...more })
    },
    /** A note on a record; on a candidate unless said otherwise. */
    note: (company: Company, { id: created_by }: Pick<Person, 'id'>, more: Values & { record_id: string }) =>
      insert('note', {
        id: newId(),
        company_id: company.id,
        created_by,
        record_kind: 'candidate',
        note: unique('Note'),
        ...more,
      }),
    vendorNote: (company: Company, vendor: string, more: Values = {}) =>
      insert('vendor_note', {
        id: newId(),
        company_id: company.id,
        vendor_id: vendor,
        action: 'call',
        priority: 'normal',
        note: unique('Note'),
        ...more,
      }),
    vendorDocument: async (company: Company, by: Person, vendor: string, more: Values = {}) =>
      insert('vendor_document', {
        id: newId(),
        company_id: company.id,
        vendor_id: vendor,
        type: 'other',
        title: unique('Paper'),
        file_key: await file(company, by, { purpose: 'vendor-document' }),
        ...more,
      }),
    candidateDocument: async (company: Company, by: Person, candidate: string, more: Values = {}) =>
      insert('candidate_document', {
        id: newId(),
        company_id: company.id,
        candidate_id: candidate,
        type: 'passport',
        title: unique('Paper'),
        file_key: await file(company, by, { purpose: 'candidate-document' }),
        ...more,
      }),
    studentDocument: async (company: Company, by: Person, student: string, more: Values = {}) =>
      insert('student_document', {
        id: newId(),
        company_id: company.id,
        student_id: student,
        type: 'passport',
        is_identity: true,
        title: unique('Paper'),
        file_key: await file(company, by, { purpose: 'student-document' }),
        ...more,
      }),
    studentPaper: (company: Company, student: string, more: Values = {}) =>
      insert('student_paper', {
        ...{ id: newId(), company_id: company.id, student_id: student, title: unique('Paper'), state: 'asked' },
        ...more,
      }),
    studentPaperVersion: (company: Company, paper: string, document: string, more: Values = {}) =>
      insert('student_paper_version', {
        ...{ id: newId(), company_id: company.id, paper_id: paper, number: 1, document_id: document },
        ...more,
      }),
    /** Has a paper serve an application. */
    servedApplication: (company: Company, paper_id: string, application_id: string) =>
      sql`insert into student_paper_application ${sql({ company_id: company.id, paper_id, application_id })}`,
    /** A row of the checklist; the platform's without a company. */
    checklistRow: async (company: Company | null, more: Values = {}) =>
      insert('checklist_row', {
        ...{
          id: newId(),
          company_id: company?.id ?? null,
          country_id: more.country_id ?? (await place('country')({})),
        },
        ...{ condition: 'any', paper: unique('Paper'), source: 'https://rules.example/papers' },
        ...{ read_on: '2026-01-02', check_by: '2026-12-31' },
        ...more,
      }),
    /** A domain of the company; its key opens nothing. */
    sendingDomain: (company: Company, more: Values = {}) =>
      insert('sending_domain', {
        id: newId(),
        company_id: company.id,
        domain: `domain-${++count}.example`,
        ...{ selector: 'corridor-1', sealed_private_key: 'v1.none.none', public_key: 'MIIBkey' },
        ...more,
      }),
    /** One of the company; of a member if `member_id` says so. */
    mailbox: (company: Company, more: Values = {}) =>
      insert('mailbox', {
        id: newId(),
        company_id: company.id,
        name: unique('Mailbox'),
        address: `mailbox-${++count}@example.com`,
        way: 'relay',
        per_hour: 60,
        per_day: 400,
        ...more,
      }),
    vendorGroup: (company: Company, country: string, more: Values = {}) =>
      insert('vendor_group', {
        id: newId(),
        company_id: company.id,
        name: unique('Group'),
        description: 'Who buys',
        country_id: country,
        type: 'shared_with_all',
        ...more,
      }),
    /** Puts a vendor into a group. */
    inGroup: (company: Company, group: string, vendor: string) =>
      sql`insert into vendor_group_member ${sql({ group_id: group, vendor_id: vendor, company_id: company.id })}`,
    emailTemplate: (company: Company, more: Values = {}) =>
      insert('email_template', {
        id: newId(),
        company_id: company.id,
        name: unique('Template'),
        topic: 'hotlists',
        subject: 'Our bench',
        body: '<p>Dear <span data-field="contact.firstName"></span>,</p>',
        ...more,
      }),
    emailTemplateVersion: (company: Company, template: string, more: Values = {}) =>
      insert('email_template_version', {
        id: newId(),
        company_id: company.id,
        template_id: template,
        number: 1,
        email: '',
        subject: 'Our bench',
        body: '<p>Dear friends,</p>',
        ...more,
      }),
    /** An address that gets no mail that goes to many. */
    suppression: (company: Company, more: Values = {}) =>
      insert('suppression', {
        id: newId(),
        company_id: company.id,
        kind: 'address',
        value: `${unique('person').replace(' ', '-')}@delta.example`,
        reason: 'do-not-contact',
        evidence: sql.json([{ source: 'member', at: new Date().toISOString() }]) as never,
        ...more,
      }),
    institution: async ({ id: company_id }: Company, more: Values = {}) => {
      const country_id = more.country_id ?? (await place('country')({}))
      return insert('institution', { id: newId(), company_id, name: unique('Institution'), ...more, country_id })
    },
    programme: ({ id: company_id }: Company, institution_id: string, more: Values = {}) =>
      insert('programme', {
        ...{ id: newId(), company_id, institution_id, name: unique('Programme'), level: 'bachelor', ...more },
      }),
    intake: ({ id: company_id }: Company, programme_id: string, more: Values = {}) =>
      insert('intake', { id: newId(), company_id, programme_id, starts_on: '2027-09-01', ...more }),
    /** A part of the fee for whoever enrols, unless something else is said. */
    institutionContract: ({ id: company_id }: Company, institution_id: string, more: Values = {}) => {
      const terms = { starts_on: '2026-01-01', percent: 15, event: 'enrolled' }
      return insert('institution_contract', { id: newId(), company_id, institution_id, ...terms, ...more })
    },
    /** A draft of a student for an intake; what is not given is made. */
    studentApplication: async (
      company: Company,
      { institution, programme, intake, ...more }: Values & Applied = {},
    ) => {
      const { id: company_id } = company
      const country_id = institution ? null : await place('country')({})
      const institution_id =
        institution ??
        (await insert('institution', { id: newId(), company_id, name: unique('Institution'), country_id }))
      const programme_id =
        programme ??
        (await insert('programme', {
          ...{ id: newId(), company_id, institution_id, name: unique('Programme'), level: 'bachelor' },
        }))
      const intake_id =
        intake ?? (await insert('intake', { id: newId(), company_id, programme_id, starts_on: '2027-09-01' }))
      const by = more.created_by ? { created_by: more.created_by } : {}
      const student = { first_name: 'Asha', last_name: unique('Rao'), saved_steps: [1], in_edit_mode: true }
      return insert('student_application', {
        ...{ id: newId(), company_id, institution_id, programme_id, intake_id, stage_on: '2026-01-05', ...more },
        student_id: more.student_id ?? (await insert('student', { id: newId(), company_id, ...student, ...by })),
      })
    },
    studentApplicationCondition: ({ id: company_id }: Company, application_id: string, more: Values = {}) =>
      insert('student_application_condition', {
        id: newId(),
        company_id,
        application_id,
        text: 'Final marks',
        ...more,
      }),
    /** Commission that is expected for an application; a claim of it, or a payment, is made apart. */
    commission: ({ id: company_id }: Company, application_id: string, more: Values = {}) =>
      insert('commission', {
        ...{
          id: newId(),
          company_id,
          application_id,
          currency: 'CAD',
          expected: 276_000,
          base: 1_840_000,
          percent: 15,
        },
        ...{ fee: 'first-year', scholarship: 'after', ...more },
      }),
    commissionClaim: ({ id: company_id }: Company, institution_id: string, more: Values = {}) => {
      const line = {
        name: 'Asha Rao',
        programme: 'MSc',
        startsOn: '2027-09-01',
        studentNumber: '',
        amount: 276_000,
        tax: 0,
      }
      const { commission, ...values } = more
      const lines = sql.json([{ commission: String(commission ?? newId()), ...line }]) as never
      return insert('commission_claim', {
        ...{
          id: newId(),
          company_id,
          institution_id,
          number: `2026-${String(++count).padStart(4, '0')}`,
          currency: 'CAD',
        },
        ...{ made_on: '2026-11-01', lines, ...values },
      })
    },
    commissionPayment: ({ id: company_id }: Company, more: Values = {}) =>
      insert('commission_payment', {
        ...{
          id: newId(),
          company_id,
          student_name: unique('Asha'),
          amount: 276_000,
          currency: 'CAD',
          paid_on: '2026-11-20',
        },
        ...{ match: 'unknown', state: 'waiting', ...more },
      }),
    fileReview: ({ id: company_id }: Company, student_id: string, more: Values = {}) =>
      insert('file_review', { id: newId(), company_id, student_id, ...more }),
    fileReviewComment: ({ id: company_id }: Company, review_id: string, more: Values = {}) =>
      insert('file_review_comment', { id: newId(), company_id, review_id, text: 'Which Surat?', ...more }),
    client: (company: Company, more: Values = {}) =>
      insert('client', { id: newId(), company_id: company.id, name: unique('Client'), ...more }),
    /** The public address of a company, unless it has one. */
    slug: async (
      company: Company,
      slug = unique('slug')
        .toLowerCase()
        .replace(/[^a-z\d]+/g, '-'),
    ) => {
      await sql`insert into company_slug ${sql({ slug, company_id: company.id, is_current: true })} on conflict do nothing`
      return slug
    },
    job: (company: Company, { places = [], ...more }: Values & { places?: object[] } = {}) =>
      insert('job', {
        places: sql.json(places as never) as never,
        id: newId(),
        company_id: company.id,
        job_title: unique('Job'),
        job_description: 'Builds services in Java with Spring Boot and Kafka on AWS.',
        ...more,
      }),
    inVendorGroup: (company: Company, group: string, vendor: string) =>
      sql`insert into vendor_group_member ${sql({ group_id: group, vendor_id: vendor, company_id: company.id })}`,
    /** A row of the trail. */
    audit: (more: Values = {}) =>
      insert('audit', { id: newId(), action: 'skill.update', record_kind: 'skill', ...more }),
    /** Somebody who signs in with a code that nobody knows. */
    twoFactor: ({ id: user_id }: Pick<Person, 'id'>) =>
      insert('two_factor', { id: newId(), user_id, sealed_secret: 'none', confirmed_at: new Date() }),
    /** Notification to a person, in the area where they are. */
    notification: (to: Person, more: Values = {}) =>
      insert('notification', {
        id: newId(),
        user_id: to.id,
        area: to.area === 'candidate' ? null : to.area,
        company_id: to.area === 'company' ? to.companyId : null,
        kind: 'export-ready',
        tab: 'inbox',
        ...more,
        params: sql.json((more.params ?? { name: unique('export') }) as never) as never,
      }),
    /** Task of a person, in their own words. */
    task: (of: Person, more: Values = {}) => {
      const title = String(more.title ?? unique('Task'))
      const words = { kind: 'task-due', title, params: sql.json({ name: title }) as never }
      return insert('task', {
        id: newId(),
        company_id: of.area === 'company' ? of.companyId : null,
        person_id: of.id,
        created_by: of.id,
        ...words,
        ...more,
      })
    },
    view: (by: Person, more: Values = {}) =>
      insert('saved_view', {
        id: newId(),
        company_id: by.area === 'company' ? by.companyId : null,
        created_by: by.id,
        list: 'candidate',
        name: unique('View'),
        params: {},
        ...more,
      }),
    bulk: (by: Person, more: Values = {}) =>
      insert('bulk', {
        id: newId(),
        company_id: by.area === 'company' ? by.companyId : null,
        created_by: by.id,
        kind: 'candidate',
        action: 'delete',
        total: 0,
        ...more,
      }),
    /** A record that an action skipped. */
    bulkItem: async (bulk: string, place: number, more: Values = {}) => {
      const values = { record_id: newId(), outcome: 'skipped', code: 'bulk.notUndoable', ...more }
      const [row] = await sql<{ id: string }[]>`
        insert into bulk_item ${sql({ bulk_id: bulk, place, ...values })} returning id`
      return row?.id ?? ''
    },
    location: async (company: Company, more: Values = {}) =>
      insert('company_location', {
        id: newId(),
        company_id: company.id,
        address_type: 'headOffice',
        country_id: more.country_id ?? (await place('country')({})),
        state_name: 'Dc',
        city_name: 'Dc',
        address: `${++count} Ring Road, Surat`,
        zip_code: '39500',
        ...more,
      }),
    office: async (company: Company, more: Values = {}) =>
      insert('company_office', { id: newId(), company_id: company.id, ...(await someAddress(more)), ...more }),
    billing: async (company: Company, more: Values = {}) => {
      const contact = { email: 'bills@mail.example', phone: '+91 261 2345678' }
      return insert('billing_details', {
        id: newId(),
        company_id: company.id,
        ...contact,
        ...(await someAddress(more)),
        ...more,
      })
    },
    employee: (company: Company, more: Values = {}) =>
      insert('company_employee', {
        id: newId(),
        company_id: company.id,
        authority_type: 'headCanadaTeam',
        authority_position: 'partner',
        first_name: 'Asha',
        last_name: 'Mehta',
        email: 'asha@maple.example',
        country_code: '+91',
        mobile: '9876543210',
        ...more,
      }),
    document: async (company: Company, by: Person, more: Values = {}, fileMore: Values = {}) => {
      const file_key = await file(company, by, { purpose: 'company-document', ...fileMore })
      return insert('company_document', {
        id: newId(),
        company_id: company.id,
        document_type: 'panCard',
        file_key,
        ...more,
      })
    },
    reference: (company: Company, more: Values = {}) =>
      insert('company_reference', {
        id: newId(),
        company_id: company.id,
        reference_by: 'SOCIAL_MEDIA',
        detail: 'REDDIT',
        ...more,
      }),
    /** A version of the agreement, each a day after the one before. */
    agreementVersion: async (more: Values = {}) =>
      insert('proof_text', {
        id: newId(),
        kind: 'agreement',
        name: unique('Version'),
        holds_from: await laterDay(),
        texts: Object.fromEntries(languages.map((one) => [one, { title: 'Agreement', body: '# 1. All' }])),
        ...more,
      }),
    laterDay,
    /** Takes away even the version that the product brings. */
    noAgreement: () => sql`delete from proof_text`,
    /** A valid certificate, without its PDF. */
    certificate: async (company: Company, more: Values = {}) => {
      await sql`update proof_paper set replaced_at = now()
        where company_id = ${company.id} and kind = 'certificate' and replaced_at is null and revoked_at is null`
      const code = newReadableCode(codeChars)
      const id = await insert('proof_paper', {
        id: newId(),
        kind: 'certificate',
        version: '2025',
        company_id: company.id,
        company_name: company.name,
        language: 'en',
        code,
        issued_by: (await person('owner', company)).id,
        valid_until: new Date(Date.now() + 86_400_000),
        ...more,
      })
      return { id, code }
    },
    /** Has these sections of a company verified, whatever they say. */
    verified: async (company: Company, sections: readonly string[]) => {
      await sql`insert into company_section (company_id, section, state)
        select ${company.id}, section, 'verified' from unnest(${[...sections]}::text[]) as given (section)
        on conflict (company_id, section) do update set state = 'verified'`
    },
    plan: (more: Values = {}) =>
      insert('plan', {
        id: newId(),
        name: unique('Plan'),
        description: 'For a test',
        monthly_price: 4_999,
        annual_price: 49_990,
        support: 'email',
        backup: 'daily',
        uptime: '99.5',
        place: 9,
        ...more,
      }),
    /** Gives a company a plan by its name, in place of the one that it has. */
    subscription: (company: Company, plan: string, more: Values = {}) => sql`
      insert into subscription ${sql({
        company_id: company.id,
        plan_id: sql`(select id from plan where name = ${plan})` as never,
        ...more,
      })}
      on conflict (company_id) do update set plan_id = excluded.plan_id, ends_at = excluded.ends_at`,
    /** An order that waits, unless said otherwise. */
    order: async (company: Company, by: Person, more: Values = {}): Promise<string> => {
      const [pro] = await sql`select id from plan where name = 'Pro'`
      return insert('plan_order', {
        id: newId(),
        company_id: company.id,
        plan_id: String(pro?.id),
        period: 'monthly',
        amount: 9_900,
        currency: 'USD',
        created_by: by.id,
        ...more,
      })
    },
    payment: (company: Company, order: string, by: Person, more: Values = {}) =>
      insert('payment', {
        id: newId(),
        order_id: order,
        company_id: company.id,
        amount: 9_900,
        currency: 'USD',
        paid_on: '2026-01-15',
        method: 'card',
        created_by: by.id,
        ...more,
      }),
    /** Changes a person's membership in their company, and tells its id. */
    member: async ({ id, companyId }: Person, change: Values): Promise<string> => {
      const [row] = await sql<{ id: string }[]>`
        update membership set ${sql(change)} where user_id = ${id} and company_id = ${companyId} returning id`
      return String(row?.id)
    },
    unit: (company: Company, more: Values = {}) =>
      insert('business_unit', { id: newId(), company_id: company.id, name: unique('Unit'), ...more }),
    /** Puts a person into units, and says how much they see there; what they made before stays where it is. */
    sight: async ({ id, companyId }: Person, sight: 'own' | 'team' | 'company', units: string[] = []) => {
      await sql`delete from member_unit where user_id = ${id} and company_id = ${companyId} and unit_id <> all(${units}::uuid[])`
      for (const unit_id of units)
        await sql`insert into member_unit ${sql({ company_id: companyId, user_id: id, unit_id })} on conflict do nothing`
      await sql`update membership set sight = ${sight} where user_id = ${id} and company_id = ${companyId}`
    },
    claim: (company: Company, by: Person, more: Values = {}) =>
      insert('claim_ownership', {
        id: newId(),
        company_id: company.id,
        created_by: by.id,
        description: 'It is mine',
        ...more,
      }),
    /** Decision of an administrator on a section of its data. */
    decision: (company: Company, by: Person, more: Values = {}) =>
      sql`
        insert into company_section ${sql({ company_id: company.id, state: 'verified', decided_by: by.id, decided_at: new Date(), ...more })}
        on conflict (company_id, section) do update
        set state = excluded.state, reason = excluded.reason, decided_by = excluded.decided_by, decided_at = excluded.decided_at`,
    /** A section that waits for a decision; of a company that has one of the kind, it is that one. */
    waiting: async (company: Company, more: Values = {}): Promise<string> => {
      const [row] = await sql<{ id: string }[]>`
        insert into company_section ${sql({ company_id: company.id, section: 'referenceBy', state: 'submitted', ...more })}
        on conflict (company_id, section) do update set state = excluded.state returning id`
      return String(row?.id)
    },
    sectionDecision: (company: Company, by: Person, more: Values = {}) =>
      insert('section_decision', {
        id: newId(),
        company_id: company.id,
        section: 'officeAddress',
        decision: 'returned',
        facts: sql.json([]),
        created_by: by.id,
        ...more,
      }),
    /** Changes a row that was made. */
    change: (table: string, id: string, values: Values) =>
      sql`update ${sql(table)} set ${sql(values)} where id = ${id}`,
    /** An entry of a candidate's record; what its kind must have is given by itself. */
    part: (kind: CandidatePartKind, company: Company, candidate: string, more: Values = {}) => {
      const required: Record<CandidatePartKind, Values> = {
        'candidate-history': { job_title: 'Engineer' },
        'candidate-education': { degree: 'BSc' },
        'candidate-certification': { name: 'CKA' },
        'candidate-language': { language: 'French' },
        'candidate-contact': { vendor_contact: 'Acme desk', first_name: 'Maria', last_name: 'Lopez' },
      }
      const owner = { id: newId(), company_id: company.id, candidate_id: candidate }
      return insert(kind.replace('-', '_'), { ...owner, ...required[kind], ...more })
    },
    onHotlist: (company: Company, hotlist: string, candidate: string) =>
      sql`insert into hotlist_candidate ${sql({ hotlist_id: hotlist, candidate_id: candidate, company_id: company.id })}`,
    /** A link that shows a hotlist outside. No key opens its token. */
    shareLink: (company: Company, by: Person, hotlist: string, more: Values = {}) =>
      insert('share_link', {
        id: newId(),
        company_id: company.id,
        hotlist_id: hotlist,
        created_by: by.id,
        title: unique('Link'),
        note: '',
        columns: ['jobTitle'],
        shows_initials: false,
        token_hash: hashToken(newToken()),
        sealed_token: 'v1.none.',
        expires_on: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
        ...more,
      }),
    /** A link that presents somebody submitted to a job; job and submission are made if they are not given. */
    presentation: async (company: Company, by: { id: string }, { submission_id, ...more }: Values = {}) => {
      const made = more.created_by ? { created_by: more.created_by } : {}
      const submitted =
        submission_id ?? (await submission(company, { ...made, ...(more.job_id ? { job_id: more.job_id } : {}) }))
      const submissionId = String(submitted)
      const [row] = await sql<{ job_id: string }[]>`select job_id from submission where id = ${submissionId}`
      const id = await insert('presentation', {
        id: newId(),
        company_id: company.id,
        created_by: by.id,
        shown_by: by.id,
        title: unique('Presented'),
        shows_initials: false,
        shows_rate: false,
        shows_authorization: true,
        token_hash: hashToken(newToken()),
        expires_on: new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10),
        ...more,
        job_id: row?.job_id ?? null,
      })
      const person = { presentation_id: id, submission_id: submissionId, company_id: company.id, place: 0 }
      await sql`insert into presented_person ${sql(person)}`
      return id
    },
    /** A campaign whose state is given, with the unit that it comes from. */
    campaign: async (company: Company, by: { id: string }, more: Values = {}) => {
      const unit = { from_email: 'sales@harbor.example', postal_address: '200 South Tryon Street, Charlotte' }
      const from_unit_id =
        more.from_unit_id ??
        (await insert('business_unit', { id: newId(), company_id: company.id, name: unique('Unit'), ...unit }))
      return insert('campaign', {
        id: newId(),
        company_id: company.id,
        created_by: by.id,
        kind: 'plain',
        subject: unique('Campaign'),
        body: '<p>Good morning</p>',
        ...more,
        from_unit_id,
      })
    },
    recipient: (company: Company, campaign: string, more: Values = {}) =>
      insert('campaign_recipient', {
        id: newId(),
        company_id: company.id,
        campaign_id: campaign,
        place: 0,
        address: `${unique('person').replace(/\W/g, '')}@vendor.example`.toLowerCase(),
        state: 'accepted',
        ...more,
      }),
    /** Mails of a campaign that left showed a candidate. */
    shownBy: (company: Company, campaign: string, candidate: string, shown_at: Date) =>
      sql`insert into campaign_candidate ${sql({ company_id: company.id, campaign_id: campaign, candidate_id: candidate, shown_at })}`,
    /** A conversation in the mailbox of who is given, with one mail in it. */
    inboxThread: async (company: Company, by: { id: string }, more: Values = {}, mail: Values = {}) => {
      const mailbox_id =
        more.mailbox_id ??
        (await insert('mailbox', {
          ...{ id: newId(), company_id: company.id, member_id: by.id, name: 'Own', way: 'relay' },
          ...{ address: `inbox-${++count}@example.com`, per_hour: 60, per_day: 400 },
        }))
      const id = await insert('inbox_thread', {
        id: newId(),
        company_id: company.id,
        subject: unique('Conversation'),
        sender_name: 'Dana Whitfield',
        sender_address: `dana-${++count}@apex.example`,
        words: 'Is Marcus open to Nashville?',
        ...{ kind: 'question', kind_rule: 'question-mark', last_at: new Date(), mails: 1 },
        ...more,
        mailbox_id,
      })
      await insert('inbox_mail', {
        id: newId(),
        company_id: company.id,
        thread_id: id,
        mailbox_id,
        ...{ direction: 'in', message_id: `<${newId()}@apex.example>`, subject: 'Bench', own_words: 'Is Marcus open?' },
        ...{ from_name: 'Dana Whitfield', from_address: `dana-${count}@apex.example`, sent_at: new Date() },
        ...mail,
      })
      return id
    },
    shareView: (link: string, views: number) =>
      sql`insert into share_view ${sql({ link_id: link, day: new Date(), views })}`,
    shareRequest: (company: Company, link: string, more: Values = {}) =>
      insert('share_request', {
        id: newId(),
        company_id: company.id,
        link_id: link,
        is_whole_list: true,
        wish: 'resume',
        email: 'visitor@vendor.example',
        name: '',
        company: '',
        message: '',
        ...more,
      }),
    file,
    /** Gives somebody's records to themselves, which a verb refuses: enough to be taken back. */
    handOver: (company: Company, by: Person) =>
      insert('hand_over', { id: newId(), company_id: company.id, from_id: by.id, to_id: by.id, created_by: by.id }),
    /** An invitation of an administrator, unless said otherwise, with its token. */
    invitation: async (more: Values = {}) => {
      const token = newToken()
      const id = await insert('invitation', {
        id: newId(),
        email: `invited-person-${++count}@example.com`,
        first_name: 'Nadia',
        last_name: 'Newcomer',
        role: 'administrator',
        token_hash: hashToken(token),
        expires_at: new Date(Date.now() + 7 * 86_400_000),
        ...more,
      })
      return { id, token }
    },
    /** A table that was brought in and waits for its mapping; its rows come by `importRow`. */
    import: async (by: Person, more: Values = {}) => {
      const id = newId()
      const key = `import-${newToken()}`
      await sql`insert into stored_file ${sql({
        key,
        created_by: by.id,
        company_id: companyOf(by),
        purpose: 'import',
        original_name: 'table.csv',
        file_type: 'text/csv',
        file_size: 5,
        state: 'confirmed',
      })}`
      await sql`insert into import ${sql({
        id,
        kind: 'skill',
        name: 'table.csv',
        created_by: by.id,
        company_id: companyOf(by),
        file_key: key,
        state: 'mapping',
        sheets: sql.json(['A', 'B']),
        columns: sql.json([{ header: 'Name', samples: [] }]),
        mapping: sql.json({ name: 0 }),
        counts: sql.json({ rows: 1, ready: 1 }),
        ...more,
      })}`
      return id
    },
    importRow: (importId: string, number: number, more: Values = {}) =>
      insert('import_row', {
        id: newId(),
        import_id: importId,
        number,
        cells: sql.json(['Cell']) as never,
        outcome: 'ready',
        ...more,
      }),
    export: (by: Person, more: Values = {}) =>
      insert('export', {
        id: newId(),
        kind: 'skill',
        name: 'skills.csv',
        format: 'csv',
        created_by: by.id,
        company_id: companyOf(by),
        query: sql.json({}) as never,
        columns: sql.json([]) as never,
        time_zone: 'UTC',
        ...more,
      }),
    /** A form that this person left; its content opens for nobody. */
    draft: (by: Person, more: Values = {}) =>
      insert('draft', {
        id: newId(),
        user_id: by.id,
        company_id: by.area === 'company' ? by.companyId : null,
        form: 'case.add',
        record_id: newId(),
        sealed_values: 'none',
        device: '',
        version: 1,
        ...more,
      }),
    /** A live code that nobody knows; if the operator set a bypass, that one passes. */
    code: (who: Person, more: Values = {}) =>
      sql`insert into verification_code ${sql({
        user_id: who.id,
        code_mark: hashToken(newToken()),
        expires_at: new Date(Date.now() + 600_000),
        ...more,
      })}`,
    /** The token of a live link to a new password. */
    resetLink: async (who: Person, more: Values = {}) => {
      const token = newToken()
      const expires_at = new Date(Date.now() + 1_800_000)
      await sql`insert into reset_link ${sql({ user_id: who.id, token_hash: hashToken(token), expires_at, ...more })}`
      return token
    },
    resumeBatch: (company: Company, by: Person, more: Values = {}) =>
      insert('resume_batch', { id: newId(), company_id: company.id, created_by: by.id, ...more }),
    resumeBatchFile: async (company: Company, by: Person, batch: string, more: Values = {}) =>
      insert('resume_batch_file', {
        id: newId(),
        batch_id: batch,
        company_id: company.id,
        name: 'resume.pdf',
        file_key: await file(company, by),
        ...more,
      }),
    parse: async (company: Company, by: Person, more: Values = {}) =>
      insert('parse', {
        id: newId(),
        company_id: company.id,
        created_by: by.id,
        file_key: await file(company, by),
        ...more,
      }),
  }
}
