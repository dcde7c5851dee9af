import type { Commission } from '@corridor/contract/agency/commission/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDate, formatMoney } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { useSection } from '../../../lib/record/frame/sections'
import { RecordCard } from '../../../lib/record/record-card'
import rows from '../../../lib/record/record-rows.module.css'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import classes from './commission.module.css'
import { ExpectedText } from './expected-text'
import { CommissionBadge } from './state-badge'
import { useCommissionActions } from './use-commission-actions'

const title = text('Commission')
const linesMax = 100

interface MoneyCardProps {
  /** The record whose lines are shown. */
  of: { student: string } | { application: string }
}

/** Commission that institutions owe for a student, a line for each application from the deposit on. */
export function MoneyCard({ of }: MoneyCardProps) {
  const query = useQuery(
    api.commission.list.queryOptions({
      input: { filters: of, sortBy: 'createDate', sortDirection: 'asc', limit: linesMax },
    }),
  )
  const { actionsOf, dialog } = useCommissionActions()
  const lines = query.data?.data ?? []
  const isHidden = useSection(title, {
    ...{ isPending: query.isPending, isEmpty: query.data !== undefined && lines.length === 0 },
  })
  if (isHidden) return null
  return (
    <RecordCard title={title} place="money">
      {query.error && <Message tone="danger">{errorText(query.error)}</Message>}
      <ul className={rows.rows}>
        {lines.map((line) => (
          <li key={line._id} className={rows.row}>
            {'student' in of && (
              <TextLink to={paths.company.viewStudentApplication(line.application)}>
                <bdi>{line.institutionInfo[0]?.name}</bdi>
              </TextLink>
            )}
            <CommissionBadge state={line.state} />
            <span>
              <ExpectedText commission={line} />
            </span>
            <Standing line={line} />
            <span className={rows.actions}>
              <RowMenu name={line.institutionInfo[0]?.name ?? ''} actions={actionsOf(line)} />
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </RecordCard>
  )
}

/** Claim, payment and share of a line, as far as they are. */
function Standing({ line }: { line: Commission }) {
  const { t } = useTranslation()
  const { currency, came, claimed, claimedDate, claimUntil, state, share, reason } = line
  const money = (minor: number) => formatMoney(minor, currency ?? '')
  const isOpen = state === 'expected' || state === 'claimable'
  const facts = [
    isOpen && claimUntil && t('Claim until {day}', { day: formatDate(claimUntil) }),
    claimed !== null &&
      claimedDate &&
      t('Claimed {claimed} on {day}', { claimed: money(claimed), day: formatDate(claimedDate) }),
    came > 0 && t('Paid {came}', { came: money(came) }),
    share && share.open !== 0 && t('Share to give {share}', { share: money(share.open) }),
    reason,
  ]
  const words = dotted(...facts)
  return words === '' ? null : <small className={classes.way}>{words}</small>
}
