import { amountPerNames, type ChecklistAmount } from '@corridor/contract/agency/checklist/kinds'
import { formatDate, formatMoney, formatNumber } from '../../../../lib/format/format'
import { dotted } from '../../../../lib/format/isolated'
import { useTranslation } from '../../../../lib/language/i18n'
import classes from '../checklist.module.css'

interface AmountsProps {
  of: { amounts: readonly ChecklistAmount[]; currency: string | null; isHidden: boolean; readOn: string }
}

/** The amounts of a row, one a line; where they are hidden, why. */
export function Amounts({ of: { amounts, currency, isHidden, readOn } }: AmountsProps) {
  const { t } = useTranslation()
  if (isHidden)
    return (
      <p className={classes.hidden}>
        {t('The amount is hidden: nobody has read this source since {date}.', { date: formatDate(readOn) })}
      </p>
    )
  if (amounts.length === 0 || !currency) return null
  const forWhom = ({ persons }: ChecklistAmount) =>
    persons !== null && t('{count} persons', { count: persons, shown: formatNumber(persons) })
  return (
    <ul className={classes.amounts}>
      {amounts.map((amount) => (
        <li key={JSON.stringify(amount)}>
          {dotted(
            `${formatMoney(amount.minor, currency)}${amount.per === 'once' ? '' : ` ${t(amountPerNames[amount.per])}`}`,
            forWhom(amount),
            amount.note,
          )}
        </li>
      ))}
    </ul>
  )
}
