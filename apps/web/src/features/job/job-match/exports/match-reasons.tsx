import type { Found, Match, ScoreLine } from '@corridor/contract/job/job-match/shapes'
import { formatList, formatNumber } from '../../../../lib/format'
import { useTranslation } from '../../../../lib/i18n'
import { Badge } from '../../../../ui/badge'
import classes from '../match.module.css'
import { factNames, lineNames } from '../words'

const lineOf = ({ lines }: Match, name: ScoreLine['line']) => lines.find(({ line }) => line === name)

/** Why somebody and a job stand together: first what is had and what is missing, then, when it is opened, every line with its points. */
export function MatchReasons({ match }: { match: Match }) {
  const { t } = useTranslation()
  const skills = lineOf(match, 'skills')
  const nice = lineOf(match, 'nice')
  return (
    <>
      <ul className={classes.reasons} aria-label={t('Reasons')}>
        {[...(skills?.has ?? []), ...(nice?.has ?? [])].map((found) => (
          <li key={found.name}>
            <FoundText found={found} />
          </li>
        ))}
        {(skills?.lacks ?? []).map((name) => (
          <li key={name} data-lacks>
            {t('Without {name}', { name })}
          </li>
        ))}
      </ul>
      {match.unknown.length > 0 && (
        <p className={classes.unknown}>
          <Badge tone="attention">{t('To be asked')}</Badge>{' '}
          {formatList(match.unknown.map((fact) => t(factNames[fact])))}
        </p>
      )}
      <details className={classes.more}>
        <summary>{t('How the score is made')}</summary>
        <dl className={classes.lines}>
          {match.lines.map((line) => (
            <div key={line.line}>
              <dt>{t(lineNames[line.line])}</dt>
              <dd>{t('{points} of {of}', { points: whole(line.points), of: whole(line.of) })}</dd>
              <dd className={classes.names}>
                {line.has.map((found) => (
                  <span key={found.name}>
                    <FoundText found={found} isWhole />
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  )
}

const whole = (points: number) => formatNumber(Math.round(points))

/** 'Kafka: Acme, 2021 – 2024', or where else it is said. */
function FoundText({ found: { name, source, position }, isWhole = false }: { found: Found; isWhole?: boolean }) {
  const { t } = useTranslation()
  if (position) {
    const years = position.from ? `, ${position.from} – ${position.to ?? t('today')}` : ''
    return (
      <>
        <bdi>{name}</bdi>: <bdi>{position.name}</bdi>
        {years}
      </>
    )
  }
  if (!isWhole) return <bdi>{name}</bdi>
  return (
    <>
      <bdi>{name}</bdi> ({t(source === 'title' ? 'from the job title' : 'from the skills')})
    </>
  )
}
