import { checklistConditionNames } from '@corridor/contract/agency/checklist/kinds'
import type { ChecklistRow, checklist } from '@corridor/contract/agency/checklist/shapes'
import { studyLevelNames } from '@corridor/contract/student/student/kinds'
import { CountryName, CountrySelect } from '../../../lib/form/choice/country-select'
import { countryName } from '../../../lib/format/country-name'
import { formatDate, formatList } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { ColumnOf, FilterControlProps, FiltersOf } from '../../../lib/list/types'
import { Badge } from '../../../ui/badge'
import classes from './checklist.module.css'
import { Amounts } from './exports/amounts'
import { SourceLine } from './exports/source-line'

function PaperCell({ row }: { row: ChecklistRow }) {
  const { t } = useTranslation()
  return (
    <span className={classes.cell}>
      <span>
        <bdi>{row.paper}</bdi> {row.isOwn && <Badge tone="news">{t("Your company's")}</Badge>}
      </span>
      {row.rule && <bdi className={classes.quiet}>{row.rule}</bdi>}
    </span>
  )
}

function ConditionCell({ row }: { row: ChecklistRow }) {
  const { t } = useTranslation()
  const values = [...row.levels.map((level) => t(studyLevelNames[level])), ...row.fieldWords]
  return (
    <span className={classes.cell}>
      {t(checklistConditionNames[row.condition])}
      {values.length > 0 && <span className={classes.quiet}>{formatList(values)}</span>}
      {row.citizenships.length > 0 && (
        <span className={classes.quiet}>
          {row.citizenships.map((id, at) => (
            <span key={id}>
              {at > 0 && ', '}
              <CountryName id={id} />
            </span>
          ))}
        </span>
      )}
    </span>
  )
}

function CheckByCell({ row }: { row: ChecklistRow }) {
  const { t } = useTranslation()
  return (
    <span className={classes.cell}>
      {formatDate(row.checkBy)} {row.isOverdue && <Badge tone="danger">{t('To be read again')}</Badge>}
    </span>
  )
}

export const checklistColumns: readonly ColumnOf<typeof checklist.list>[] = [
  { header: text('Paper'), sort: 'paper', cell: (row) => <PaperCell row={row} />, card: 'title', isLocked: true },
  { header: text('Country'), cell: ({ countryInfo: [country] }) => country && countryName(country), card: 'fact' },
  { header: text('For whom'), cell: (row) => <ConditionCell row={row} /> },
  { header: text('Amount'), cell: (row) => <Amounts of={row} />, card: 'fact' },
  { header: text('Source'), cell: (row) => <SourceLine of={row} /> },
  { header: text('Check by'), sort: 'checkBy', cell: (row) => <CheckByCell row={row} />, card: 'fact' },
]

const CountryFilter = ({ label, value, onChange }: FilterControlProps) => (
  <CountrySelect label={label} field={{ name: 'country', value, onChange }} asFilter />
)

const isYes = (value: string) => value === 'true'
export const checklistFilters: FiltersOf<typeof checklist.list> = {
  country: { label: text('Country'), Control: CountryFilter, Shown: ({ value }) => <CountryName id={value} /> },
  isOverdue: {
    label: text('Source'),
    options: [
      { value: 'true', label: text('To be read again') },
      { value: 'false', label: text('Read in time') },
    ],
    toWire: isYes,
  },
}

/** Whose rows: for companies, which read the platform's beside their own. */
export const ownFilter: FiltersOf<typeof checklist.list> = {
  isOwn: {
    label: text('Kept by'),
    options: [
      { value: 'true', label: text('Your company') },
      { value: 'false', label: text('The platform') },
    ],
    toWire: isYes,
  },
}
