import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import type { FoundFields } from '@corridor/contract/candidate/candidate/from-resume'
import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import type { Decision } from '@corridor/contract/candidate/resume-batch/states'
import { Button, Group } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api, client } from '../../../lib/client'
import { formatDate } from '../../../lib/format'
import { errorText, useTranslation } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { toast } from '../../../lib/toast'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { BesideResume } from '../candidate/exports/beside-resume'
import { candidateName } from '../candidate/exports/candidate-name'
import { SideBySide } from '../duplicate/exports/side-by-side'
import { useSideBySide } from '../duplicate/exports/use-side-by-side'
import classes from './compare.module.css'
import { decisionTexts, sayIfAsked } from './decisions'
import { HeldQueue } from './held-queue'
import { HeldSteps } from './held-steps'
import { reasonText } from './reason-text'
import { stateTexts } from './states'
import { toEdition } from './to-edition'
import { useHeld } from './use-held'
import type { ReadFile } from './use-read-file'

/** A resume that is held back beside the candidate whom it resembles: whose value of each field the candidate gets. */
export function CompareResume({ found, file, reading, stands }: ReadFile & { stands: Candidate }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isBusy, setIsBusy] = useState(false)
  const [shown, setShown] = useState<FoundValue>()
  const result = reading.result ?? {}
  const choice = useSideBySide(stands, toEdition(stands, found, result), 'left', { resume: 'right' })
  const { files, ...steps } = useHeld(found)

  async function decide(decision: Decision) {
    setIsBusy(true)
    const compared = decision === 'update' ? { choices: choice.toChoices(), doubleVersion: stands.version } : {}
    try {
      const { data } = await client.resumeBatch.decideFile({ id: found._id, decision, ...compared })
      if (data.state === 'held') sayIfAsked(data)
      else await goOn(data.state)
    } catch (error) {
      toast.error(errorText(error))
    }
    setIsBusy(false)
    await refresh(api.resumeBatch, api.candidate)
  }

  async function goOn(state: ResumeBatchFile['state']) {
    toast.success(`${found.name}: ${t(stateTexts[state].label)}`)
    const { compareResume, viewResumeBatch } = paths.company
    await navigate({ to: steps.next ? compareResume(steps.next) : viewResumeBatch(found.batch) })
  }

  return (
    <>
      <PageHeader
        title={
          <span className={classes.title}>
            <bdi>{found.name}</bdi>
            {found.reason && <Badge tone="attention">{reasonText(found.reason)}</Badge>}
          </span>
        }
        description={t('Choose whose value the candidate gets. What is not chosen stays as it is.')}
      >
        <HeldSteps {...steps} />
        <ButtonLink variant="default" to={paths.company.viewResumeBatch(found.batch)}>
          {t('Back to the batch')}
        </ButtonLink>
      </PageHeader>
      <div className={classes.desk} data-queue={files.length > 1 || undefined}>
        {files.length > 1 && <HeldQueue files={files} id={found._id} />}
        <BesideResume file={file} reading={reading} shown={shown}>
          <section className={classes.card} aria-label={t('Compare')}>
            <div className={classes.heads}>
              <h2>
                {t('In the record')}
                <TextLink to={paths.company.viewCandidate(stands._id)} target="_blank" rel="noopener">
                  <bdi>{candidateName(stands)}</bdi> <span className={classes.quiet}>{t('(opens in a new tab)')}</span>
                </TextLink>
                <span className={classes.quiet}>{t('Added {date}', { date: formatDate(stands.createDate) })}</span>
              </h2>
              <h2>
                {t('In the resume')}
                <bdi>{found.read?.name}</bdi>
              </h2>
            </div>
            <SideBySide {...choice} show={(field) => setShown(placeOf(field, result))} />
            <p className={classes.quiet}>
              {t('The former resume stays with the record. Undoing the batch takes the update back.')}
            </p>
            <Group gap="xs" justify="flex-end" className={classes.bar ?? ''} data-bar>
              <Button variant="default" disabled={isBusy} onClick={() => void decide('skip')}>
                {t(decisionTexts.skip)}
              </Button>
              {found.decisions.includes('save') && (
                <Button variant="default" disabled={isBusy} onClick={() => void decide('save')}>
                  {t(decisionTexts.save)}
                </Button>
              )}
              <Button disabled={isBusy} onClick={() => void decide('update')}>
                {t(isBusy ? 'Please wait...' : decisionTexts.update)}
              </Button>
            </Group>
          </section>
        </BesideResume>
      </div>
    </>
  )
}

function placeOf(field: MergeField, found: FoundFields): FoundValue | undefined {
  if (field === 'name') return found.firstName ?? found.lastName
  if (field === 'skills') return found.skills?.[0]
  if (field === 'email' || field === 'phone' || field === 'jobTitle' || field === 'location') return found[field]
  return field === 'experience' ? found.experience : undefined
}
