import type { MailReportRow } from '@corridor/contract/mail/report/shapes'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'
import { type List, withFilter } from '../../../lib/list/use-list'
import { groupingOptions, periodOptions } from './columns'
import classes from './report.module.css'

const usual = 'campaign'
const ever = 'all'

/** By what mails are counted, and of what period. */
export function ReportChoices({ list }: { list: List<MailReportRow> }) {
  const { t } = useTranslation()
  const { filters } = list.state
  const choose = (name: 'grouping' | 'from', value: string | null) =>
    list.change({ filters: withFilter(filters, name, value) })
  return (
    <>
      <LateSelect
        className={classes.choice ?? ''}
        size="xs"
        aria-label={t('Counted by')}
        data={groupingOptions.map((one) => ({ ...one, label: t(one.label) }))}
        value={filters.grouping ?? usual}
        allowDeselect={false}
        onChange={(value) => choose('grouping', value === usual ? null : value)}
      />
      <LateSelect
        className={classes.choice ?? ''}
        size="xs"
        aria-label={t('Period')}
        data={[{ value: ever, label: t('All time') }, ...periodOptions.map((one) => ({ ...one, label: t(one.label) }))]}
        value={filters.from ?? ever}
        allowDeselect={false}
        onChange={(value) => choose('from', value === ever ? null : value)}
      />
    </>
  )
}
