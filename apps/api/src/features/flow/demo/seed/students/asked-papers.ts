import type { ReturnReason } from '@corridor/contract/agency/student-paper/kinds'
import type { PaperState } from '@corridor/contract/agency/student-paper/states'
import { notificationFacts } from '@corridor/contract/told/notification/kinds'
import { titleOf } from '@corridor/contract/told/task/kinds'
import type postgres from 'postgres'
import { newToken } from '../../../../../platform/crypto.ts'
import { newId } from '../../../../../platform/ids.ts'
import { columnsOf, json } from '../../../../../platform/sql.ts'
import type { Storage } from '../../../../../platform/storage/storage.ts'
import { toValues } from '../../../../student/student-document/tables.ts'
import { isOver } from '../agency/planned.ts'
import { dayAgo } from './days.ts'
import type { PlannedStudent } from './plan.ts'

type Tx = postgres.TransactionSql

interface Student {
  id: string
  company_id: string
  email: string
  name: string
  counsellor_id: string
  steps: number
  began: Date
}
interface Row {
  id: string
  country_id: string
  paper: string
}

const dayMs = 86_400_000
/** Days until the end of the papers that end soon, or ended (demo.md, Students). */
const ends = [...Array(5).fill(90), ...Array(4).fill(60), ...Array(3).fill(30), 7, 7, -3, -12] as number[]
/** States in turn along a checklist: what came first is looked at first. */
const turns: readonly PaperState[] = [
  ...(['accepted', 'accepted', 'asked', 'received', 'accepted', 'asked', 'accepted', 'returned'] as const),
]
const reasons: readonly ReturnReason[] = ['unreadable', 'too-old', 'not-theirs']
/** Her bank statement is the story (demo.md, Twelve with a story). */
const grace = { name: 'Grace Wanjiru', words: 'older than 31 days' }

interface AskedPapers {
  storage: Storage
  /** File that each version shows. */
  file: string
  planned: readonly PlannedStudent[]
}

/** Asks the current students of Atlas what their countries ask, with papers in every state. */
export async function demoAskedPapers(tx: Tx, { storage, file, planned }: AskedPapers): Promise<void> {
  const current = new Map(planned.filter(isCurrent).map((one) => [one.email, one]))
  const students = await tx<Student[]>`
    select s.id, s.company_id, s.email, trim(s.full_name) as name, s.counsellor_id, cardinality(s.saved_steps) as steps, s.created_at as began
    from student s join company c on c.id = s.company_id
    where c.name = 'Atlas Study Abroad' and s.counsellor_id is not null and s.email = any(${[...current.keys()]}) order by s.created_at, s.id`
  const left = [...ends]
  for (const [at, student] of students.entries()) {
    // A student who has just begun was asked nothing yet.
    if (student.steps < 3) continue
    const rows = await rowsOf(tx, student.id)
    for (const [place, row] of rows.entries()) {
      const isStory = student.name === grace.name && row.paper.includes('funds')
      const usual = isThrough(current.get(student.email)) ? 'accepted' : (turns[(at + place) % turns.length] ?? 'asked')
      const state = isStory ? 'returned' : usual
      await addPaper(tx, storage, student, row, { state, file, isStory, place: at + place, left })
    }
    await keepVersion(tx, student, rows)
  }
}

const isCurrent = ({ applications }: PlannedStudent) => !applications.some(isOver)

/** A visa is filed with all that the country asks. */
const isThrough = (of: PlannedStudent | undefined) =>
  ['visa-filed', 'enrolled'].includes(of?.applications[0]?.stage ?? 'draft')

/** Papers that are asked of everybody in the first country that a student aims at. */
const rowsOf = (tx: Tx, studentId: string) => tx<Row[]>`
  select r.id, r.country_id, r.paper from checklist_row r
  where r.country_id = (select t.country_id from student_target t where t.student_id = ${studentId} order by t.place limit 1)
    and r.company_id is null and r.condition = 'any' and r.deleted_at is null order by r.place`

interface Paper {
  state: PaperState
  file: string
  isStory: boolean
  place: number
  /** Days to the ends that no paper has yet. */
  left: number[]
}

async function addPaper(tx: Tx, storage: Storage, student: Student, row: Row, paper: Paper): Promise<void> {
  const { state, isStory, place } = paper
  const { id: student_id, company_id, counsellor_id, began } = student
  const id = newId()
  const asked = new Date(began.getTime() + dayMs)
  const moved = state === 'asked' ? asked : new Date(asked.getTime() + (2 + (place % 9)) * dayMs)
  const reason = state === 'returned' ? (isStory ? 'too-old' : (reasons[place % reasons.length] ?? 'unreadable')) : null
  // Some of those that are still to come are late, most are not.
  const due = state === 'accepted' ? null : dayAgo(place % 5 === 0 ? 4 : -(3 + (place % 20)))
  const title = isStory ? 'Bank statement' : row.paper
  await tx`insert into student_paper ${columnsOf(tx, {
    ...{ id, company_id, student_id, checklist_id: row.id, country_id: row.country_id, title, state, reason },
    ...{ reason_words: isStory ? grace.words : '', due_on: due, created_by: counsellor_id, moved_by: counsellor_id },
    ...{ created_at: asked, moved_at: moved, updated_at: moved },
  })}`
  if (state === 'asked') return
  const document_id = await addDocument(tx, storage, student, row, paper, moved)
  await tx`insert into student_paper_version ${columnsOf(tx, {
    ...{
      id: newId(),
      company_id,
      paper_id: id,
      number: 1,
      document_id,
      received_by: counsellor_id,
      received_at: moved,
    },
    ...{ reason, reason_words: isStory ? grace.words : '' },
  })}`
  if (isStory) await tellReturned(tx, student, { id, title, due })
}

async function addDocument(
  tx: Tx,
  storage: Storage,
  student: Student,
  row: Row,
  { file, left }: Paper,
  at: Date,
): Promise<string> {
  const { id: student_id, company_id, counsellor_id: created_by } = student
  const key = `student-document-${newToken()}`
  const type = 'application/pdf'
  const file_size = await storage.keep({ key, type, companyId: company_id }, file)
  const moments = { issued_at: at, uploaded_at: at, confirmed_at: at }
  await tx`insert into stored_file ${columnsOf(tx, {
    ...{ key, company_id, created_by, purpose: 'student-document', file_type: type, file_size },
    ...{ original_name: 'paper.pdf', state: 'confirmed', is_sealed: true, ...moments },
  })}`
  const id = newId()
  const days = left.shift()
  const due_on = days === undefined ? null : dayAgo(-days)
  const values = toValues({
    ...{ type: row.paper.includes('funds') ? 'financial-proof' : 'other', title: row.paper.slice(0, 50) },
    ...{ documentKey: key, country: null, month: null, expiryDate: due_on },
  })
  await tx`insert into student_document ${columnsOf(tx, {
    ...{ id, company_id, created_by, student_id, created_at: at, updated_at: at, ...values },
  })}`
  if (days !== undefined && days > 0) {
    const params = { name: values.title, student: student.name }
    await addTask(tx, student, { kind: 'student-document-expires', source_id: id, params, note: '', due_on })
  }
  return id
}

/** Bell and task of the counsellor, as the return of a paper leaves them. */
async function tellReturned(
  tx: Tx,
  student: Student,
  { id, title, due }: { id: string; title: string; due: string | null },
): Promise<void> {
  const kind = 'student-paper-returned'
  const params = { name: title, student: student.name }
  const { company_id, counsellor_id: user_id, id: record_id } = student
  await addTask(tx, student, { kind, source_id: id, params, note: grace.words, due_on: due })
  await tx`insert into notification ${columnsOf(tx, {
    ...{ id: newId(), kind, tab: notificationFacts[kind].tab, area: 'company', user_id, company_id },
    ...{ record_kind: 'student', record_id, params: json(tx, params) },
  })}`
}

interface DemoTask {
  kind: 'student-paper-returned' | 'student-document-expires'
  source_id: string
  params: { name: string; student: string }
  note: string
  due_on: string | null
}

async function addTask(tx: Tx, { company_id, counsellor_id, id }: Student, task: DemoTask): Promise<void> {
  const { kind, params, ...rest } = task
  await tx`insert into task ${columnsOf(tx, {
    ...{ id: newId(), company_id, person_id: counsellor_id, created_by: counsellor_id, kind, ...rest },
    ...{ title: titleOf(kind, params), params: json(tx, params), record_kind: 'student', record_id: id },
  })}`
}

async function keepVersion(tx: Tx, { id, company_id, counsellor_id }: Student, [row]: readonly Row[]): Promise<void> {
  if (!row) return
  await tx`
    insert into student_checklist (company_id, student_id, country_id, version, kept_by)
    select ${company_id}, ${id}, ${row.country_id}, max(number), ${counsellor_id}
    from checklist_revision where country_id = ${row.country_id}`
}
