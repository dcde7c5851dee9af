import { type AgencyGroup, agencyDays } from '@corridor/contract/flow/today/kinds'
import { access, mayCall } from '@corridor/contract/wire/access'
import { belowSeen, seenInCompany } from '../../../../db/scope/within.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { type Asked, columns, type Group } from '../tables.ts'

const nobodyTook = 'null::timestamptz as taken_at, null::text as taken_first, null::text as taken_last'
const person = { first_name: 's.first_name', last_name: 's.last_name', student: 's.id' }
const student = 'join student s on s.id = t.student_id'
const place = `${student} join institution i on i.id = t.institution_id join programme p on p.id = t.programme_id`
const there = "coalesce(i.zone, 'UTC')"
const belowStudent = belowSeen({ table: 'student', by: 't.student_id' })

/** Students whom the caller leads, or added if nobody leads them. */
const isOwn = (sql: Sql, { scope, isMine }: Asked) =>
  isMine ? sql`coalesce(s.counsellor_id, s.created_by) = ${scope.userId}` : sql`true`

/** Files that still go on: nobody is reminded of a closed one. */
const isCurrent = (sql: Sql, day: string) => sql`(s.closed_on is null or s.closed_on > ${day}::date)`

/** Columns of an application's row: its `day`, and its `at` as the moment at which that is over. */
const ofApplication = (at: string, more: Readonly<Record<string, string>>) =>
  `'student-application' as kind, t.id, t.version, ${at} as at, ${nobodyTook}, ${columns({
    ...person,
    title: 'p.name',
    through: 'i.name',
    ...more,
  })}`

const deadline = ofApplication('t.deadline_at', {
  matter: 't.deadline_kind',
  zone: there,
  day: `to_char(t.deadline_at at time zone ${there}, 'YYYY-MM-DD')`,
  hour: `to_char(t.deadline_at at time zone ${there}, 'HH24:MI')`,
})
const starting = ofApplication(`(t.starts_on + 1)::timestamp at time zone ${there}`, {
  matter: "'programme-start'",
  day: 't.starts_on::text',
})
// Nobody notes where the authority is: the day is the company's.
const appointment = ofApplication(
  `(t.visa_appointment_on + 1)::timestamp at time zone coalesce((select c.timezone from company_settings c where c.company_id = t.company_id), 'UTC')`,
  { matter: "'visa-appointment'", day: 't.visa_appointment_on::text' },
)

/** Groups about students, by the same rules as the others. Nothing that is missed goes before somebody deals with it. */
export const agencyGroupsOf: Record<AgencyGroup, Group> = {
  deadlines: (sql, asked, { day }) => {
    const seen = sql`${seenInCompany(sql, asked.scope)} and ${isOwn(sql, asked)}`
    const last = sql`${day}::date + ${agencyDays.deadline}::int`
    return {
      rows: sql`
        select ${sql.unsafe(deadline)} from student_application t ${sql.unsafe(place)}
        where ${seen} and t.deadline_at < ${asked.at}::timestamptz + make_interval(days => ${agencyDays.deadline})
        union all
        select ${sql.unsafe(appointment)} from student_application t ${sql.unsafe(place)}
        where ${seen} and t.visa_appointment_on <= ${last} and t.stage not in ('enrolled', 'rejected', 'withdrawn', 'deferred')
          and (t.authority_on is null or t.authority_on < t.visa_appointment_on)
        union all
        select ${sql.unsafe(starting)} from student_application t ${sql.unsafe(place)}
        where ${seen} and t.starts_on <= ${last} and t.stage in ('offer', 'deposit-paid', 'confirmed', 'visa-filed')`,
      order: sql`at, matter`,
    }
  },
  papers: (sql, asked, { day }) => {
    const seen = sql`${belowStudent(sql, asked.scope)} and ${isOwn(sql, asked)} and ${isCurrent(sql, day)}`
    const paper = (matter: string) =>
      `'student-paper' as kind, t.id, t.version, coalesce(t.due_on::timestamptz, t.moved_at) as at, ${nobodyTook},
        ${columns({ ...person, title: 't.title', day: 't.due_on::text', matter: `'${matter}'` })}`
    const ending = `'student-document' as kind, t.id, t.version, t.expires_on::timestamptz as at, ${nobodyTook},
        ${columns({ ...person, title: 't.title', day: 't.expires_on::text', matter: "'paper-expires'" })}`
    // Papers themselves are not for everybody who reads the student.
    const mayReadPapers = mayCall(access.studentPapers.read, asked.roles)
    return {
      rows: sql`
        select ${sql.unsafe(paper('paper-late'))} from student_paper t ${sql.unsafe(student)}
        where ${seen} and t.state = 'asked' and t.due_on < ${day}::date
        union all
        select ${sql.unsafe(paper('paper-returned'))} from student_paper t ${sql.unsafe(student)} where ${seen} and t.state = 'returned'
        ${
          mayReadPapers
            ? sql`union all
        select ${sql.unsafe(ending)} from student_document t ${sql.unsafe(student)}
        where ${seen} and t.expires_on between ${day}::date - ${agencyDays.pastPaper}::int and ${day}::date + ${agencyDays.paper}::int
          and not exists (select from student_document n where n.student_id = t.student_id and n.type = t.type
            and n.deleted_at is null and n.expires_on > t.expires_on)
          and not exists (select from task k where k.source_id = t.id and k.done_at is not null)`
            : sql``
        }`,
      order: sql`at`,
    }
  },
  reviews: (sql, asked, { day }) => {
    const { scope, isMine } = asked
    const seen = sql`${belowStudent(sql, scope)} and ${isCurrent(sql, day)}`
    const by = (column: string) => `left join user_account u on u.id = ${column}`
    const asker = 'u.full_name'
    return {
      rows: sql`
        select 'file-review' as kind, t.id, t.version, t.created_at as at, ${sql.unsafe(
          `${nobodyTook}, ${columns({ ...person, title: 't.note', through: asker, matter: "'review'" })}`,
        )}
        from file_review t ${sql.unsafe(`${student} ${by('t.created_by')}`)}
        where ${seen} and t.state = 'asked' and ${isMine ? sql`t.reviewer_id = ${scope.userId}` : sql`t.reviewer_id is not null`}
        union all
        select 'file-review', c.id, t.version, c.made_at, ${sql.unsafe(
          `${nobodyTook}, ${columns({ ...person, title: 'c.text', through: asker, matter: "'comment'" })}`,
        )}
        from file_review_comment c join file_review t on t.id = c.review_id ${sql.unsafe(`${student} ${by('c.made_by')}`)}
        where c.company_id = ${scope.companyId} and c.answered_at is null and ${seen} and t.state <> 'withdrawn'
          and ${
            isMine
              ? sql`${scope.userId} in (coalesce(s.counsellor_id, s.created_by), t.created_by) and c.made_by <> ${scope.userId}`
              : sql`true`
          }`,
      order: sql`at`,
    }
  },
  claims: (sql, asked, { day }) => {
    const seen = mayCall(access.commissions.manage, asked.roles)
      ? belowSeen({ table: 'student_application', by: 't.application_id' })(sql, asked.scope)
      : sql`false`
    const from = `from commission t join student_application a on a.id = t.application_id join student s on s.id = a.student_id
      join institution i on i.id = a.institution_id join programme p on p.id = a.programme_id`
    const claim = (day: string, matter: string) =>
      `select 'commission' as kind, t.id, t.version, ${day}::timestamptz as at, ${nobodyTook},
        ${columns({ ...person, title: 'p.name', through: 'i.name', day: `${day}::text`, matter: `'${matter}'` })} ${from}`
    return {
      rows: sql`
        ${sql.unsafe(claim('t.claim_until', 'claim-window'))}
        where ${seen} and t.state = 'open' and t.claimable_on <= ${day}::date and t.claim_until <= ${day}::date + ${agencyDays.claim}::int
        union all
        ${sql.unsafe(claim('t.claimed_on', 'claimed-long'))}
        where ${seen} and t.state in ('claimed', 'part-paid') and t.claimed_on < ${day}::date - ${agencyDays.claimed}::int`,
      order: sql`at`,
    }
  },
}
