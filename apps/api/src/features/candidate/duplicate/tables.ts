import type { MatchReason } from '@corridor/contract/candidate/duplicate/reasons'
import type { duplicate } from '@corridor/contract/candidate/duplicate/shapes'
import type { ListSpec } from '../../../db/list-spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toNames,
  toRecordBase,
  toUserInfo,
} from '../../../db/record.ts'
import { audiencesOf, type Scope } from '../../../db/scope.ts'
import { companyAlone, isSeen, narrowed, type Sight } from '../../../db/within.ts'
import type { Fragment, Sql } from '../../../platform/sql.ts'

const dayMs = 86_400_000
/** How long a merge can be undone: as long as what was merged away stands in the bin. */
export const splitDays = 30

export interface PairRow extends RecordRow {
  one_id: string
  other_id: string
  score: number
  reasons: MatchReason[]
  state: 'open' | 'apart'
}

/** A pair as the list answers it, before its candidates are read. */
export interface ListedPair extends Pick<PairRow, 'score' | 'reasons'>, ReturnType<typeof toRecordBase> {
  ids: [string, string]
}

const both = 't.one_id, t.other_id'
const stands = (id: string) => `exists (select 1 from candidate c where c.id = ${id} and c.deleted_at is null)`

const nameOf = (id: string) => `(select c.full_name from candidate c where c.id = ${id})`

/** Rows about two candidates of the company, in these columns, who are both seen. */
export const seenBoth = (sql: Sql, scope: Scope, ids: string): Sight =>
  narrowed(
    sql,
    companyAlone(sql, scope),
    audiencesOf(scope)
      ? sql`not exists (select 1 from candidate c where c.id in (${sql.unsafe(ids)}) and not ${isSeen(sql, scope, 'c')})`
      : sql`true`,
  )

/** Pairs that nobody decided on, of candidates who both stand. */
export const pairSpec: ListSpec<PairRow, typeof duplicate.list, ListedPair> = {
  table: 'candidate_pair',
  columns: `t.id, t.version, t.created_at, t.updated_at, ${both}, t.score, t.reasons, t.state`,
  within: (sql, scope) =>
    narrowed(
      sql,
      seenBoth(sql, scope, both),
      sql`t.state = 'open' and ${sql.unsafe(`${stands('t.one_id')} and ${stands('t.other_id')}`)}`,
    ),
  sort: {
    createDate: { by: 't.created_at' },
    score: { by: 't.score' },
    name: { by: `${nameOf('t.one_id')} collate corridor_text` },
  },
  filters: { candidate: (sql, id) => sql`${id} in (${sql.unsafe(both)})` },
  search: { name: `(select string_agg(c.full_name, ' ') from candidate c where c.id in (${both}))` },
  toWire: (row) => ({
    ...toRecordBase(row),
    score: row.score,
    reasons: row.reasons,
    ids: [row.one_id, row.other_id],
  }),
}

export interface MergeRow extends RecordRow, OwnerColumns {
  kept_id: string
  gone_id: string
  gone_first: string
  gone_last: string
}

/** Merges that can be undone. */
export const mergeSpec: ListSpec<MergeRow, typeof duplicate.listMerge> = {
  table: 'candidate_merge',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.kept_id, t.gone_id, g.first_name as gone_first, g.last_name as gone_last, ${ownerColumns}`,
  joins: `join candidate g on g.id = t.gone_id ${ownerJoin}`,
  within: (sql, scope) =>
    narrowed(sql, seenBoth(sql, scope, 't.kept_id, t.gone_id'), sql`t.split_at is null and ${isSplittable(sql)}`),
  sort: { createDate: { by: 't.created_at' }, name: { by: `${nameOf('t.gone_id')} collate corridor_text` } },
  filters: { kept: (sql, id) => sql`t.kept_id = ${id}` },
  search: { name: nameOf('t.gone_id') },
  toWire: (row) => ({
    ...toRecordBase(row),
    keptId: row.kept_id,
    goneInfo: [{ _id: row.gone_id, ...toNames(row.gone_first, row.gone_last) }],
    splitUntil: new Date(row.created_at.getTime() + splitDays * dayMs).toISOString(),
    userInfo: toUserInfo(row),
  }),
}

export const isSplittable = (sql: Sql): Fragment => sql`t.created_at > now() - make_interval(days => ${splitDays})`
