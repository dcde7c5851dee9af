import type { FieldCrypto } from '../../../../platform/field-crypto.ts'
import type { Sql } from '../../../../platform/sql.ts'
import type { Storage } from '../../../../platform/storage/storage.ts'

/** A demo that is judged. */
export interface Judged {
  sql: Sql
  storage: Storage
  /** Opens what the demo sealed. */
  fields: FieldCrypto
}

/** Answers a sentence for each record that does not fit the story, naming it. */
export type Rule = (judged: Judged) => Promise<string[]>
