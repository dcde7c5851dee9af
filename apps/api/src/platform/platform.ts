import type { Extractor } from '../reading/extract.ts'
import type { Model } from '../reading/second-opinion/model.ts'
import type { Antivirus } from './antivirus.ts'
import type { Events } from './events.ts'
import type { FieldCrypto } from './field-crypto.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail/mail.ts'
import type { Sql } from './sql.ts'
import type { Storage } from './storage/storage.ts'

/** What one verb changed, as the trail holds it. */
export interface Changed {
  actorId: string | null
  companyId: string | null
  /** As `hotlist.update`. */
  action: string
  records: readonly { kind: string; id: string }[]
}

/** The outside world, as verbs know it. */
export interface Platform {
  storage: Storage
  antivirus: Antivirus
  fields: FieldCrypto
  jobs: Jobs
  mail: Mail
  events: Events
  extractor: Extractor
  /** Asked for a second opinion on resumes; null where the operator plugged none in. */
  model: Model | null
  /** Runs in the transaction of every change that the trail holds, after it was noted there. */
  onChanged(tx: Sql, change: Changed): Promise<void>
}
