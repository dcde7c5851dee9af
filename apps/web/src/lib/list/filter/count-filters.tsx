import { formatNumber } from '../../format/format'
import { useTranslation } from '../../language/i18n'
import classes from './count-filters.module.css'

interface CountFiltersProps<Value extends string> {
  /** A key: what the numbers are of. */
  label: string
  /** Each with a key as its label. */
  options: readonly { value: Value; label: string; count: number }[]
  chosen: unknown
  /** In one line, where the figures stand beside the list's own title. */
  isCompact?: boolean
  /** Called without a value where the chosen one is pressed again. */
  choose: (value?: Value) => void
}

/** How many rows there are of each kind; a press shows only those. */
export function CountFilters<Value extends string>({
  label,
  options,
  chosen,
  isCompact,
  choose,
}: CountFiltersProps<Value>) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.numbers} data-compact={isCompact || undefined} aria-label={t(label)}>
      {options.map(({ value, label, count }) => (
        <button
          key={value}
          type="button"
          className={classes.number}
          aria-pressed={chosen === value}
          onClick={() => choose(chosen === value ? undefined : value)}
        >
          <span className={classes.figure}>{formatNumber(count)}</span>
          <span className={classes.label}>{t(label)}</span>
        </button>
      ))}
    </fieldset>
  )
}
