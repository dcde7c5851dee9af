import { openFileStates } from '@corridor/contract/candidate/resume-batch/states'
import { Button, CloseButton, Progress } from '@mantine/core'
import { useEffect } from 'react'
import { formatNumber } from '../../../lib/format/format'
import { useErrorTexts, useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import classes from './sent-card.module.css'
import { forgetSent, useSentResumes } from './sent-resumes'
import { useBatch } from './use-batch'
import { useFirstOpen } from './use-first-open'

/** Resumes that were dropped: how far they are, why some were not taken, and the way to their review. */
export function SentCard() {
  const { t } = useTranslation()
  useErrorTexts()
  const { batch: id, waiting, refused } = useSentResumes()
  const batch = useBatch(id, waiting > 0).data?.data
  const { count, to } = useFirstOpen(id)
  const { files = 0, reading = 0 } = batch?.counts ?? {}
  const isBusy = waiting + reading > 0
  // By its counts, which are known before its list is.
  const open = batch && openFileStates.reduce((sum, state) => sum + batch.counts[state], 0)
  const isPast = !isBusy && refused.length === 0 && open === 0
  useEffect(() => {
    // The next drop begins a batch of its own.
    if (isPast) forgetSent()
  }, [isPast])
  if (isPast || (waiting === 0 && refused.length === 0 && !id)) return null

  const total = files + waiting
  const title = isBusy
    ? t(waiting > 0 ? 'Uploading resumes' : 'Reading resumes')
    : t('Resumes to review: {n}', { n: formatNumber(count || (open ?? 0)) })
  return (
    <section className={classes.card} aria-label={t('Dropped resumes')}>
      <div className={classes.head}>
        <strong role="status">{title}</strong>
        {isBusy && (
          <span className={classes.numbers}>
            {t('{n} of {total}', { n: formatNumber(total - waiting - reading), total: formatNumber(total) })}
          </span>
        )}
        {!isBusy && <CloseButton size="sm" aria-label={t('Close')} onClick={forgetSent} />}
      </div>
      {isBusy && <Progress value={((total - waiting - reading) / total) * 100} aria-label={title} />}
      {refused.length > 0 && (
        <ul className={classes.refused} role="alert">
          {refused.map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      )}
      {id && (
        <div className={classes.acts}>
          <TextLink to={paths.company.viewResumeBatch(id)}>{t('Batch of Resumes')}</TextLink>
          {to ? <ButtonLink to={to}>{t('Review')}</ButtonLink> : <Button disabled>{t('Review')}</Button>}
        </div>
      )}
    </section>
  )
}
