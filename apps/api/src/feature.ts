import type { OtherExport } from '@corridor/contract/records/export/kinds'
import type { OtherList } from '@corridor/contract/records/record/lists'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import type postgres from 'postgres'
import type { AnyListSpec } from './db/list/spec.ts'
import type { AnyWork } from './db/long-work/serve.ts'
import type { ExportSource } from './db/record/export-source.ts'
import type { KindRules } from './db/record/kind.ts'
import type { WrittenTable } from './db/record/table.ts'
import type { Destination, TransferRules } from './db/record/transfer-rules.ts'
import type { SealedColumn } from './db/reseal.ts'
import type { FeatureHooks } from './platform/hooks.ts'
import type { JobData, JobName, QueueRules } from './platform/jobs.ts'
import type { Platform } from './platform.ts'

/** Parts that work in the background is done with. */
export interface JobParts {
  db: postgres.Sql
  platform: Platform
}

/** Queues with what is done to each piece in them. */
export type FeatureJobs = {
  [Name in JobName]?: QueueRules & { work: (parts: JobParts, data: JobData[Name]) => Promise<void> }
}

/**
 * Declares a feature to the API, in its `feature.ts`; `features.ts` gathers them. The data that its jobs carry is added to `JobData` there
 * too.
 */
export interface Feature {
  /** Each endpoint of the contract with its function. */
  routes: object
  jobs?: FeatureJobs
  /** Its kinds of work that outlasts a request. */
  work?: readonly AnyWork[]
  /** Its tables of plain records; what their verbs write is held against the migrated database. */
  tables?: readonly WrittenTable[]
  /** The kinds of records that bin, bulk actions, import and export work on. */
  kinds?: readonly KindRules[]
  /** Its lists that show records of another noun's kind, as its facts name them. */
  lists?: Partial<Record<OtherList, AnyListSpec>>
  /** Rules for tables of other things than these kinds. */
  imports?: Partial<Record<ImportKind, TransferRules>>
  /** Answers to nouns of areas below its own. */
  hooks?: FeatureHooks
  /** Places for records of a kind that are brought in, beside their own list. */
  destinations?: Partial<Record<ImportKind, Destination>>
  /** Rows that are taken out beside records of kinds. */
  exports?: Partial<Record<OtherExport, ExportSource>>
  /** Columns that hold sealed values: what is not named keeps its old key when keys are rotated. */
  sealed?: readonly SealedColumn[]
}
