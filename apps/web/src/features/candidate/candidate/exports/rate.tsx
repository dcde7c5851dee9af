import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { RatePer } from '@corridor/contract/field/rate-terms'
import { toMinor } from '@corridor/contract/format/money'
import { formatMoney } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'

type Rate = Pick<Candidate, 'rateAmount' | 'rateCurrency' | 'ratePer' | 'taxTerm'>

/** A rate per each unit. */
export const shortRates: Record<RatePer, string> = {
  hour: text('{amount}/hr'),
  day: text('{amount}/day'),
  month: text('{amount}/month'),
  year: text('{amount}/year'),
}

type Translate = ReturnType<typeof useTranslation>['t']

/** The amount of a rate in words: '$72/hr'; empty where none is known. */
export const amountOf = ({ rateAmount, rateCurrency, ratePer }: Omit<Rate, 'taxTerm'>, t: Translate): string =>
  rateAmount !== null && rateCurrency && ratePer
    ? t(shortRates[ratePer], { amount: formatMoney(toMinor(rateAmount, rateCurrency), rateCurrency) })
    : ''

/** The least that somebody asks, and how they are paid: '$72/hr C2C'. */
export function RateText({ rate }: { rate: Rate }) {
  const { t } = useTranslation()
  const { taxTerm } = rate
  return (
    <>
      {amountOf(rate, t)} {taxTerm && <bdi>{taxTerm}</bdi>}
    </>
  )
}

/** Whether anything is known of a rate. */
export const hasRate = ({ rateAmount, taxTerm }: Rate) => rateAmount !== null || taxTerm !== null

/** The parts of two rates that are compared. */
export const rateParts = ({ rateAmount, rateCurrency, ratePer, taxTerm }: Rate) => [
  rateAmount,
  rateCurrency,
  ratePer,
  taxTerm,
]
