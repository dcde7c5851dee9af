import { formatNumber } from '../../../lib/format'
import { useTranslation } from '../../../lib/i18n'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import classes from './compare.module.css'

interface HeldQueueProps {
  position: number
  count: number
  previous: string | undefined
  next: string | undefined
}

/** Where somebody is among the files to compare, and the way to the others. */
export function HeldQueue({ position, count, previous, next }: HeldQueueProps) {
  const { t } = useTranslation()
  if (count < 2 || position === 0) return null
  return (
    <>
      <span className={classes.quiet}>
        {t('Resume {n} of {total}', { n: formatNumber(position), total: formatNumber(count) })}
      </span>
      {previous && (
        <ButtonLink variant="default" to={paths.company.compareResume(previous)}>
          {t('Previous')}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink variant="default" to={paths.company.compareResume(next)}>
          {t('Next')}
        </ButtonLink>
      )}
    </>
  )
}
