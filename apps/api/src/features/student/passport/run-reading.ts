import type { Parts } from '../../../db/scope/context.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { isLost } from '../../../platform/storage/seal-fault.ts'
import type { ZoneReading } from '../../../reading/zone/answer.ts'
import { deleteUnheldFiles } from '../../base/file/delete-unheld.ts'
import { endReading } from '../../base/parse/end-reading.ts'
import { dropFile, insertZone, startParse } from '../../base/parse/store.ts'
import { sealZone, toKept } from '../../base/parse/zone.ts'
import { dayOfCompany } from '../enrolment/own-day.ts'
import { fitOf, isAnothers } from './name-fit.ts'
import { openOrNot } from './sealing.ts'
import { findNamed, type NamedStudent } from './store.ts'

const kinds: Readonly<Record<string, 'pdf' | 'png' | 'jpg' | 'webp'>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

const unreadable = 'The picture could not be read. Please try another one, or fill in the form.'
const anothers =
  'The zone of this picture is of another person than this student. Nothing was taken over: please check whose passport it is.'

/** Reads the zone of a waiting picture, and keeps it sealed beside its reading; a picture that says nothing of its student is not kept. */
export async function runPassportReading(
  { db, platform }: Parts,
  { parseId, studentId }: JobData['read-passport'],
): Promise<void> {
  const waiting = await startParse(db, parseId)
  if (!waiting) return
  const end = (reason: string) =>
    endReading(db, platform, parseId, { status: 'failed', result: null, sealed_pages: null, reason }, async (tx) => {
      const key = await dropFile(tx, parseId)
      if (key) await deleteUnheldFiles(tx, platform.jobs, [key])
    })

  const kind = kinds[waiting.file_type]
  if (!kind) return end(unreadable)
  const today = await dayOfCompany(db, waiting.company_id)
  const answer = await platform.storage
    .withLocalFile('files', waiting.file_key, (path) => platform.extractor.readZone({ path, kind }, today))
    .catch((error) => {
      if (isLost(error)) return null
      throw error
    })
  if (answer?.status !== 'read') return end(answer?.reason ?? unreadable)
  const { reading } = answer
  const student = await findNamed(db, studentId)
  if (!student) return end(unreadable)
  const names = namesOf(reading)
  const nameFits = fitOf(names, student, reading.nameCut)
  const storedDate = openOrNot(platform.fields, student, 'birthDate')
  if (isAnothers(names, student) || (nameFits !== 'same' && isOtherDay(reading, storedDate))) return end(anothers)

  const sealed_reading = sealZone(platform.fields, parseId, toKept(reading, nameFits))
  const how = { status: 'done', result: null, sealed_pages: null, reason: null } as const
  await endReading(db, platform, parseId, how, async (tx) => {
    await insertZone(tx, { ...ofStudent(student), parse_id: parseId, sealed_reading })
  })
}

const ofStudent = ({ id, company_id }: NamedStudent) => ({ company_id, student_id: id })

const namesOf = ({ surname, givenNames }: Pick<ZoneReading, 'surname' | 'givenNames'>) => ({
  surname: surname.value ?? '',
  givenNames: givenNames.value ?? '',
})

const isOtherDay = ({ birthDate }: ZoneReading, stored: string | null | undefined) =>
  birthDate.value !== null && Boolean(stored) && birthDate.value !== stored
