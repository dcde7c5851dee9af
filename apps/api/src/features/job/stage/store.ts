import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Context } from '../../../db/scope/context.ts'
import type { CompanyScope } from '../../../db/scope/scope.ts'
import type { Sql } from '../../../platform/sql.ts'
import { type StageRow, stageSpec } from './tables.ts'

export const listStages = ({ db, scope }: Context, query: ListQuery) => runList(db, scope, stageSpec, query)

type Kept = Pick<StageRow, 'id' | 'name' | 'kind' | 'place' | 'version'>

/** A company's stages in their order; nobody else changes them before `tx` ends. */
export async function lockStages(tx: Sql, { companyId }: CompanyScope): Promise<Kept[]> {
  await tx`select 1 from company where id = ${companyId} for no key update`
  return tx<
    Kept[]
  >`select id, name, kind, place, version from stage where company_id = ${companyId} order by place, id for update`
}

type Stays = Pick<Kept, 'id' | 'kind'>

export const setPlaces = (tx: Sql, ids: readonly string[]) => tx`
  update stage s set place = asked.at - 1, version = s.version + 1, updated_at = now()
  from unnest(${ids as string[]}::uuid[]) with ordinality as asked (id, at)
  where s.id = asked.id and s.place <> asked.at - 1`

/** Applications that stand in a stage, those in the bin too, for they may come back: the number that counts is of the others. */
export async function countIn(tx: Sql, stageId: string): Promise<number> {
  const [row] = await tx<{ n: number }[]>`
    select count(*)::int as n from application where stage_id = ${stageId} and deleted_at is null`
  return row?.n ?? 0
}

/** Puts all of a stage's applications, those in the bin among them, into another; answers the ids of those that stand. */
export async function moveAll(tx: Sql, from: Stays, to: Stays): Promise<string[]> {
  const isSame = from.kind === to.kind
  const rows = await tx<{ id: string; deleted_at: Date | null }[]>`
    update application set stage_id = ${to.id}, stage_at = now(), declined_by = case when ${isSame} then declined_by end,
      decline_reason = case when ${isSame} then decline_reason else '' end, version = version + 1, updated_at = now()
    where stage_id = ${from.id} returning id, deleted_at`
  return rows.filter(({ deleted_at }) => deleted_at === null).map(({ id }) => id)
}

export const deleteRow = (tx: Sql, id: string) => tx`delete from stage where id = ${id}`
