import { confirmationNames } from '@corridor/contract/job/submission/kinds'
import type { Submission } from '@corridor/contract/job/submission/shapes'
import { ownerName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { ShortDate } from '../../../lib/format/short-date'
import type { Translate } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
import { paths } from '../../../paths'
import { hasRate, RateText } from '../../candidate/candidate/exports/rate'
import { MarginText } from './exports/margin-text'

/** Facts by which a submission is a good one: what is billed, paid and kept, whether it was agreed, and since when it stands there. */
export function decidingFacts(
  submission: Submission,
  confirm: false | (() => void),
  t: Translate,
): readonly DecidingFact[] {
  const { hops, pay, margin, rateConfirmed, stateDate } = submission
  const [nearest] = hops
  const edit = confirm !== false && { to: paths.company.editSubmission(submission._id) }
  return [
    {
      label: text('Bill rate'),
      value: nearest && hasRate(nearest) && <RateText rate={nearest} />,
      note: nearest && <bdi>{nearest.name}</bdi>,
      add: edit,
    },
    { label: text('Pay'), value: hasRate(pay) && <RateText rate={pay} />, add: edit },
    { label: text('Margin'), value: margin && <MarginText margin={margin} /> },
    {
      label: text('Rate confirmed'),
      value: rateConfirmed && <ShortDate value={rateConfirmed.date} />,
      note:
        rateConfirmed &&
        dotted(t(confirmationNames[rateConfirmed.how]), ownerName(rateConfirmed.byInfo), rateConfirmed.note),
      add: submission.isLive && confirm && { run: confirm },
    },
    {
      label: text('In this status since'),
      value: <ShortDate value={stateDate} />,
      note: submission.stateReason && <bdi>{submission.stateReason}</bdi>,
    },
  ]
}
