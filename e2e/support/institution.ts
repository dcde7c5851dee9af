import { type Made, make, unique } from './records.ts'
import { callAs, type Session } from './sessions.ts'
import { countryOf } from './student.ts'

/** An institution of Canada, by the clock of Toronto unless `more` says another. */
export async function addInstitution(session: Session, more: object = {}): Promise<Made> {
  const name = unique('Lakeview Academy')
  const country = await countryOf(session, 'Canada')
  return (await callAs(session, 'POST', '/institution/add', { name, country, zone: 'America/Toronto', ...more })).data
}

/** The same with a programme and an intake, whose deadline is the last minute of a day. */
export async function institutionWithIntake(session: Session): Promise<Made> {
  const institution = await addInstitution(session)
  const year = new Date().getFullYear() + 1
  const { data: programme } = await callAs(session, 'POST', '/programme/add', {
    institutionId: institution._id,
    ...{ name: 'Data Analytics', level: 'master', months: 24, firstYearFee: 1_840_000, feeCurrency: 'CAD' },
  })
  const days = { startDate: `${year}-09-07`, deadlineDate: `${year}-05-31` }
  await callAs(session, 'POST', '/intake/add', { programmeId: programme._id, ...days })
  return institution
}

export const superAgent = (session: Session) =>
  make.vendor(session, { vendorName: unique('Northern Pathways'), vendorType: 'super-agent' })
