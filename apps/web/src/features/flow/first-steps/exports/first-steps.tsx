import type { FirstSteps as List } from '@corridor/contract/flow/first-steps/shapes'
import { IconCircle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { useTranslation } from '../../../../lib/language/i18n'
import { TextLink } from '../../../../ui/link'
import classes from './first-steps.module.css'
import { stepWords } from './step-words'

interface FirstStepsProps {
  list: List | undefined
  hide: () => void
}

/** The list of a newcomer's first acts, until they are done or hidden. */
export function FirstSteps({ list, hide }: FirstStepsProps) {
  const { t } = useTranslation()
  if (!list?.isShown) return null
  const done = list.steps.filter(({ isDone }) => isDone).length
  return (
    <section className={classes.card} aria-labelledby="first-steps">
      <div className={classes.head}>
        <h2 id="first-steps">{t('Ten minutes')}</h2>
        <span className={classes.quiet}>{t('{n} of {total} done', { n: done, total: list.steps.length })}</span>
        <button type="button" className={classes.hide} onClick={hide} aria-label={t('Hide “Ten minutes”')}>
          <IconX size={18} aria-hidden />
        </button>
      </div>
      <ol className={classes.steps}>
        {list.steps.map(({ step, isDone }) => {
          const { label, to, search } = stepWords[step]
          const Icon = isDone ? IconCircleCheck : IconCircle
          return (
            <li key={step} data-done={isDone || undefined}>
              <Icon size={18} aria-hidden />
              <TextLink to={to} {...(search ? { search } : {})}>
                {t(label)}
              </TextLink>
              {isDone && <span className={classes.quiet}>{t('Done')}</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
