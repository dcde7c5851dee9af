import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatMoney } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import classes from './commission.module.css'

const sums = [
  ['expected', text('Expected')],
  ['claimable', text('Claimable')],
  ['claimed', text('Claimed, open')],
  ['came', text('Came')],
  ['shareOpen', text('Share to give')],
] as const

/** Sums of what is expected, claimed and paid, by currency: of nothing that the reader does not see. */
export function CommissionTotals() {
  const { t } = useTranslation()
  const { data } = useQuery(api.commission.totals.queryOptions({ input: {} }))
  const rows = data?.data ?? []
  if (rows.length === 0) return null
  return (
    <section className={classes.totals} aria-label={t('Totals')}>
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
