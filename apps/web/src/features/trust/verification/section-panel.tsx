import { companySectionNames } from '@corridor/contract/field/company-sections'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { Button, Group, Switch, Textarea } from '@mantine/core'
import { useEffect, useState } from 'react'
import { toast } from '../../../lib/feedback/toast'
import { formatDateTime } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { useSession } from '../../../lib/session/session'
import { Badge } from '../../../ui/badge'
import { Message } from '../../../ui/message'
import { sectionStates } from '../../company/company/exports/section-states'
import { rowsOf } from './changes'
import { ReturnForm } from './return-form'
import { SectionHistory } from './section-history'
import { SectionRows } from './section-rows'
import { useDecision } from './use-decision'
import classes from './verification.module.css'

interface SectionPanelProps {
  companyId: string
  review: SectionReview
}

/** A section of a company's data, and its verification (spec 1 §2). */
export function SectionPanel({ companyId, review }: SectionPanelProps) {
  const { t } = useTranslation()
  const { section, state, now, seen, reason, claimedByInfo } = review
  const name = t(companySectionNames[section])
  const me = useSession()?.user._id
  const [isVerified, setIsVerified] = useState(state === 'verified')
  const [note, setNote] = useState(review.note ?? '')
  const { isBusy, save } = useDecision(companyId, review)
  const [isReturning, setIsReturning] = useState(false)
  // A decision elsewhere shows here too; words typed here stay.
  useEffect(() => setIsVerified(state === 'verified'), [state])
  const isUnsaved = isVerified !== (state === 'verified')

  async function saveSwitch() {
    if (!isUnsaved && note === (review.note ?? '')) return toast.info(t('Nothing was changed'))
    await save(isVerified, note)
  }

  const { label, tone } = sectionStates[state]
  const [claimer] = claimedByInfo
  const [decider] = review.decidedByInfo
  return (
    <section className={classes.panel} aria-label={name}>
      <div className={classes.head}>
        <h3>{name}</h3>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      {claimer && (
        <Message tone="news">
          {claimer._id === me ? t('In review by you') : t('In review by {name}', { name: claimer.name })}
        </Message>
      )}
      {reason && (
        <Message tone="attention">
          {t('Returned:')} <bdi>{reason}</bdi>
        </Message>
      )}
      <div className={classes.sides}>
        <div>
          <SectionRows parts={rowsOf(review)} />
        </div>
        <div className={classes.decision}>
          <Switch
            checked={isVerified}
            onChange={(event) => setIsVerified(event.currentTarget.checked)}
            label={t(isVerified ? 'Verified' : 'Unverified')}
            description={isUnsaved ? t('Not saved yet') : undefined}
          />
          <Textarea
            label={t('Verification Note')}
            description={t('Only administrators see it.')}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
            maxLength={500}
            autosize
            minRows={2}
          />
          <Group gap="xs">
            <Button variant="default" onClick={() => void saveSwitch()} disabled={isBusy}>
              {t(isBusy ? 'Please wait...' : 'Save Verification')}
            </Button>
            {now.length > 0 && state !== 'returned' && !isReturning && (
              <Button variant="default" onClick={() => setIsReturning(true)}>
                {t('Return to the company')}
              </Button>
            )}
          </Group>
          {review.decidedDate && decider && (
            <p className={classes.none}>
              {t(state === 'verified' ? 'Verified on {when} by {name}' : 'Decided on {when} by {name}', {
                when: formatDateTime(review.decidedDate),
                name: decider.name,
              })}
            </p>
          )}
          {isReturning && (
            <ReturnForm companyId={companyId} section={section} seen={seen} close={() => setIsReturning(false)} />
          )}
          {review._id && <SectionHistory companyId={companyId} section={section} />}
        </div>
      </div>
    </section>
  )
}
