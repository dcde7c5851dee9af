import type { Merge } from '@corridor/contract/records/merge/shapes'
import type { AnyListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import { audiencesOf, type Scope } from '../../../db/scope/scope.ts'
import {
  companyAlone,
  isSeen,
  narrowed,
  type Sight,
  type SightedTable,
  sightedTables,
} from '../../../db/scope/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'
import type { AnyMergeKind } from './kind.ts'

const dayMs = 86_400_000
/** Days for which a merge can be undone: as long as the record that was merged away stands in the bin. */
export const splitDays = 30

export interface PairRow<Reason extends string = string> extends RecordRow {
  one_id: string
  other_id: string
  score: number
  reasons: Reason[]
  state: 'open' | 'apart'
}

/** A pair as the list answers it, before its records are read. */
export interface ListedPair<Reason extends string> extends ReturnType<typeof toRecordBase> {
  score: number
  reasons: Reason[]
  ids: [string, string]
}

const both = 't.one_id, t.other_id'

/** Kinds whose doubles are merged: those of a sight, and one that all members of a company see. */
export type MergeTable = SightedTable | 'client'

/** True for those that the caller sees, under an alias. */
export const isSeenOf = (sql: Sql, scope: Scope, table: MergeTable, alias: string): Fragment =>
  sightedTables.some((sighted) => sighted === table) ? isSeen(sql, scope, alias) : sql`true`

/** Rows about two records of the company, in these columns, who are both seen. */
export const seenBoth = (sql: Sql, scope: Scope, table: MergeTable, ids: string): Sight =>
  narrowed(
    sql,
    companyAlone(sql, scope),
    audiencesOf(scope)
      ? sql`not exists (select 1 from ${sql(table)} c where c.id in (${sql.unsafe(ids)}) and not ${isSeenOf(sql, scope, table, 'c')})`
      : sql`true`,
  )

type Named = Pick<AnyMergeKind, 'rules' | 'nameColumn'>

const nameOf = ({ rules, nameColumn }: Named, id: string) =>
  `(select c.${nameColumn} from ${rules.table} c where c.id = ${id})`

/** Pairs that nobody decided on, of records that both stand. */
export function pairSpec<Reason extends string>(kind: Named): AnyListSpec<PairRow<Reason>, ListedPair<Reason>> {
  const { table } = kind.rules
  const stands = (id: string) => `exists (select 1 from ${table} c where c.id = ${id} and c.deleted_at is null)`
  return {
    table: `${table}_pair`,
    columns: `t.id, t.version, t.created_at, t.updated_at, ${both}, t.score, t.reasons, t.state`,
    within: (sql, scope) =>
      narrowed(
        sql,
        seenBoth(sql, scope, table, both),
        sql`t.state = 'open' and ${sql.unsafe(`${stands('t.one_id')} and ${stands('t.other_id')}`)}`,
      ),
    sort: {
      createDate: { by: 't.created_at' },
      score: { by: 't.score' },
      name: { by: `${nameOf(kind, 't.one_id')} collate corridor_text` },
    },
    filters: { record: (sql, id) => sql`${id} in (${sql.unsafe(both)})` },
    search: { name: `(select string_agg(c.${kind.nameColumn}, ' ') from ${table} c where c.id in (${both}))` },
    toWire: (row) => ({
      ...toRecordBase(row),
      score: row.score,
      reasons: row.reasons,
      ids: [row.one_id, row.other_id],
    }),
  }
}

interface MergeRow extends RecordRow, OwnerColumns {
  kept_id: string
  gone_id: string
}

/** Merges that can be undone. */
export function mergeSpec(kind: Named & Pick<AnyMergeKind, 'gone'>): AnyListSpec<MergeRow, Merge> {
  const { table } = kind.rules
  return {
    table: `${table}_merge`,
    columns: `t.id, t.version, t.created_at, t.updated_at, t.kept_id, t.gone_id, ${kind.gone.columns}, ${ownerColumns}`,
    joins: `join ${table} g on g.id = t.gone_id ${ownerJoin}`,
    within: (sql, scope) =>
      narrowed(
        sql,
        seenBoth(sql, scope, table, 't.kept_id, t.gone_id'),
        sql`t.split_at is null and ${isSplittable(sql)}`,
      ),
    sort: { createDate: { by: 't.created_at' }, name: { by: `${nameOf(kind, 't.gone_id')} collate corridor_text` } },
    filters: { kept: (sql, id) => sql`t.kept_id = ${id}` },
    search: { name: nameOf(kind, 't.gone_id') },
    toWire: (row) => ({
      ...toRecordBase(row),
      keptId: row.kept_id,
      goneInfo: [{ _id: row.gone_id, ...kind.gone.toNames(row) }],
      splitUntil: new Date(row.created_at.getTime() + splitDays * dayMs).toISOString(),
      userInfo: toUserInfo(row),
    }),
  }
}

export const isSplittable = (sql: Sql): Fragment => sql`t.created_at > now() - make_interval(days => ${splitDays})`
