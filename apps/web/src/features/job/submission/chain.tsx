import { partyNames } from '@corridor/contract/job/submission/kinds'
import type { Hop } from '@corridor/contract/job/submission/shapes'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { RateText } from '../../candidate/candidate/exports/rate'
import classes from './chain.module.css'

/** Through whom somebody goes, from the nearest party on, and what each of them pays. */
export function Chain({ hops }: { hops: readonly Hop[] }) {
  const { t } = useTranslation()
  return (
    <ol className={classes.chain}>
      {hops.map((hop) => (
        <li key={`${hop.party} ${hop.vendor ?? hop.client ?? hop.name}`} className={classes.hop}>
          <span className={classes.party}>{t(partyNames[hop.party])}</span>
          <HopName hop={hop} />
          <span className={classes.terms}>
            <RateText rate={hop} />
            {hop.netDays !== null && <> · {t('Net {days}', { days: formatNumber(hop.netDays) })}</>}
          </span>
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
