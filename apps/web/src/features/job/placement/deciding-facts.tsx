import type { Placement } from '@corridor/contract/job/placement/shapes'
import { formatNumber } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { ShortDate } from '../../../lib/format/short-date'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { daysUntil, dayTone } from '../../../lib/record/frame/day-tone'
import { paths } from '../../../paths'
import { hasRate, RateText } from '../../candidate/candidate/exports/rate'
import { MarginText } from '../submission/exports/margin-text'

/** Days and rates of a placement. Its end draws near early: an extension takes weeks. */
export function decidingFacts(placement: Placement, mayManage: boolean, t: Translate): DecidingFact[] {
  const { startDate, endDate, endReason, bill, pay, margin, state } = placement
  const add = mayManage && { to: paths.company.editPlacement(placement._id) }
  const isRunning = state !== 'ended'
  return [
    { label: text('Start'), value: <ShortDate value={startDate} /> },
    {
      label: text('End'),
      value: endDate ? <ShortDate value={endDate} /> : t('Open'),
      note: dotted(isRunning && endDate && daysLeft(endDate, t), endReason),
      tone: isRunning ? dayTone(endDate) : undefined,
    },
    { label: text('Bill rate'), value: hasRate(bill) && <RateText rate={bill} />, add },
    { label: text('Pay'), value: hasRate(pay) && <RateText rate={pay} />, add },
    { label: text('Margin'), value: margin && <MarginText margin={margin} /> },
  ]
}

function daysLeft(day: string, t: Translate): string | undefined {
  const left = daysUntil(day)
  return left < 0 ? undefined : t('{count} days left', { count: left, shown: formatNumber(left) })
}
