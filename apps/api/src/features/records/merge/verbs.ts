import type { MergeChoices } from '@corridor/contract/records/merge/kinds'
import type { ListQuery } from '@corridor/contract/wire/list'
import type { RecordRow } from '../../../db/record/record.ts'
import type { CompanyContext, Parts } from '../../../db/scope/context.ts'
import type { Sql } from '../../../platform/sql.ts'
import { reopenPair, setPairApart } from './decide.ts'
import { forgetMerges } from './forget.ts'
import type { MergeKind } from './kind.ts'
import { listMerges, listPairs } from './list.ts'
import { matchWaiting } from './match.ts'
import { type Merging, mergeRecords } from './merge.ts'
import { splitRecords } from './split.ts'
import { listApart } from './store.ts'

/** All that is done with the doubles of a kind: its calls, in the order of the contract, and its two jobs. */
export const mergeVerbs = <
  Row extends RecordRow,
  Wire,
  Values extends object,
  Field extends string,
  Reason extends string,
>(
  kind: MergeKind<Row, Wire, Values, Field, Reason>,
) => ({
  list: (context: CompanyContext, query: ListQuery) => listPairs(kind, context, query),
  setApart: (context: CompanyContext, input: { id: string }) => setPairApart(kind, context, input),
  reopen: (context: CompanyContext, input: { id: string }) => reopenPair(kind, context, input),
  merge: (context: CompanyContext, input: Merging<MergeChoices<Field>>) => mergeRecords(kind, context, input),
  split: (context: CompanyContext, input: { id: string }) => splitRecords(kind, context, input),
  listMerge: (context: CompanyContext, query: ListQuery) => listMerges(kind, context, query),
  listApart: (sql: Sql, id: string) => listApart(sql, kind.rules, id),
  match: ({ db, platform }: Parts) => matchWaiting(kind, db, platform),
  forget: ({ db, platform }: Parts) => forgetMerges(kind, db, platform.jobs),
})
