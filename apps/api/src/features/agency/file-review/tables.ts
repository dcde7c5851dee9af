import type { ReviewedField, ReviewState } from '@corridor/contract/agency/file-review/kinds'
import type { FileReview, fileReview } from '@corridor/contract/agency/file-review/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import type { Context } from '../../../db/scope/context.ts'
import { belowSeen } from '../../../db/scope/within.ts'

interface Person {
  id: string
  first: string
  last: string
}

interface CommentColumns {
  id: string
  step: number | null
  field: ReviewedField | null
  text: string
  at: string
  by: Person | null
  answer: string
  answered_at: string | null
  answered_by: Person | null
}

/** The columns that verbs write. */
export interface ReviewValues {
  student_id: string
  state: ReviewState
  reviewer_id: string | null
  note: string
  decided_by: string | null
  decided_at: Date | null
  reason: string
}

export interface ReviewRow extends RecordRow, OwnerColumns, ReviewValues {
  created_by: string | null
  first_name: string
  middle_name: string
  last_name: string
  reviewer: Person | null
  decider: Person | null
  comments: CommentColumns[]
}

const person = (id: string) =>
  `(select json_build_object('id', p.id, 'first', p.first_name, 'last', p.last_name) from user_account p where p.id = ${id})`

const reviewSpec: ListSpec<ReviewRow, typeof fileReview.list> = {
  table: 'file_review',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.student_id, t.state, t.reviewer_id, t.note, t.decided_by, t.decided_at, t.reason, t.created_by,
    s.first_name, s.middle_name, s.last_name, ${person('t.reviewer_id')} as reviewer, ${person('t.decided_by')} as decider,
    (select coalesce(json_agg(json_build_object('id', c.id, 'step', c.step, 'field', c.field, 'text', c.text, 'at', c.made_at,
        'by', ${person('c.made_by')}, 'answer', c.answer, 'answered_at', c.answered_at, 'answered_by', ${person('c.answered_by')})
        order by c.made_at, c.id), '[]')
      from file_review_comment c where c.review_id = t.id) as comments, ${ownerColumns}`,
  joins: `join student s on s.id = t.student_id ${ownerJoin}`,
  within: belowSeen({ table: 'student', by: 't.student_id' }),
  sort: {
    createDate: { by: 't.created_at', indexed: true },
    updateDate: { by: 't.updated_at' },
    student: { by: '(select w.full_name from student w where w.id = t.student_id) collate corridor_text' },
  },
  filters: {
    state: (sql, value) => sql`t.state = ${value}`,
    reviewer: (sql, id) => sql`t.reviewer_id = ${id}`,
    student: (sql, id) => sql`t.student_id = ${id}`,
    hasOpenComments: (sql, has) =>
      sql`exists (select from file_review_comment c where c.review_id = t.id and c.answered_at is null) = ${has}`,
  },
  search: { student: 's.full_name' },
  searchJoins: 'join student s on s.id = t.student_id',
  toWire,
}

export const listReviews = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, reviewSpec, query)

export const reviews = companyTable<ReviewRow, ReviewValues>({
  spec: reviewSpec,
  entity: 'File Review',
  columns: ['student_id', 'state', 'reviewer_id', 'note', 'decided_by', 'decided_at', 'reason'],
})

export const toMember = (one: Person | null) => (one ? [{ _id: one.id, ...toNames(one.first, one.last) }] : [])

export function toWire(row: ReviewRow): FileReview {
  return {
    ...toRecordBase(row),
    updateDate: row.updated_at.toISOString(),
    student: row.student_id,
    studentInfo: [{ _id: row.student_id, ...toNames(row.first_name, row.last_name), middleName: row.middle_name }],
    state: row.state,
    reviewer: row.reviewer_id,
    reviewerInfo: toMember(row.reviewer),
    note: row.note,
    decidedDate: row.decided_at?.toISOString() ?? null,
    decidedInfo: toMember(row.decider),
    reason: row.reason,
    openComments: row.comments.filter(({ answered_at }) => answered_at === null).length,
    comments: row.comments.map(({ id, step, field, text, at, by, answer, answered_at, answered_by }) => ({
      ...{ _id: id, step, field, text, date: new Date(at).toISOString(), userInfo: toMember(by) },
      ...{ answer, answerDate: answered_at && new Date(answered_at).toISOString() },
      answerUserInfo: toMember(answered_by),
    })),
    userInfo: toUserInfo(row),
  }
}

/** Values of a review that the audit keeps. */
export const toFacts = ({ student_id, state, reviewer_id, note, reason }: ReviewRow) => ({
  ...{ student_id, state, reviewer_id, note, reason },
})
