import { toMinor } from '@corridor/contract/format/money'
import type { AlikeMail } from '@corridor/contract/mail/alike/mail'
import { formatMoney, formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { shortRates } from '../../candidate/candidate/exports/rate'

type Rate = NonNullable<AlikeMail['rate']>

/** The party that offers it, as one calls it. */
export const offererOf = ({ vendorInfo, senderName, senderAddress }: AlikeMail) =>
  vendorInfo[0]?.name ?? (senderName || senderAddress)

/** Compares several conversations about one requirement: the pay of each, and its sender. */
export function useAlikeWords() {
  const { t } = useTranslation()
  const perPeriod = (amount: string, per: string) =>
    per in shortRates ? t(shortRates[per as keyof typeof shortRates], { amount }) : amount
  const rangeOf = (amounts: readonly number[], { currency }: Rate) => {
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((one) =>
      formatMoney(toMinor(one, currency), currency),
    )
    return least === most ? `${most}` : `${least} – ${most}`
  }
  const amountsOf = ({ min, max }: Rate) => [min, max].filter((amount) => amount !== null)

  return {
    rateText: (rate: Rate) => perPeriod(rangeOf(amountsOf(rate), rate), rate.per),
    /** '3 vendors, $74 – $78': the rates as far as they are told in the same way. */
    summary: (alike: readonly AlikeMail[]) => {
      const count = new Set(alike.map(offererOf)).size
      const rates = alike.flatMap(({ rate }) => rate ?? [])
      const [first] = rates
      const isOneKind = rates.every(({ currency, per }) => currency === first?.currency && per === first.per)
      return [
        t('{count} vendors', { count, shown: formatNumber(count) }),
        ...(first && isOneKind ? [rangeOf(rates.flatMap(amountsOf), first)] : []),
      ].join(', ')
    },
  }
}
