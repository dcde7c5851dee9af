import { useTranslation } from '../../language/i18n'
import classes from './stage-dots.module.css'

interface StageDotsProps {
  /** Those that the record can pass, in their order; labels are translated. */
  stages: readonly { value: string; label: string }[]
  current: string
  move: (value: string) => void
}

/** The way of a record on its card, each stage one press. By keyboard a card moves with its own keys, so that it stays one stop of Tab. */
export function StageDots({ stages, current, move }: StageDotsProps) {
  const { t } = useTranslation()
  const at = stages.findIndex(({ value }) => value === current)
  return (
    <fieldset className={classes.dots} aria-label={t('Move to')}>
      {stages.map(({ value, label }, place) => (
        <button
          key={value}
          type="button"
          tabIndex={-1}
          className={classes.dot}
          aria-label={label}
          title={label}
          data-done={place <= at || undefined}
          aria-current={place === at ? 'step' : undefined}
          disabled={place === at}
          onClick={() => move(value)}
        />
      ))}
    </fieldset>
  )
}
