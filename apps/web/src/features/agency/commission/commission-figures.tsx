import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatMoney } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './commission.module.css'

const sums = [
  ['expected', text('Expected')],
  ['claimable', text('Claimable')],
  ['claimed', text('Claimed, open')],
  ['came', text('Paid')],
  ['shareOpen', text('Share to give')],
] as const

/** Sums of what is expected, claimed and paid, by currency: of nothing that the reader does not see. */
function CommissionTotals() {
  const { t } = useTranslation()
  const { data } = useQuery(api.commission.totals.queryOptions({ input: {} }))
  const rows = data?.data ?? []
  if (rows.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a phone, with the arrow keys too
    <section className={classes.totals} aria-label={t('Totals')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Currency')}</th>
            {sums.map(([name, label]) => (
              <th key={name} scope="col">
                {t(label)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.currency}>
              <th scope="row">{row.currency}</th>
              {sums.map(([name]) => (
                <td key={name}>{formatMoney(row[name], row.currency)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Sums below the list's title, and for an Owner the ways to claims and payments. */
export function CommissionFigures({ mayManage }: { mayManage: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={classes.figures}>
      <CommissionTotals />
      {mayManage && (
        <p className={classes.ways}>
          <TextLink to={paths.company.listCommissionClaim}>{t('Claims')}</TextLink>
          <TextLink to={paths.company.listCommissionPayment}>{t('Payments')}</TextLink>
        </p>
      )}
    </div>
  )
}
