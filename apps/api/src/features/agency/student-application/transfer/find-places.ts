import type { ApplicationRow as Incoming } from '@corridor/contract/agency/student-application/application-row'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import type { CompanyScope } from '../../../../db/scope/scope.ts'
import type { Sql } from '../../../../platform/sql.ts'

type Named = Pick<Incoming, 'institution' | 'country' | 'programme' | 'level' | 'startDate'>

interface Found {
  at: number
  institution: string
  institution_name: string
  programme: string | null
  programme_name: string
  intake: string | null
  starts_on: string
}

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
export async function findPlaces(sql: Sql, { companyId }: CompanyScope, rows: readonly Named[]): Promise<Placed[]> {
  const of = <Name extends keyof Named>(name: Name) => rows.map((row) => row[name])
  const found = await sql<Found[]>`
    select asked.at::int - 1 as at, i.id as institution, i.name || ', ' || n.name as institution_name,
      p.id as programme, p.name || ', ' || p.level as programme_name, k.id as intake, k.starts_on::text as starts_on
    from unnest(${of('institution')}::text[], ${of('country')}::uuid[], ${of('programme')}::text[], ${of('level')}::text[],
      ${of('startDate')}::text[]) with ordinality as asked (institution, country, programme, level, day, at)
    join institution i on i.company_id = ${companyId} and i.deleted_at is null
      and (asked.country is null or i.country_id = asked.country)
    join country n on n.id = i.country_id
      and search_fold(asked.institution) in (search_fold(i.name), search_fold(i.name || ', ' || n.name))
    left join programme p on p.institution_id = i.id and p.deleted_at is null and (asked.level is null or p.level = asked.level)
      and search_fold(asked.programme) in (search_fold(p.name), search_fold(p.name || ', ' || p.level))
    left join intake k on k.programme_id = p.id and k.deleted_at is null and starts_with(k.starts_on::text, asked.day)
    order by i.id, p.id, k.starts_on, k.id`
  return rows.map((row, at) =>
    meant(
      row,
      found.filter((one) => one.at === at),
    ),
  )
}

function meant(row: Named, found: readonly Found[]): Placed {
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
  found: readonly Found[],
  partOf: (one: Found) => { id: string | null; label: string },
): { id: string } | { fault: KeptFault } {
  const parts = new Map(found.map(partOf).flatMap(({ id, label }) => (id === null ? [] : [[id, label] as const])))
  const [first, ...others] = parts
  if (!first) return { fault: { field, code: 'reference.unknown', params: { entity, name } } }
  if (others.length === 0) return { id: first[0] }
  return {
    fault: { field, code: 'reference.ambiguous', params: { name, example: [...parts.values()].sort()[0] ?? '' } },
  }
}
