import type { CheckResult } from '@corridor/contract/mail/mailbox/shapes'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './mailbox.module.css'
import { serverNames, stepNames } from './words'

/** How far a check came at each server, with the server's own words. */
export function CheckSteps({ steps }: { steps: readonly CheckResult[] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes.steps} aria-label={t('Result of the check')}>
      {steps.map(({ server, step, isDone, words }) => (
        <li key={`${server} ${step}`} className={isDone ? undefined : classes.failed}>
          {isDone ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />}
          <span>
            {t(serverNames[server])}: {t(stepNames[step])} – {isDone ? t('Done') : t('Failed')}
            {words && (
              <bdi className={classes.words} dir="ltr">
                {words}
              </bdi>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
