import { seededCheckBy, seededChecklist, seededReadOn } from '@corridor/contract/agency/checklist/seeded'
import type postgres from 'postgres'
import { newId } from '../../../../platform/ids.ts'
import { columnsOf, json } from '../../../../platform/sql.ts'
import { type ChecklistValues, toFacts, toValues } from '../../../agency/checklist/tables.ts'

/** Loads what countries ask of students, if nobody ever kept a row: a table that an administrator emptied stays empty. */
export async function loadChecklist(tx: postgres.TransactionSql): Promise<void> {
  const [loaded] = await tx`select 1 from checklist_revision limit 1`
  if (loaded) return
  const countries = await tx<{ id: string; code: string }[]>`select id, code from country where deleted_at is null`
  const ids = new Map(countries.map(({ id, code }) => [code, id]))
  for (const [at, row] of seededChecklist.entries()) {
    const country = ids.get(row.country)
    if (!country) continue
    const { condition = 'any', levels = [], fieldWords = [], citizenships = [], rule = '', amounts = [] } = row
    const values = toValues({
      ...{ country, visaCategory: 'student', condition, levels: [...levels], fieldWords: [...fieldWords] },
      citizenships: citizenships.flatMap((code) => ids.get(code) ?? []),
      ...{ paper: row.paper, rule, currency: row.currency ?? null, amounts: [...amounts], source: row.source },
      ...{ readOn: row.readOn ?? seededReadOn, checkBy: row.checkBy ?? seededCheckBy, place: at },
    })
    await addRow(tx, country, values)
  }
}

async function addRow(tx: postgres.TransactionSql, country_id: string, values: ChecklistValues): Promise<void> {
  const id = newId()
  const columns = { ...values, amounts: json(tx, values.amounts) }
  await tx`insert into checklist_row ${columnsOf(tx, { id, country_id, ...columns })}`
  await tx`
    insert into checklist_revision (row_id, country_id, kind, said)
    values (${id}, ${country_id}, 'added', ${json(tx, toFacts(values))})`
}
