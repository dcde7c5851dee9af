import { toMinor } from '@corridor/contract/format/money'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { formatMoney, formatPercent } from '../../../../lib/format/format'

/** The margin of a bill: '$20 · 25 %'. */
export function MarginText({ margin }: Pick<Submission, 'margin'>) {
  if (!margin) return null
  const { amount, currency, percent } = margin
  return (
    <>
      {formatMoney(toMinor(amount, currency), currency)} · {formatPercent(percent)}
    </>
  )
}
