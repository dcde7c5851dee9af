import type postgres from 'postgres'
import { idAt, newId } from '../../../../../platform/ids.ts'
import { columnsOf } from '../../../../../platform/sql.ts'
import { type Bench, benchOf } from '../candidates.ts'
import { leaveTrail } from '../trail.ts'
import { isOver } from './planned.ts'
import { keptAgo, type MadeApplication } from './student-applications.ts'

type Tx = postgres.TransactionSql

/** Remarks that wait for an answer, by the student's first name; the step and field that each is about. */
const remarks = [
  {
    name: 'Thi Mai Nguyen',
    step: 6,
    field: 'expiresDate',
    text: 'It ends soon after the course starts. Is a new one on its way?',
  },
  { name: 'Bikash Thapa', step: 8, field: 'deportationDetails', text: 'Two of the five letters are missing here.' },
  { name: 'Noor Haddad', step: 5, field: 'contacts', text: 'Does the father sign too, or the mother alone?' },
] as const
const whole = 'There is a place left only until Friday, and both reviewers are at the fair.'

/** Reviews of files of Atlas (demo.md, Applications): six wait, three of them for an answer; those that left were let go. */
export async function demoFileReviews(tx: Tx, made: readonly MadeApplication[]): Promise<void> {
  const people = { owner: await benchOf(tx, 'owner@atlas.example'), filing: await benchOf(tx, 'filing@atlas.example') }
  const asked = new Set<string>()
  for (const one of made.filter(({ planned }) => planned.stage === 'in-review')) {
    if (asked.has(one.student.id)) continue
    asked.add(one.student.id)
    await addAsked(tx, one, reviewerOf(one, people))
  }
  const left = made.filter(({ planned, steps }) => !isOver(planned) && steps.some(({ to }) => to === 'submitted'))
  const last = new Map(
    left.filter(({ planned }) => planned.authority !== 'refused').map((one) => [one.student.id, one]),
  )
  for (const [nth, one] of [...last.values()].entries()) await addDecided(tx, one, nth === 4, people)
}

interface People {
  owner: Bench
  filing: Bench
}

// Kofi reviews what others made, Amir what Kofi had a hand in.
const reviewerOf = ({ student }: MadeApplication, { owner, filing }: People): Bench =>
  student.counsellor_id === filing.user_id ? owner : filing

async function addAsked(tx: Tx, { student, steps }: MadeApplication, reviewer: Bench): Promise<void> {
  const at = keptAgo(steps.find(({ to }) => to === 'in-review')?.daysAgo ?? 1, 10)
  const id = idAt(at)
  const own = { company_id: student.company_id, created_by: student.counsellor_id, created_at: at, updated_at: at }
  await tx`insert into file_review ${columnsOf(tx, { ...own, id, student_id: student.id, reviewer_id: reviewer.user_id })}`
  await leaveTrail(tx, [
    {
      ...{
        company_id: own.company_id,
        actor_id: own.created_by,
        action: 'file-review.ask',
        record_kind: 'file-review',
        record_id: id,
      },
      ...{ at, before: null, after: { student_id: student.id, state: 'asked', reviewer_id: reviewer.user_id } },
    },
  ])
  const remark = remarks.find(({ name }) => name === student.name)
  if (!remark) return
  const { step, field, text } = remark
  await tx`insert into file_review_comment ${columnsOf(tx, {
    ...{ id: newId(), company_id: own.company_id, review_id: id, step, field, text },
    ...{ made_by: reviewer.user_id, made_at: new Date(at.getTime() + 3_600_000) },
  })}`
}

async function addDecided(tx: Tx, one: MadeApplication, isOverridden: boolean, people: People): Promise<void> {
  const { student, steps } = one
  const reviewer = isOverridden ? people.owner : reviewerOf(one, people)
  const daysAgo = steps.find(({ to }) => to === 'submitted')?.daysAgo ?? 1
  const [at, decided_at] = [keptAgo(daysAgo + 1, 10), keptAgo(daysAgo, 8.5)]
  const id = idAt(at)
  const state = isOverridden ? 'overridden' : 'approved'
  await tx`
    insert into file_review (id, company_id, student_id, state, reviewer_id, decided_by, decided_at, reason, prints, created_by, created_at, updated_at)
    select ${id}, s.company_id, s.id, ${state}, ${isOverridden ? null : reviewer.user_id}, ${reviewer.user_id}, ${decided_at},
      ${isOverridden ? whole : ''}, reviewed_prints(s), ${student.counsellor_id}, ${at}, ${decided_at}
    from student s where s.id = ${student.id}`
  await leaveTrail(tx, [
    {
      ...{
        company_id: student.company_id,
        actor_id: reviewer.user_id,
        record_kind: 'file-review',
        record_id: id,
        at: decided_at,
      },
      action: isOverridden ? 'file-review.override-review' : 'file-review.approve',
      ...{ before: null, after: { student_id: student.id, state, reason: isOverridden ? whole : '' } },
    },
  ])
}
