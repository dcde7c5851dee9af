import type { StageKind } from '@corridor/contract/job/stage/kinds'
import type { Stage, stage } from '@corridor/contract/job/stage/shapes'
import type { ListSpec } from '../../../db/list/spec.ts'
import { type RecordRow, toRecordBase } from '../../../db/record/record.ts'
import { companyTable } from '../../../db/record/table.ts'
import { keptInCompany, seen } from '../../../db/scope/within.ts'
import { fail } from '../../../platform/fail.ts'

export interface StageValues {
  name: string
  kind: StageKind
  place: number
}

export interface StageRow extends RecordRow, StageValues {
  applications: number
}

const columns = `t.id, t.version, t.created_at, t.updated_at, t.name, t.kind, t.place,
  (select count(*)::int from application a where a.stage_id = t.id and a.deleted_at is null and ${seen('a')}) as applications`

export const stageSpec: ListSpec<StageRow, typeof stage.list> = {
  table: 'stage',
  columns,
  within: keptInCompany,
  sort: {
    createDate: { by: 't.created_at' },
    place: { by: 't.place', indexed: true },
    name: { by: 't.name collate corridor_text' },
  },
  filters: { kind: (sql, kind) => sql`t.kind = ${kind}` },
  search: { name: 't.name' },
  toWire,
}

export function toWire(row: StageRow): Stage {
  const { name, kind, place, applications } = row
  return { ...toRecordBase(row), name, kind, place, applications }
}

export const toFacts = ({ name, kind, place }: StageRow) => ({ name, kind, place })

export const stages = companyTable<StageRow, StageValues>({
  spec: stageSpec,
  entity: 'Stage',
  taken: { stage_name: (name) => fail('stage.nameTaken', { name }) },
  columns: ['name', 'kind', 'place'],
})
