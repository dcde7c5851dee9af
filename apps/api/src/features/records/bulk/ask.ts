import type { RecordKind } from '@corridor/contract/records/record/kinds'
import type { Context } from '../../../db/scope/context.ts'
import { hooksOf } from '../../../platform/hooks.ts'
import type { Platform } from '../../../platform.ts'
import type { Values } from './set-values.ts'

/** How something is asked of many records, each by a verb of its own that says what it made and takes it back. */
export interface BulkAsk {
  /** Throws `request.invalid` or `record.notFound`. */
  judge: (context: Context, values: Values) => Promise<Values>
  ask: (context: Context, id: string, values: Values) => Promise<object>
  takeBack: (context: Context, made: object) => Promise<unknown>
}

export const findAsk = (platform: Platform, kind: RecordKind): BulkAsk | undefined =>
  hooksOf(platform, 'findBulkAsk').flatMap((find) => find(kind) ?? [])[0]
