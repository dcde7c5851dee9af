import type { FileReview } from '@corridor/contract/agency/file-review/shapes'
import { formatDate, formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import classes from './review.module.css'
import { ReviewBadge } from './review-badge'

/** One review in words: who asked whom, and what they said. */
export function ReviewLine({ review }: { review: FileReview }) {
  const { state, note, reason } = review
  const words = useWords(review)
  return (
    <div className={classes.line}>
      <ReviewBadge state={state} />
      <span>{words}</span>
      {(note || reason) && <q className={classes.note}>{reason || note}</q>}
    </div>
  )
}

function useWords({ state, createDate, decidedDate, reviewerInfo, decidedInfo, userInfo }: FileReview) {
  const { t } = useTranslation()
  const nameIn = ([one]: FileReview['reviewerInfo']) => (one ? formatName(one) : '')
  const day = formatDate(decidedDate ?? createDate)
  switch (state) {
    case 'asked':
      return t('{by} asked {name} on {day}', { by: nameIn(userInfo), name: nameIn(reviewerInfo), day })
    case 'approved':
      return t('{name} approved the file on {day}', { name: nameIn(decidedInfo), day })
    case 'overridden':
      return t('{name} let the file go on {day} without a second person', { name: nameIn(decidedInfo), day })
    default:
      return t('The request of {day} was withdrawn.', { day })
  }
}
