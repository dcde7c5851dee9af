import type { MatchBand } from '@corridor/contract/job/job-match/lines'
import type { Found, Match, Reason, ScoreLine } from '@corridor/contract/job/job-match/shapes'
import { formatList, formatNumber } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { Badge, type Tone } from '../../../../ui/badge'
import classes from '../match.module.css'
import { reasonText } from '../reason-text'
import { bandNames, factNames, lineNames } from '../words'
import { BesideList } from './beside-list'

const lineOf = ({ lines }: Match, name: ScoreLine['line']) => lines.find(({ line }) => line === name)

const bandTones: Record<MatchBand, Tone> = { strong: 'good', possible: 'neutral', 'ask-first': 'attention' }

/** Why somebody and a job stand together: how far the match carries and what speaks for and against it, then what is had and what is missing, then, when it is opened, every line with its points. */
export function MatchReasons({ match }: { match: Match }) {
  const { t } = useTranslation()
  const skills = lineOf(match, 'skills')
  const nice = lineOf(match, 'nice')
  const toAsk = formatList(match.unknown.map((fact) => t(factNames[fact])))
  return (
    <>
      <p className={classes.band}>
        <Badge tone={bandTones[match.band]}>{t(bandNames[match.band])}</Badge>
        {match.band === 'ask-first' && <span>{toAsk}</span>}
      </p>
      <ReasonList reasons={match.reasons.for} label={t('What speaks for it')} isFor />
      <ReasonList reasons={match.reasons.against} label={t('What speaks against it')} />
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
      {match.unknown.length > 0 && match.band !== 'ask-first' && (
        <p className={classes.unknown}>
          <Badge tone="attention">{t('Not known, ask')}</Badge> {toAsk}
        </p>
      )}
      {match.beside.some(({ fact }) => fact === 'rate') && (
        <p className={classes.unknown}>{t('The units of the rates differ')}</p>
      )}
      <BesideList beside={match.beside} label={t('Not known, ask')} />
      <details className={classes.more}>
        <summary>{t('How the score is made')}</summary>
        <p className={classes.score}>{t('Score {n} of 100', { n: formatNumber(match.score) })}</p>
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
        {match.deducted > 0 && (
          <p className={classes.second}>
            {t('Points taken off for what speaks against it or is not known: {points}', {
              points: whole(match.deducted),
            })}
          </p>
        )}
      </details>
    </>
  )
}

interface ReasonListProps {
  reasons: readonly Reason[]
  label: string
  isFor?: boolean
}

function ReasonList({ reasons, label, isFor }: ReasonListProps) {
  const { t } = useTranslation()
  if (reasons.length === 0) return null
  return (
    <ul className={classes.facts} aria-label={label} data-for={isFor || undefined}>
      {reasons.map((reason) => (
        <li key={`${reason.about}${'fact' in reason ? reason.fact : ''}`}>{reasonText(t, reason)}</li>
      ))}
    </ul>
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
