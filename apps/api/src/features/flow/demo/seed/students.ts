import type postgres from 'postgres'
import type { FieldCrypto } from '../../../../platform/field-crypto.ts'
import { idAt, newId } from '../../../../platform/ids.ts'
import { columnsOf } from '../../../../platform/sql.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'
import { toFacts } from '../../../student/student/facts.ts'
import { type EntryTable, entryTables } from '../../../student/student/values.ts'
import { type Bench, benchOf } from './candidates.ts'
import { studentFamilies } from './students/families.ts'
import { blank, type Filled, fillSteps, type Known } from './students/fill.ts'
import { origins } from './students/origins.ts'
import { studentPapers } from './students/papers.ts'
import { beganAt, type PlannedStudent, planJuniper } from './students/plan.ts'
import { studyOf } from './students/study.ts'
import { studentTasks } from './students/tasks.ts'
import { leaveTrail, type Trace } from './trail.ts'

type Tx = postgres.TransactionSql

/** A file as it stood after a step. */
interface Saved {
  step: number
  at: Date
  by: string
  file: Filled
}
interface Made {
  id: string
  of: PlannedStudent
  maker: Bench
  began: Date
  saved: Saved[]
}

const filingOfficer = 'filing@atlas.example'
const juniperDesk = 'recruiter@juniper.example'
const minuteMs = 60_000
// Papers for the second half come a day later.
const pauseMs = 21 * 60 * minuteMs
const half = 5

interface DemoStudents {
  /** Those of Atlas. */
  planned: readonly PlannedStudent[]
  fields: FieldCrypto
  storage: Storage
}

/** The students of the two agencies (demo.md, Students), as far as their enrolment goes. */
export async function demoStudents(tx: Tx, { planned, fields, storage }: DemoStudents): Promise<void> {
  const known = await knownOf(tx)
  const people = new Map<string, Bench>()
  for (const email of [...Object.values(origins).map(({ counsellor }) => counsellor), filingOfficer, juniperDesk])
    if (!people.has(email)) people.set(email, await benchOf(tx, email))
  const personOf = (email: string) => people.get(email) as Bench
  const make = (of: PlannedStudent, maker: Bench, second: Bench): Made => {
    const began = beganAt(of)
    const id = idAt(began)
    return { id, of, maker, began, saved: saveSteps(of, { id, maker, second, began, fields, known }) }
  }
  const made = [
    ...planned.map((of) => {
      const maker = personOf(origins[of.origin].counsellor)
      return make(of, maker, of.number % 4 === 0 ? personOf(filingOfficer) : maker)
    }),
    ...planJuniper().map((of) => make(of, personOf(juniperDesk), personOf(juniperDesk))),
  ]
  await insertAll(tx, made)
  await studentPapers(tx, storage, planned)
  await studentTasks(tx)
  await leaveTrail(tx, [...made.flatMap(tracesOf), ...(await studentFamilies(tx))])
}

interface Saving {
  id: string
  maker: Bench
  second: Bench
  began: Date
  fields: FieldCrypto
  known: Known
}

function saveSteps(of: PlannedStudent, { id, maker, second, began, fields, known }: Saving): Saved[] {
  const steps = fillSteps(of, { id, companyId: maker.company_id, fields, known }).slice(0, of.steps)
  const saved: Saved[] = []
  let file: Filled = { ...blank, counsellor_id: maker.user_id, ...studyOf(of, known) }
  let at = began.getTime()
  for (const [index, values] of steps.entries()) {
    file = { ...file, ...values }
    if (index > 0) at += (2 + ((of.number + index * 3) % 6)) * minuteMs
    if (index === half && of.number % 2 === 0) at += pauseMs
    const by = index < half ? maker : second
    saved.push({ step: index + 1, at: new Date(at), by: by.user_id, file })
  }
  return saved
}

const numbersOf = (saved: readonly Saved[]) => saved.map(({ step }) => step)

async function insertAll(tx: Tx, made: readonly Made[]): Promise<void> {
  const files = made.flatMap(({ id, maker, began, saved }) => {
    const last = saved.at(-1)
    return last ? [{ id, company_id: maker.company_id, created_by: maker.user_id, began, last, saved }] : []
  })
  const rows = files.map(({ last, saved, began, ...of }) => ({
    ...of,
    ...withoutEntries(last.file),
    ...{ saved_steps: numbersOf(saved), version: saved.length, created_at: began, updated_at: last.at },
  }))
  await tx`insert into student ${tx(rows)}`
  const steps = files.flatMap(({ id, company_id, saved }) =>
    saved.map(({ step, at, by }) => ({ student_id: id, company_id, step, saved_by: by, saved_at: at })),
  )
  await tx`insert into student_step ${tx(steps)}`
  for (const table of entryTables) {
    const entries = files.flatMap(({ id, company_id, last }) =>
      last.file[table].map((entry, place) => ({ student_id: id, company_id, place, ...entry })),
    )
    if (entries.length > 0) await tx`insert into ${tx(table as string)} ${columnsOf(tx, entries)}`
  }
  await insertNotes(tx, made)
}

function withoutEntries(file: Filled): Omit<Filled, EntryTable> {
  const { student_former_address, student_imported_refusal, ...rest } = file
  const { student_target, student_contact, student_refusal, student_visit, student_test, ...columns } = rest
  return columns
}

/** Words of whoever saved last, a while after. */
async function insertNotes(tx: Tx, made: readonly Made[]): Promise<void> {
  const notes = made.flatMap(({ id, of, maker, saved }) => {
    const last = saved.at(-1)
    if (!of.note || !last) return []
    const created_at = new Date(last.at.getTime() + 10 * minuteMs)
    const on = { company_id: maker.company_id, record_kind: 'student', record_id: id }
    return [{ id: newId(), ...on, note: of.note, created_by: last.by, created_at, updated_at: created_at }]
  })
  await tx`insert into note ${tx(notes)}`
}

/** The trail as the verbs of the steps leave it: of a sealed value, that it is there. */
function tracesOf({ id, maker, saved }: Made): Trace[] {
  const facts = ({ file }: Saved, at: number) => toFacts({ ...file, saved_steps: numbersOf(saved.slice(0, at + 1)) })
  return saved.map((save, at) => {
    const before = saved[at - 1]
    return {
      ...{ company_id: maker.company_id, actor_id: save.by, record_kind: 'student', record_id: id, at: save.at },
      action: before ? 'student.update' : 'student.add',
      before: before ? facts(before, at - 1) : null,
      after: facts(save, at),
    }
  })
}

async function knownOf(tx: Tx): Promise<Known> {
  const countries = await tx<{ id: string; code: string }[]>`
    select id, code from country where code is not null and deleted_at is null`
  const places = await tx<{ state: string; city: string; name: string }[]>`
    select s.id as state, min(c.id::text) as city, n.code || ' ' || s.name || ' ' || c.name as name
    from city c join state s on s.id = c.state_id join country n on n.id = s.country_id
    where c.name = any(${cityNames}) and n.code = any(${Object.keys(origins)}) group by 1, 3`
  const named = (kind: string) => tx<{ id: string; name: string }[]>`
    select id, name from lookup where kind = ${kind} and deleted_at is null`
  return {
    countries: new Map(countries.map(({ id, code }) => [code, id])),
    places: new Map(places.map(({ name, ...place }) => [name, place])),
    relations: new Map((await named('relation')).map(({ id, name }) => [name, id])),
    categories: new Map((await named('visa-category')).map(({ id, name }) => [name, id])),
  }
}

const cityNames = Object.values(origins).flatMap(({ places }) => places.map(([city]) => city as string))
