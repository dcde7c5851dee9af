import { reviewedFieldNames } from '@corridor/contract/agency/file-review/kinds'
import type { FileReview } from '@corridor/contract/agency/file-review/shapes'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { Button } from '@mantine/core'
import { Suspense, useState } from 'react'
import { formatDate, formatName } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './review.module.css'

const AnswerDialog = late(() => import('./answer-dialog'))

type Comment = FileReview['comments'][number]

interface ReviewCommentsProps {
  review: FileReview
  studentId: string
  mayManage: boolean
}

/** Comments of a review, each with the way to its field and its answer. */
export function ReviewComments({ review, studentId, mayManage }: ReviewCommentsProps) {
  const { t } = useTranslation()
  const [answering, setAnswering] = useState<Comment>()
  if (review.comments.length === 0) return null
  return (
    <>
      <ul className={classes.comments}>
        {review.comments.map((comment) => (
          <li key={comment._id} className={classes.comment}>
            <Place comment={comment} studentId={studentId} />
            <p className={classes.words}>
              <bdi>{comment.text}</bdi>
            </p>
            <small>{said(comment.userInfo, comment.date)}</small>
            {comment.answerDate ? (
              <>
                <p className={classes.answer}>
                  <bdi>{comment.answer}</bdi>
                </p>
                <small>{said(comment.answerUserInfo, comment.answerDate)}</small>
              </>
            ) : (
              mayManage && (
                <Button size="compact-md" variant="default" onClick={() => setAnswering(comment)}>
                  {t('Answer')}
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
      <Suspense>
        {answering && <AnswerDialog studentId={studentId} comment={answering} close={() => setAnswering(undefined)} />}
      </Suspense>
    </>
  )
}

const said = ([by]: Comment['userInfo'], date: string) => dotted(by && formatName(by), formatDate(date))

function Place({ comment: { step, field }, studentId }: { comment: Comment; studentId: string }) {
  const { t } = useTranslation()
  const at = enrolmentSteps.find(({ number }) => number === step)
  const name = field ? t(reviewedFieldNames[field]) : undefined
  if (!at) return name ? <strong>{name}</strong> : null
  const words = [t(at.heading), name].filter(Boolean).join(' · ')
  return <TextLink to={paths.company.enrolmentStep(at.segment, studentId)}>{words}</TextLink>
}
