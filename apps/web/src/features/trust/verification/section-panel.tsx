import { companySectionNames, verifyFields } from '@corridor/contract/trust/verification/sections'
import type { SectionReview, VerificationSave } from '@corridor/contract/trust/verification/shapes'
import { Button, Group, Switch, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../../lib/client'
import { formatDateTime } from '../../../lib/format'
import { errorText, useTranslation } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { useSession } from '../../../lib/session'
import { toast } from '../../../lib/toast'
import { Badge } from '../../../ui/badge'
import { Message } from '../../../ui/message'
import { sectionStates } from './exports/section-states'
import { ReturnForm } from './return-form'
import { SectionFacts } from './section-facts'
import { SectionHistory } from './section-history'
import classes from './verification.module.css'

interface SectionPanelProps {
  companyId: string
  review: SectionReview
  /** True if the reader was led to this very section. */
  isSought: boolean
}

/** A section of a company's data, and its verification (spec 1 §2). */
export function SectionPanel({ companyId, review, isSought }: SectionPanelProps) {
  const { t } = useTranslation()
  const { section, state, now, before, seen, reason, claimedByInfo } = review
  const names = verifyFields(section)
  const name = t(companySectionNames[section])
  const me = useSession()?.user._id
  const heading = useRef<HTMLHeadingElement>(null)
  const [isVerified, setIsVerified] = useState(state === 'verified')
  const [note, setNote] = useState(review.note ?? '')
  const [isBusy, setIsBusy] = useState(false)
  const [isReturning, setIsReturning] = useState(false)
  // What was decided elsewhere shows here too; what is typed here stays.
  useEffect(() => setIsVerified(state === 'verified'), [state])
  useEffect(() => {
    if (!isSought) return
    heading.current?.scrollIntoView({ block: 'start' })
    heading.current?.focus()
  }, [isSought])

  const isUnsaved = isVerified !== (state === 'verified')

  async function save() {
    if (!isUnsaved && note === (review.note ?? '')) return toast.info(t('Nothing was changed'))
    setIsBusy(true)
    try {
      const decided = { companyId, seen, [names.isVerified]: isVerified, [names.note]: note } as VerificationSave
      await client.verification.save(decided)
      toast.success(t('{section} verification updated successfully', { section: name }))
    } catch (error) {
      toast.error(t('Failed to update verification: {message}', { message: errorText(error) }))
    } finally {
      setIsBusy(false)
      await refresh(api.verification)
    }
  }

  const { label, tone } = sectionStates[state]
  const [claimer] = claimedByInfo
  const [decider] = review.decidedByInfo
  return (
    <section className={classes.panel} aria-label={name}>
      <div className={classes.head}>
        <h3 ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <Badge tone={tone}>{t(label)}</Badge>
      </div>
      {claimer && (
        <Message tone="news">
          {claimer._id === me
            ? t('You are at this section now.')
            : t('{name} is at this section now.', { name: claimer.name })}
        </Message>
      )}
      {reason && (
        <Message tone="attention">
          {t('Returned:')} <bdi>{reason}</bdi>
        </Message>
      )}
      <div className={classes.sides}>
        <div>
          <SectionFacts now={now} before={before} />
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
            <Button onClick={() => void save()} disabled={isBusy}>
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
