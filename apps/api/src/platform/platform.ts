import type { Events } from './events.ts'
import type { Extractor } from './extract/extract.ts'
import type { Jobs } from './jobs.ts'
import type { Mail } from './mail.ts'
import type { Storage } from './storage.ts'

/** The outside world, as verbs know it. */
export interface Platform {
  storage: Storage
  jobs: Jobs
  mail: Mail
  events: Events
  extractor: Extractor
}
