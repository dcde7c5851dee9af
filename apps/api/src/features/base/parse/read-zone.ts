import { zoneReasons } from '@corridor/contract/base/parse/zone-reasons'
import type { Parts } from '../../../db/scope/context.ts'
import { isLost } from '../../../platform/storage/seal-fault.ts'
import type { ZoneReading } from '../../../reading/zone/answer.ts'
import { deleteUnheldFiles } from '../file/delete-unheld.ts'
import { endReading } from './end-reading.ts'
import { dropFile, insertZone, startParse } from './store.ts'
import { sealZone, toKept } from './zone.ts'

const kinds: Readonly<Record<string, 'pdf' | 'png' | 'jpg' | 'webp'>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
}

/** How a reading is kept: for which student, and how their names fit; or the sentence that refuses it. */
export type Judged = { studentId: string; nameFits: Parameters<typeof toKept>[1] } | { refusal: string }

interface Asked {
  parseId: string
  /** The day of a company, by which births are past. */
  dayOf: (companyId: string) => Promise<string>
  /** Judges a reading for the person it was asked for; undefined if they are gone. */
  judge: (reading: ZoneReading) => Promise<Judged | undefined>
}

/** Reads the zone of a waiting picture and keeps it sealed beside its reading. A picture that says nothing, or of somebody else, is not kept. */
export async function readWaitingZone({ db, platform }: Parts, { parseId, dayOf, judge }: Asked): Promise<void> {
  const waiting = await startParse(db, parseId)
  if (!waiting) return
  const { company_id, file_key, file_type } = waiting
  const kind = kinds[file_type]
  const today = await dayOf(company_id)
  const answer = kind
    ? await platform.storage
        .withLocalFile('files', file_key, (path) => platform.extractor.readZone({ path, kind }, today))
        .catch((error) => {
          if (isLost(error)) return null
          throw error
        })
    : null
  if (answer?.status !== 'read') return refuse(answer?.reason ?? zoneReasons.unreadable)
  const judged = await judge(answer.reading)
  if (!judged || 'refusal' in judged) return refuse(judged?.refusal ?? zoneReasons.unreadable)

  const { studentId: student_id, nameFits } = judged
  const sealed_reading = sealZone(platform.fields, parseId, toKept(answer.reading, nameFits))
  const done = { status: 'done', result: null, sealed_pages: null, reason: null } as const
  await endReading(db, platform, parseId, done, async (tx) => {
    await insertZone(tx, { parse_id: parseId, company_id, student_id, sealed_reading })
  })

  function refuse(reason: string): Promise<void> {
    const failed = { status: 'failed', result: null, sealed_pages: null, reason } as const
    return endReading(db, platform, parseId, failed, async (tx) => {
      const key = await dropFile(tx, parseId)
      if (key) await deleteUnheldFiles(tx, platform.jobs, [key])
    })
  }
}
