import { vendorTypeNames } from '@corridor/contract/vendor/vendor/kinds'
import type { GroupRule } from '@corridor/contract/vendor/vendor-group/shapes'
import { api } from '../../../lib/call/client'
import { RecordName } from '../../../lib/form/choice/record-select'
import { formatList, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { isKnownPlace } from '../../company/onboarding/exports/place-input'
import { ruleLabels } from './group-values'

/** A rule in words: what a vendor must have to be found. */
export function RuleText({ rule }: { rule: GroupRule }) {
  const { t } = useTranslation()
  const { technologies, country, state, vendorType, sendHotlist, sendRequirement } = rule
  const { answeredWithin, noBounce, neverWritten } = rule
  return (
    <ul>
      {technologies && (
        <li>
          {t('Buys these technologies')}: <bdi>{formatList(technologies)}</bdi>
        </li>
      )}
      {(state || country) && (
        <li>
          {t('Is in')}{' '}
          {state &&
            (isKnownPlace(state) ? <RecordName source={api.address.state.list} id={state} nameOf={nameOf} /> : state)}
          {state && country && ', '}
          {country && <RecordName source={api.address.country.list} id={country} nameOf={nameOf} />}
        </li>
      )}
      {vendorType && (
        <li>
          {t('Vendor Type')}: {t(vendorTypeNames[vendorType])}
        </li>
      )}
      {sendHotlist && <li>{t('Wants hotlists')}</li>}
      {sendRequirement && <li>{t('Wants requirements')}</li>}
      {answeredWithin && (
        <li>
          {t('Answered a campaign within {count} days', { count: answeredWithin, shown: formatNumber(answeredWithin) })}
        </li>
      )}
      {noBounce && <li>{t(ruleLabels.noBounce)}</li>}
      {neverWritten && <li>{t(ruleLabels.neverWritten)}</li>}
    </ul>
  )
}

const nameOf = ({ name }: { name: string }) => name
