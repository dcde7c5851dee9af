import { isAskedOf } from '@corridor/contract/agency/checklist/holds'
import { toUnits } from '@corridor/contract/format/money'
import type { Sql } from '../../../platform/sql.ts'
import type { FundsAsked } from '../../student/enrolment/consistency/finding.ts'
import type { StudentFile } from '../../student/student/values.ts'
import { isHidden, listRowsOf } from '../checklist/tables.ts'
import { conditionOf, knownOf } from './known.ts'

/** Lists what the checklists of countries ask a student to have for a year, by the number of persons; nobody is told what is hidden. */
export async function listFundsAsked(
  sql: Sql,
  row: StudentFile,
  { countries, isMinor }: { countries: readonly string[]; isMinor: boolean | null },
): Promise<FundsAsked[]> {
  const known = knownOf(row, isMinor)
  const rows = await listRowsOf(sql, row.company_id, countries)
  return rows.flatMap((paper) => {
    const { currency, amounts } = paper
    return currency === null || isAskedOf(conditionOf(paper), known) !== true
      ? []
      : amounts.flatMap(({ minor, per, persons }) =>
          per === 'year' && persons !== null
            ? [
                {
                  ...{ country_id: paper.country_id, amount: toUnits(minor, currency), currency, persons },
                  isHidden: isHidden(amounts, paper.is_overdue, false),
                  source: { name: paper.paper, url: paper.source, since: paper.read_on },
                },
              ]
            : [],
        )
  })
}
