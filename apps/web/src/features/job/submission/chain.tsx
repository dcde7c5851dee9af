import { partyNames } from '@corridor/contract/job/submission/kinds'
import type { Hop, Submission } from '@corridor/contract/job/submission/shapes'
import { formatName, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RateText } from '../../candidate/candidate/exports/rate'
import classes from './chain.module.css'
import { MarginText } from './exports/margin-text'

/** The way of a person to the work: what they are paid, then each party from the nearest on, and what it pays. */
export function Chain({ submission: { candidateInfo, pay, hops, margin } }: { submission: Submission }) {
  const { t } = useTranslation()
  const [person] = candidateInfo
  return (
    <ol className={classes.chain}>
      <li className={classes.hop}>
        <span className={classes.party}>{t('Candidate')}</span>
        <bdi className={classes.name}>{person && formatName(person)}</bdi>
        <span className={classes.terms}>
          <RateText rate={pay} />
        </span>
      </li>
      {hops.map((hop, at) => (
        <li key={`${hop.party} ${hop.vendor ?? hop.client ?? hop.name}`} className={classes.hop}>
          <span className={classes.party}>{t(partyNames[hop.party])}</span>
          <span className={classes.name}>
            <HopName hop={hop} />
          </span>
          <span className={classes.terms}>
            <RateText rate={hop} />
            {hop.netDays !== null && <> · {t('Net {days}', { days: formatNumber(hop.netDays) })}</>}
          </span>
          {at === 0 && margin && (
            <span className={classes.margin}>
              {t('Margin')}: <MarginText margin={margin} />
            </span>
          )}
        </li>
      ))}
    </ol>
  )
}

function HopName({ hop: { vendor, client, name } }: { hop: Hop }) {
  const to = vendor ? paths.company.viewVendor(vendor) : client ? paths.company.viewClient(client) : undefined
  return to ? (
    <TextLink to={to}>
      <bdi>{name}</bdi>
    </TextLink>
  ) : (
    <bdi>{name}</bdi>
  )
}
