import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type { CompanyScope } from '../../../../db/scope/scope.ts'
import type { Sql } from '../../../../platform/sql.ts'
import { type FoundPlace, findPlaced, type NamedPlace } from './store.ts'

export interface Place {
  institution: string
  programme: string
  intake: string
}
export type Placed = Place | { fault: KeptFault }

/**
 * Finds the institution, the programme and the intake of each row by their names; a table of applications makes none. A name that several
 * have may be written with what tells them apart: `Maple Institute, Canada`, `Nursing, bachelor`.
 */
export async function findPlaces(sql: Sql, scope: CompanyScope, rows: readonly NamedPlace[]): Promise<Placed[]> {
  const found = await findPlaced(sql, scope, rows)
  return rows.map((row, at) =>
    meant(
      row,
      found.filter((one) => one.at === at),
    ),
  )
}

function meant(row: NamedPlace, found: readonly FoundPlace[]): Placed {
  const institution = only('institution', 'Institution', row.institution, found, (one) => ({
    id: one.institution,
    label: one.institution_name,
  }))
  if ('fault' in institution) return institution
  const programme = only('programme', 'Programme', row.programme, found, (one) => ({
    id: one.programme,
    label: one.programme_name,
  }))
  if ('fault' in programme) return programme
  const intake = only('startDate', 'Intake', row.startDate, found, (one) => ({ id: one.intake, label: one.starts_on }))
  if ('fault' in intake) return intake
  return { institution: institution.id, programme: programme.id, intake: intake.id }
}

/** The one record that the rows found; a fault beside the field if there is none, or several. */
function only(
  field: string,
  entity: string,
  name: string,
  found: readonly FoundPlace[],
  partOf: (one: FoundPlace) => { id: string | null; label: string },
): { id: string } | { fault: KeptFault } {
  const parts = new Map(found.map(partOf).flatMap(({ id, label }) => (id === null ? [] : [[id, label] as const])))
  const [first, ...others] = parts
  if (!first) return { fault: { field, code: 'reference.unknown', params: { entity, name } } }
  if (others.length === 0) return { id: first[0] }
  return {
    fault: { field, code: 'reference.ambiguous', params: { name, example: [...parts.values()].sort()[0] ?? '' } },
  }
}
