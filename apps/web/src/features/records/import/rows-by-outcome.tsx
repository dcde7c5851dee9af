import type { Import, importing } from '@corridor/contract/records/import/shapes'
import { type RowOutcome, rowOutcomes } from '@corridor/contract/records/import/states'
import type { ImportKind } from '@corridor/contract/records/transfer/kinds'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useErrorTexts } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { CountFilters } from '../../../lib/list/filter/count-filters'
import { ListGrid } from '../../../lib/list/page/list-grid'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import classes from './import.module.css'
import { rowFaultText } from './row-fault-text'
import { StateBadge } from './state-badge'
import { outcomeTexts } from './states'

const columnsOf = (kind: ImportKind): readonly ColumnOf<typeof importing.listRow>[] => [
  {
    header: text('Row'),
    sort: 'number',
    cell: (row) => formatNumber(row.number),
    numeric: true,
    card: 'fact',
    width: 90,
  },
  { header: text('Name'), sort: 'name', cell: (row) => row.name || dotted(...row.cells), card: 'title' },
  {
    header: text('Outcome'),
    sort: 'outcome',
    cell: (row) => <StateBadge {...outcomeTexts[row.outcome]} />,
    card: 'fact',
  },
  {
    header: text('What is wrong'),
    cell: (row) => (
      <span className={classes.faults}>{row.faults.map((fault) => rowFaultText(kind, fault)).join('. ')}</span>
    ),
    card: 'fact',
  },
]

const filters: FiltersOf<typeof importing.listRow> = {
  outcome: {
    label: text('Outcome'),
    options: rowOutcomes.map((outcome) => ({ value: outcome, label: outcomeTexts[outcome].label })),
  },
}

/** The rows of an import in the ordinary grid, with a number to press for each outcome that matters now. */
export function RowsByOutcome({ found, outcomes }: { found: Import; outcomes: readonly RowOutcome[] }) {
  useErrorTexts()
  const list = useList(api.import.listRow, {
    columns: columnsOf(found.kind),
    filters,
    defaults: { sort: 'number', dir: 'asc' },
    fixed: { import: found._id },
  })
  return (
    <>
      <CountFilters
        label={text('Rows by outcome')}
        options={outcomes.map((outcome) => ({
          value: outcome,
          label: outcomeTexts[outcome].label,
          count: found.counts[outcome],
        }))}
        chosen={list.state.filters.outcome}
        choose={(outcome) => list.change({ filters: outcome ? { outcome } : {} })}
      />
      <ListGrid list={list} rowName={(row) => row.name} searchPlaceholder={text('Search by name')} />
    </>
  )
}
