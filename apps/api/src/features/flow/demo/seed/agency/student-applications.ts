import { contractFor } from '@corridor/contract/agency/institution-contract/which'
import { confirmationsNeeded } from '@corridor/contract/agency/student-application/kinds'
import { isLive } from '@corridor/contract/agency/student-application/stages'
import type postgres from 'postgres'
import { now } from '../../../../../platform/clock.ts'
import { idAt, newId } from '../../../../../platform/ids.ts'
import { columnsOf, json } from '../../../../../platform/sql.ts'
import { findReach } from '../../../../agency/student-application/store.ts'
import { dayAgo } from '../students/days.ts'
import type { PlannedStudent } from '../students/plan.ts'
import { leaveTrail, type Trace } from '../trail.ts'
import { chainOf, type Step } from './chain.ts'
import { findCourses, findStudents, type KnownCourse, type KnownStudent } from './known.ts'
import { countryOf } from './places.ts'
import { isOver, type PlannedApplication } from './planned.ts'

type Tx = postgres.TransactionSql

/** An application as it was written, for what follows from it. */
export interface MadeApplication {
  id: string
  student: KnownStudent
  course: KnownCourse
  planned: PlannedApplication
  steps: Step[]
  contractId: string | null
  subAgentId: string | null
}

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Days since Atlas keeps its files here: those of before were brought in then. */
const oldestDays = 370
const subAgents: Readonly<Record<string, string>> = {
  ...{ IN: 'Sutlej Study Centre', NP: 'Bagmati Overseas', NG: 'Lagos Bridge Education' },
}

/** Applications of the students of Atlas (demo.md, Applications). */
export async function demoStudentApplications(tx: Tx, planned: readonly PlannedStudent[]): Promise<MadeApplication[]> {
  const courses = await findCourses(tx)
  const students = await findStudents(tx)
  const vendors = await tx<
    { id: string; name: string }[]
  >`select id, name from vendor where name = any(${Object.values(subAgents)})`
  const vendorOf = new Map(vendors.map(({ id, name }) => [name, id]))
  const counts = new Map<string, number>()
  // Every third student of a sub-agent's country came through it.
  const isSent = (origin: string) => {
    const count = counts.get(origin) ?? 0
    counts.set(origin, count + 1)
    return count % 3 === 1
  }
  const made: MadeApplication[] = []
  for (const one of planned) {
    const student = students.get(one.email)
    for (const application of student ? one.applications : []) {
      const course = courses.get(`${application.place} ${application.nth}`)
      if (!student || !course) throw new Error('A course of the demo was expected.')
      const steps = chainOf(application, isOver(application) ? Number.POSITIVE_INFINITY : one.daysAgo - 1)
      const subAgentId = isSent(one.origin) ? (vendorOf.get(subAgents[one.origin] ?? '') ?? null) : null
      made.push(await add(tx, { student, course, planned: application, steps, subAgentId, number: one.number }))
    }
  }
  await leaveTrail(tx, made.flatMap(tracesOf))
  return made
}

export const momentAgo = (days: number, hour = 9): Date => {
  const at = new Date(now().getTime() - days * dayMs)
  return new Date(Math.min(Date.parse(at.toISOString().slice(0, 10)) + hour * hourMs, now().getTime() - hourMs))
}
/** The same for a record, which is no older than its company's files are here. */
export const keptAgo = (days: number, hour = 9): Date => momentAgo(Math.min(days, oldestDays), hour)

type Adding = Omit<MadeApplication, 'id' | 'contractId'> & { number: number }

async function add(tx: Tx, { student, course, planned, steps, subAgentId, number }: Adding): Promise<MadeApplication> {
  const [first] = steps
  const begun = keptAgo(first?.daysAgo ?? 0)
  const id = idAt(begun)
  const { company_id, counsellor_id: created_by } = student
  const submitted = steps.find(({ to }) => to === 'submitted')
  const contractId = submitted ? await chosenContract(tx, student, course, dayAgo(submitted.daysAgo)) : null
  const isOffered = steps.some(({ to }) => to === 'offer')
  const intake_id = course.intakes.get(planned.startsOn)
  if (!intake_id) throw new Error(`The demo has no intake on ${planned.startsOn}`)
  await tx`insert into student_application ${columnsOf(tx, {
    ...{
      id,
      company_id,
      student_id: student.id,
      institution_id: course.institution_id,
      programme_id: course.programme_id,
      intake_id,
    },
    ...{
      first_intake_id: course.intakes.get(planned.firstStartsOn ?? '') ?? null,
      contract_id: contractId,
      sub_agent_id: subAgentId,
    },
    ...{ stage: planned.stage, stage_on: dayAgo(planned.stageDaysAgo), rested_from: planned.restedFrom ?? null },
    ...authorityOf(planned, steps, number),
    student_number: isOffered ? `${course.currency.slice(0, 2)}${20_000 + number * 13 + planned.nth}` : '',
    ...sumOf('scholarship', isOffered && number % 4 === 1 ? 200_000 : null, course.currency),
    ...sumOf('deposit', isOffered ? 250_000 : null, course.currency),
    deposit_due_on: isOffered ? dayAgo(-(planned.depositDueIn ?? -planned.stageDaysAgo - 1)) : null,
    ...{ refusal_explained: isLive(planned.stage) && number % 2 === 0, note: '', audience: 0 },
    ...{ created_by, created_at: begun, updated_at: keptAgo(planned.stageDaysAgo, 10) },
  })}`
  const application = { id, student, course, planned, steps, contractId, subAgentId }
  await insertMoves(tx, application)
  await insertNeeds(tx, application, number)
  return application
}

const sumOf = (name: 'scholarship' | 'deposit', amount: number | null, currency: string) => ({
  [`${name}_amount`]: amount,
  [`${name}_currency`]: amount === null ? null : currency,
})

async function chosenContract(
  tx: Tx,
  student: KnownStudent,
  course: KnownCourse,
  submittedOn: string,
): Promise<string | null> {
  const { contracts, level } = await findReach(tx, course)
  if (!level) return null
  const applied = { institution: course.institution_id, level, citizenship: student.citizenship_id, submittedOn }
  return contractFor(contracts, applied)?._id ?? null
}

/** Days since the authority said what it says; it decides while the visa is filed. */
function decidedDaysAgo({ stage, stageDaysAgo, authority }: PlannedApplication, steps: readonly Step[]): number | null {
  const filed = steps.find(({ to }) => to === 'visa-filed')
  if (!filed || authority === 'none') return null
  if (authority === 'filed') return filed.daysAgo
  if (stage === 'visa-filed') return Math.max(1, stageDaysAgo - Math.ceil(stageDaysAgo / 2))
  return Math.round((filed.daysAgo + stageDaysAgo) / 2)
}

function authorityOf(planned: PlannedApplication, steps: readonly Step[], number: number) {
  const days = decidedDaysAgo(planned, steps)
  return {
    authority: planned.authority,
    authority_on: days === null ? null : dayAgo(days),
    authority_number: days === null ? '' : `DEMO-${String(4_000 + number * 7 + planned.nth)}`,
  }
}

async function insertMoves(tx: Tx, made: MadeApplication): Promise<void> {
  const rows = movesOf(made).map(({ daysAgo, hour, ...move }) => ({
    ...{
      id: newId(),
      company_id: made.student.company_id,
      application_id: made.id,
      made_by: made.student.counsellor_id,
    },
    ...{ ...move, on: dayAgo(daysAgo), reason: '', before: json(tx, {}), made_at: keptAgo(daysAgo, hour) },
  }))
  if (rows.length > 0) await tx`insert into student_application_move ${columnsOf(tx, rows)}`
}

interface PlannedMove {
  of: 'stage' | 'authority'
  from: string
  to: string
  kind: 'forward' | 'end' | 'defer'
  daysAgo: number
  /** Hour of the day in UTC: moves of one day stand in their order. */
  hour: number
}

function movesOf({ planned, steps }: MadeApplication): PlannedMove[] {
  const stages = steps.slice(1).map(({ to, daysAgo }, at): PlannedMove => {
    const kind = to === 'deferred' ? 'defer' : isLive(to) ? 'forward' : 'end'
    return { of: 'stage', from: steps[at]?.to ?? 'draft', to, kind, daysAgo, hour: 9 + Math.min(at, 8) / 4 }
  })
  const decided = decidedDaysAgo(planned, steps)
  const filed = steps.find(({ to }) => to === 'visa-filed')
  if (decided === null || !filed) return stages
  const move = (from: string, to: string, daysAgo: number, hour: number): PlannedMove => ({
    ...{ of: 'authority', from, to, kind: 'forward', daysAgo, hour },
  })
  const said = planned.authority === 'filed' ? [] : [move('filed', planned.authority, decided, 13)]
  return [...stages, move('none', 'filed', filed.daysAgo, 12), ...said]
}

/** Conditions of the offer and what confirms the place; those that are behind are met. */
async function insertNeeds(tx: Tx, made: MadeApplication, number: number): Promise<void> {
  const { id: application_id, student, planned, steps } = made
  const own = { company_id: student.company_id, application_id }
  const offered = steps.find(({ to }) => to === 'offer')
  const { conditionDueIn } = planned
  if (offered && (conditionDueIn !== undefined || number % 3 === 0)) {
    const isMet = conditionDueIn === undefined
    await tx`insert into student_application_condition ${columnsOf(tx, {
      ...{
        ...own,
        id: newId(),
        text: number % 2 === 0 ? 'Final transcript of the last degree' : 'Certificate of the English test',
      },
      due_on: conditionDueIn === undefined ? null : dayAgo(-conditionDueIn),
      ...{ met_on: isMet ? dayAgo(planned.stageDaysAgo) : null, met_by: isMet ? student.counsellor_id : null },
      created_at: keptAgo(offered.daysAgo, 11),
    })}`
  }
  const confirmed = steps.find(({ to }) => to === 'confirmed')
  const needed = confirmed && isLive(planned.stage) ? confirmationsNeeded(countryOf(planned)) : []
  for (const [at, [kind]] of needed.entries())
    await tx`insert into student_application_confirmation ${columnsOf(tx, {
      ...{ ...own, id: newId(), kind, number: `DEMO-${String(kind).toUpperCase()}-${7_000 + number * 3 + at}` },
      last_day: at === 0 ? dayAgo(-(planned.lastDayIn ?? 45)) : null,
      created_at: keptAgo(confirmed?.daysAgo ?? 0, 11),
    })}`
  // Deadlines are kept by the database, which looks at them when the application is written.
  await tx`update student_application set note = note where id = ${application_id}`
}

/** The trail as the moves leave it. */
function tracesOf(made: MadeApplication): Trace[] {
  const { company_id, counsellor_id: actor_id } = made.student
  const on = { company_id, actor_id, record_kind: 'student-application', record_id: made.id }
  return movesOf(made).map(({ of, from, to, kind, daysAgo, hour }) => ({
    ...{ ...on, action: actionOf({ of, kind }) },
    ...{ at: keptAgo(daysAgo, hour), before: { [of]: from }, after: { [of]: to, [`${of}_on`]: dayAgo(daysAgo) } },
  }))
}

function actionOf({ of, kind }: Pick<PlannedMove, 'of' | 'kind'>): string {
  if (of === 'authority') return 'student-application.set-authority'
  return kind === 'defer' ? 'student-application.defer' : 'student-application.move'
}
