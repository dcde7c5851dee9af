import { type TodayGroup, todayGroupNames } from '@corridor/contract/flow/today/kinds'
import type { Today } from '@corridor/contract/flow/today/shapes'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from './today.module.css'

interface TodayChipsProps {
  groups: Today['groups']
  /** Number of all that waits. */
  total: number
  chosen: TodayGroup | undefined
  isMine: boolean
  show: (search: { group?: string | undefined; whose?: string | undefined }) => void
}

/** Groups of the day with their counts, one of which may be shown alone, and whose work it is. */
export function TodayChips({ groups, total, chosen, isMine, show }: TodayChipsProps) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.chips} aria-label={t('Show')}>
      <Chip isOn={!chosen} label={text('All')} count={total} choose={() => show({ group: undefined })} />
      {groups.map(({ group, total: count }) => (
        <Chip
          key={group}
          isOn={group === chosen}
          label={todayGroupNames[group]}
          count={count}
          choose={() => show({ group: group === chosen ? undefined : group })}
        />
      ))}
      <button
        type="button"
        className={classes.chip}
        aria-pressed={!isMine}
        onClick={() => show({ whose: isMine ? 'all' : undefined })}
      >
        {t('Whole team')}
      </button>
    </fieldset>
  )
}

interface ChipProps {
  isOn: boolean
  label: string
  count: number
  choose: () => void
}

function Chip({ isOn, label, count, choose }: ChipProps) {
  const { t } = useTranslation()
  return (
    <button type="button" className={classes.chip} aria-pressed={isOn} onClick={choose}>
      {t(label)} <strong>{formatNumber(count)}</strong>
    </button>
  )
}
