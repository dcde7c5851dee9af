import type { Drawing } from './drawing/drawing.ts'
import type { PdfSigner } from './pdf/signer.ts'
import type { Antivirus } from './platform/antivirus.ts'
import type { Events } from './platform/events.ts'
import type { FieldCrypto } from './platform/field-crypto.ts'
import type { GatheredHooks } from './platform/hooks.ts'
import type { Jobs } from './platform/jobs.ts'
import type { HouseServer } from './platform/mail/house-server.ts'
import type { Mail } from './platform/mail/mail.ts'
import type { MailReader } from './platform/mail/mail-reader.ts'
import type { MemberServers } from './platform/mail/member-servers.ts'
import type { Sql } from './platform/sql.ts'
import type { Storage } from './platform/storage/storage.ts'
import type { Extractor } from './reading/extract.ts'
import type { Model } from './reading/second-opinion/model.ts'

/** Change that one verb made, as the audit holds it. */
export interface Changed {
  actorId: string | null
  companyId: string | null
  /** As `hotlist.update`. */
  action: string
  records: readonly { kind: string; id: string }[]
}

/** The outside world, as verbs know it. `db/record/` adds the rules of all kinds, which themselves ask the world. */
export interface Platform {
  /** The address under which people reach the product, without a slash at its end. */
  publicUrl: string
  /** True if this is the demo, in which nobody outside is meant. */
  isDemo: boolean
  storage: Storage
  antivirus: Antivirus
  /** Signs papers with the operator's certificate; null if the installation signs with a key of its own. */
  signer: PdfSigner | null
  fields: FieldCrypto
  jobs: Jobs
  mail: Mail
  /** The installation's own mail server, or what keeps mail in its place. */
  house: HouseServer
  /** Reads mails that came in, away from the thread that answers. */
  mailReader: MailReader
  /** Ways to the members' own mail servers. */
  memberServers: MemberServers
  events: Events
  extractor: Extractor
  /** Draws papers and tables, away from the thread that answers. */
  drawing: Drawing
  /** Asked for a second opinion on resumes; null if the operator plugged none in. */
  model: Model | null
  /** Answers of areas to those below them. */
  hooks: GatheredHooks
  /** Runs in the transaction of every change that the trail holds, after it was noted there. */
  onChanged(tx: Sql, change: Changed): Promise<void>
}
