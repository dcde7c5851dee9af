import { endingDays } from '@corridor/contract/agency/institution-contract/kinds'
import type { InstitutionContract } from '@corridor/contract/agency/institution-contract/shapes'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { formatDate, formatNumber, formatPercent, todayDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { daysUntil } from '../../../lib/record/frame/day-tone'
import { LongText } from '../../../lib/record/long-text'
import rows from '../../../lib/record/record-rows.module.css'
import classes from './contract-row.module.css'
import { ContractBadge } from './exports/contract-badge'
import { commissionText, reachText, stepsText } from './terms-text'

interface ContractRowProps {
  contract: InstitutionContract
  /** For those who manage it. */
  actions: { edit: () => void; remove: () => void } | undefined
}

function stateOf({ startDate, endDate }: InstitutionContract) {
  if (endDate && daysUntil(endDate) < 0) return 'ended'
  if (startDate > todayDate()) return 'coming'
  return endDate && daysUntil(endDate) <= endingDays ? 'ending' : 'current'
}

/** One contract by its days, its agency and its terms. */
export function ContractRow({ contract, actions }: ContractRowProps) {
  const { t } = useTranslation()
  const { startDate, endDate, throughInfo, claimFromDays, claimUntilDays, taxPercent, notes } = contract
  const from = formatDate(startDate)
  return (
    <li className={rows.row}>
      <div className={classes.words}>
        <p className={classes.title}>
          {endDate ? t('{from} to {until}', { from, until: formatDate(endDate) }) : t('Since {from}', { from })}{' '}
          <ContractBadge contract={{ state: stateOf(contract), endDate: null, throughInfo }} />
        </p>
        <p>{commissionText(contract, t)}</p>
        <p className={rows.quiet}>{stepsText(contract, t)}</p>
        <p className={rows.quiet}>{reachText(contract, t)}</p>
        <p className={rows.quiet}>
          {claimUntilDays === null
            ? t('Claim from {from} days after', { from: formatNumber(claimFromDays) })
            : t('Claim from {from} to {until} days after', {
                from: formatNumber(claimFromDays),
                until: formatNumber(claimUntilDays),
              })}
          {taxPercent !== null && <> · {t('Tax {percent}', { percent: formatPercent(taxPercent) })}</>}
        </p>
        {notes && <LongText label={t('Note')}>{notes}</LongText>}
      </div>
      {actions && (
        <span className={rows.actions}>
          <RowMenu
            name={t('Contract of {day}', { day: from })}
            actions={[
              { label: text('Edit'), icon: IconPencil, run: actions.edit },
              { label: text('Delete'), icon: IconTrash, danger: true, run: actions.remove },
            ]}
          />
        </span>
      )}
    </li>
  )
}
