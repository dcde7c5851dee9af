import { benchGroups } from '@corridor/contract/sales/bench/groups'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import type { ListRow } from '../../../lib/list/types'
import type { List } from '../../../lib/list/use-list'
import classes from './bench.module.css'

const labels = { skill: text('Group: Skill'), authorization: text('Group: Work authorization') }

/** By what the bench is divided. Any column's order divides it no more. */
export function GroupChoice<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { t } = useTranslation()
  const group = benchGroups.find((name) => name === list.state.sort)
  return (
    <LateSelect
      className={classes.choice ?? ''}
      size="xs"
      aria-label={t('Group')}
      data={[
        { value: 'none', label: t('No groups') },
        ...benchGroups.map((value) => ({ value, label: t(labels[value]) })),
      ]}
      value={group ?? 'none'}
      allowDeselect={false}
      onChange={(value) => list.change({ sort: value === 'none' ? 'benchSince' : (value ?? 'benchSince'), dir: 'asc' })}
    />
  )
}
