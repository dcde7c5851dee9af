import type { RecordKind } from '@corridor/contract/records/record/kinds'
import { hooksOf } from '../../../platform/hooks.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { Platform } from '../../../platform.ts'

/** Kinds of records that an application names. */
export type AppliedKind = Extract<RecordKind, 'institution' | 'programme' | 'intake' | 'institution-contract'>

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Counts the applications that name a record; the record is held. */
    countApplications: (tx: Sql, kind: AppliedKind, id: string) => Promise<number>
  }
}

/** Counts the applications that name an institution, or a record below one, as the nouns above tell. */
export async function countApplied(tx: Sql, platform: Platform, kind: AppliedKind, id: string): Promise<number> {
  let count = 0
  for (const countIn of hooksOf(platform, 'countApplications')) count += await countIn(tx, kind, id)
  return count
}
