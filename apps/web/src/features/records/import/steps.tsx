import type { ImportState } from '@corridor/contract/records/import/states'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from './import.module.css'

const steps = [text('Choose a file'), text('Match the columns'), text('Check the rows'), text('Add the records')]

const stepOf: Record<ImportState, number> = {
  reading: 0,
  failed: 0,
  mapping: 1,
  checking: 2,
  checked: 2,
  running: 3,
  stopped: 3,
  done: 4,
  undoing: 4,
  undone: 4,
}

/** How far an import is on its way; before there is one, at its beginning. */
export function Steps({ state }: { state?: ImportState }) {
  const { t } = useTranslation()
  const current = state ? stepOf[state] : 0
  return (
    <ol className={classes.steps} aria-label={t('Steps')}>
      {steps.map((label, at) => (
        <li
          key={label}
          data-done={at < current || undefined}
          {...(at === current ? { 'aria-current': 'step' as const } : {})}
        >
          {t(label)}
        </li>
      ))}
    </ol>
  )
}
