import { IconExternalLink } from '@tabler/icons-react'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import classes from '../checklist.module.css'

/** Address at which a row stands, and the day on which somebody read it. */
export function SourceLine({
  of: { source, readOn, paper },
}: {
  of: { source: string; readOn: string; paper: string }
}) {
  const { t } = useTranslation()
  return (
    <span className={classes.source}>
      <a
        href={source}
        target="_blank"
        rel="noreferrer"
        aria-label={t('{host}: source of {name}, opens in a new tab', { host: hostOf(source), name: paper })}
      >
        <bdi>{hostOf(source)}</bdi>
        <IconExternalLink size={14} aria-hidden />
      </a>{' '}
      <span>{t('read on {date}', { date: formatDate(readOn) })}</span>
    </span>
  )
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : address)
