import { companySectionNames } from '@corridor/contract/field/company-sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { Button, TextInput } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/format/format'
import { KeyHint } from '../../../lib/keys/key-hint'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { DecisionBar } from '../../../lib/review/decision-bar'
import { once } from '../../../lib/review/once'
import { useSession } from '../../../lib/session/session'
import { ReturnForm } from './return-form'
import classes from './section-decision.module.css'
import { waits } from './section-state'
import { useDecision } from './use-decision'
import { useGoOn } from './use-go-on'

interface SectionDecisionProps {
  companyId: string
  review: SectionReview
  sections: readonly SectionReview[]
  /** The company that comes when nothing of this one waits. */
  nextCompany: string | undefined
}

/** Approve or return, one press each, and on to the next; what is decided already can be decided anew. */
export function SectionDecision({ companyId, review, sections, nextCompany }: SectionDecisionProps) {
  const { t } = useTranslation()
  const me = useSession()?.user._id
  const { section, now, seen, claimedByInfo } = review
  const { isBusy, save } = useDecision(companyId, review)
  const { goOn, waitingAfter } = useGoOn(companyId)
  const [note, setNote] = useState(review.note ?? '')
  const [isReturning, setIsReturning] = useState(false)
  const [draft, setDraft] = useState('')
  const [claimer] = claimedByInfo
  const other = claimer && claimer._id !== me ? claimer.name : undefined
  const canReturn = now.length > 0 && review.state !== 'returned' && !other
  const canApprove = waits(review) && !other

  async function approve() {
    if (isBusy || !canApprove) return
    const stands = await save(true, note)
    if (stands) await goOn(stands, section)
  }
  const startReturn = () => canReturn && setIsReturning(true)
  usePageKeys([
    { key: 'a', label: text('Approve the section'), run: () => void approve() },
    { key: 'r', label: text('Return the section'), run: startReturn },
  ])

  if (isReturning) {
    return (
      <div className={classes.returning}>
        <ReturnForm
          companyId={companyId}
          section={section}
          seen={seen}
          note={note}
          draft={draft}
          close={(typed) => {
            setDraft(typed)
            setIsReturning(false)
          }}
          onReturned={(stands) => goOn(stands, section)}
        />
      </div>
    )
  }
  const [next] = waitingAfter(sections, section)
  const after = next ? t(companySectionNames[next.section]) : nextCompany
  return (
    <DecisionBar
      start={
        <div className={classes.note}>
          {review._id && (
            <TextInput
              className={classes.noteInput ?? ''}
              aria-label={t('Verification Note')}
              placeholder={t('Verification note, only administrators see it')}
              leftSection={<IconNote size={16} aria-hidden />}
              value={note}
              maxLength={500}
              onChange={(event) => setNote(event.currentTarget.value)}
            />
          )}
          {review._id && note !== (review.note ?? '') && (
            <Button variant="subtle" disabled={isBusy} onClick={() => void save(review.state === 'verified', note)}>
              {t('Save note')}
            </Button>
          )}
          {!canApprove && (
            <span>{other ? t('In review by {name}', { name: other }) : <Decided review={review} />}</span>
          )}
        </div>
      }
      then={canApprove && after ? t('Then: {next}', { next: after }) : undefined}
    >
      {canReturn && (
        <Button variant="default" aria-keyshortcuts="r" disabled={isBusy} onClick={startReturn}>
          {t('Return…')}
          <KeyHint keys="R" />
        </Button>
      )}
      {canApprove && (
        <Button aria-keyshortcuts="a" disabled={isBusy} onClick={once(() => void approve())}>
          {t('Approve')}
          <KeyHint keys="A" />
        </Button>
      )}
      {!waits(review) && !other && (
        <Button variant="default" disabled={isBusy} onClick={once(() => void save(review.state !== 'verified', note))}>
          {t(review.state === 'verified' ? 'Mark as unverified' : 'Mark as verified')}
        </Button>
      )}
    </DecisionBar>
  )
}

function Decided({ review }: { review: SectionReview }) {
  const { t } = useTranslation()
  const { state, decidedDate, decidedByInfo } = review
  const [decider] = decidedByInfo
  if (!decidedDate || !decider) return null
  const said = state === 'verified' ? text('Verified on {when} by {name}') : text('Returned on {when} by {name}')
  return t(said, { when: formatDateTime(decidedDate), name: decider.name })
}
