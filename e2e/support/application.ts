import { unique } from './records.ts'
import { callAs, type Session } from './sessions.ts'
import { countryOf, declareFor, enrolled } from './student.ts'

interface Applied {
  _id: string
  student: string
  studentName: string
  institutionName: string
  programmeName: string
}

const year = new Date().getFullYear() + 1

/** A place in Canada with two intakes of one programme. */
export async function canadianPlace(session: Session) {
  const institutionName = unique('Maple College')
  const programmeName = 'MSc Data Science'
  const add = async (path: string, body: object): Promise<string> =>
    (await callAs(session, 'POST', `/${path}/add`, body)).data._id
  const institution = await add('institution', {
    ...{ name: institutionName, country: await countryOf(session, 'Canada'), zone: 'America/Toronto' },
  })
  const fee = { firstYearFee: 2_040_000, feeCurrency: 'CAD' }
  const programme = await add('programme', { institutionId: institution, name: programmeName, level: 'master', ...fee })
  const intake = await add('intake', {
    ...{ programmeId: programme, startDate: `${year}-09-01`, deadlineDate: `${year}-01-15`, deadlineTime: '23:59' },
  })
  await add('intake', { programmeId: programme, startDate: `${year + 1}-01-10` })
  return { institution, institutionName, programme, programmeName, intake }
}

const line = ['in-review', 'submitted', 'offer', 'deposit-paid', 'confirmed', 'visa-filed', 'enrolled']
type Stage = 'draft' | 'offer' | 'confirmed' | 'enrolled'

/** Signs a student's file in person, and has a colleague approve it: it may be submitted. */
export async function reviewed(session: Session, colleague: Session, studentId: string): Promise<void> {
  await declareFor(session, studentId)
  await callAs(colleague, 'POST', '/file-review/approve', { studentId })
}

/** An application of a student of its own that was moved as far as a stage; past the review a colleague approves its file. */
export async function applied(session: Session, stage: Stage = 'draft', colleague?: Session): Promise<Applied> {
  return appliedAt(session, await canadianPlace(session), stage, colleague)
}

/** The same at a place that is there. */
export async function appliedAt(
  session: Session,
  { institution, institutionName, programme, programmeName, intake }: Awaited<ReturnType<typeof canadianPlace>>,
  stage: Stage,
  colleague?: Session,
): Promise<Applied> {
  const student = await enrolled(session, unique('Rao').replace(' ', ''))
  const at = { student: student._id, institution, programme, intake }
  const { data } = await callAs(session, 'POST', '/student-application/add', at)
  if (colleague) await reviewed(session, colleague, student._id)
  const today = new Date().toISOString().slice(0, 10)
  for (const to of line.slice(0, line.indexOf(stage) + 1))
    await callAs(session, 'POST', `/student-application/move/${data._id}`, { stage: to, on: today, reason: '' })
  return { _id: data._id, student: student._id, studentName: student.name, institutionName, programmeName }
}
