import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatNumber } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { isTyping } from '../../../lib/is-typing'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './compare.module.css'

interface HeldStepsProps {
  position: number
  count: number
  previous: string | undefined
  next: string | undefined
}

/** How far somebody is among the files to compare, and the way to the one before and after it, by `k` and `j` too. */
export function HeldSteps({ position, count, previous, next }: HeldStepsProps) {
  const { t } = useTranslation()
  useStepKeys(previous, next)
  if (count < 2 || position === 0) return null
  return (
    <>
      <span className={classes.quiet}>
        {t('Resume {n} of {total}', { n: formatNumber(position), total: formatNumber(count) })}
      </span>
      {previous && (
        <ButtonLink variant="default" aria-keyshortcuts="k" to={paths.company.compareResume(previous)}>
          {t('Previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="default" aria-keyshortcuts="j" to={paths.company.compareResume(next)}>
          {t('Next')}
        </ButtonLink>
      )}
    </>
  )
}

function useStepKeys(previous: string | undefined, next: string | undefined) {
  const navigate = useNavigate()
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('[role="dialog"]')) return
      const to = { j: next, k: previous }[event.key]
      if (to) void navigate({ to: paths.company.compareResume(to) })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate, previous, next])
}
