import { type TellingField, tellingFields } from '@corridor/contract/agency/checklist/kinds'
import type { ChecklistRevision } from '@corridor/contract/agency/checklist/shapes'
import { toUserInfo } from '../../../db/record/record.ts'
import { type ChecklistValues, isHidden, type RevisionRow } from './tables.ts'

const columns: Record<TellingField, readonly (keyof ChecklistValues)[]> = {
  paper: ['paper'],
  rule: ['rule'],
  amounts: ['amounts', 'currency'],
  condition: ['condition', 'levels', 'field_words', 'citizenship_ids'],
  source: ['source'],
}

const isOther = (before: ChecklistValues, after: ChecklistValues, names: readonly (keyof ChecklistValues)[]) =>
  names.some((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))

/** The parts of a row that say something else now. */
export const changedFields = (before: ChecklistValues | null, after: ChecklistValues): TellingField[] =>
  before ? tellingFields.filter((field) => isOther(before, after, columns[field])) : []

/** Tells a change; amounts that are hidden now are not told of the past either. */
export function toRevision(row: RevisionRow, mayReadHidden: boolean): ChecklistRevision {
  const { before, said, kind } = row
  const after = kind === 'removed' ? null : said
  const amounts = [...(before?.amounts ?? []), ...said.amounts]
  const hidden = isHidden(amounts, row.is_overdue, mayReadHidden)
  const tell = (values: ChecklistValues | null) =>
    values && {
      ...{ paper: values.paper, rule: values.rule, source: values.source, readOn: values.read_on },
      currency: hidden ? null : values.currency,
      amounts: hidden ? [] : values.amounts,
    }
  return {
    number: Number(row.number),
    row: row.row_id,
    isOwn: row.company_id !== null,
    kind,
    fields: kind === 'changed' ? changedFields(before, said) : [],
    changedOn: row.changed_at.toISOString(),
    isHidden: hidden,
    before: tell(kind === 'removed' ? said : before),
    after: tell(after),
    userInfo: row.company_id === null && !mayReadHidden ? [] : toUserInfo(row),
  }
}
