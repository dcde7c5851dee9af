import { zoneReasons } from '@corridor/contract/base/parse/zone-reasons'
import type { Parts } from '../../../db/scope/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import type { ZoneReading } from '../../../reading/zone/answer.ts'
import { type Judged, readWaitingZone } from '../../base/parse/read-zone.ts'
import { dayOfCompany } from '../enrolment/own-day.ts'
import { fitOf, isAnothers } from './name-fit.ts'
import { openOrNot } from './sealing.ts'
import { findNamed } from './store.ts'

/** Reads a waiting picture for its student. */
export const runPassportReading = (parts: Parts, { parseId, studentId }: JobData['read-passport']): Promise<void> =>
  readWaitingZone(parts, {
    parseId,
    dayOf: (companyId) => dayOfCompany(parts.db, companyId),
    judge: (reading) => judge(parts, studentId, reading),
  })

/** Whose passport it is: by the names, and where these say nothing for sure, by the birth date that stands. */
async function judge({ db, platform }: Parts, studentId: string, reading: ZoneReading): Promise<Judged | undefined> {
  const student = await findNamed(db, studentId)
  if (!student) return undefined
  const names = { surname: reading.surname.value ?? '', givenNames: reading.givenNames.value ?? '' }
  const nameFits = fitOf(names, student, reading.nameCut)
  const stands = openOrNot(platform.fields, student, 'birthDate')
  const isOtherDay = reading.birthDate.value !== null && Boolean(stands) && reading.birthDate.value !== stands
  if (isAnothers(names, student) || (nameFits !== 'same' && isOtherDay)) return { refusal: zoneReasons.anothers }
  return { studentId, nameFits }
}
