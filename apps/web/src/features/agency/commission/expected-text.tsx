import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { unknownReasonNames } from '@corridor/contract/agency/commission/states'
import { formatMoney, formatNumber, formatPercent } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './commission.module.css'

/** Amount that is expected, and how it comes about: '15% of CA$18,400 after scholarship'. */
export function ExpectedText({ commission }: { commission: Commission }) {
  const { t } = useTranslation()
  const { expected, currency, unknown } = commission
  if (!expected || !currency) return <span className={classes.way}>{unknown && t(unknownReasonNames[unknown])}</span>
  return (
    <>
      <span className={classes.sum}>{formatMoney(expected.amount + expected.tax, currency)}</span>
      <small className={classes.way}>{wayOf(commission, t)}</small>
    </>
  )
}

function wayOf({ expected, currency }: Commission, t: ReturnType<typeof useTranslation>['t']): string {
  if (!expected || !currency) return ''
  const { base, percent, scholarship, step, tax } = expected
  const words =
    base === null || percent === null
      ? ''
      : t(scholarship === 'after' ? '{percent} of {fee} after scholarship' : '{percent} of {fee} before scholarship', {
          percent: formatPercent(percent),
          fee: formatMoney(base, currency),
        })
  return [
    words,
    step !== null && t('from {n} students a year', { n: formatNumber(step) }),
    tax > 0 && t('with {tax} tax', { tax: formatMoney(tax, currency) }),
  ]
    .filter(Boolean)
    .join(' · ')
}
