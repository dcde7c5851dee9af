import type { FoundValue } from '@corridor/contract/base/parse/shapes'
import type { FoundFields } from '@corridor/contract/candidate/candidate/from-resume'
import type { Candidate } from '@corridor/contract/candidate/candidate/shapes'
import type { MergeField } from '@corridor/contract/candidate/duplicate/reasons'
import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import type { Decision } from '@corridor/contract/candidate/resume-batch/states'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { SideBySide } from '../../../lib/duplicate/side-by-side'
import { useSideBySide } from '../../../lib/duplicate/use-side-by-side'
import { toast } from '../../../lib/feedback/toast'
import { formatDate, formatName } from '../../../lib/format/format'
import { KeyHint } from '../../../lib/keys/key-hint'
import { usePageKeys } from '../../../lib/keys/page-keys'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { DecisionBar } from '../../../lib/review/decision-bar'
import { once } from '../../../lib/review/once'
import { ReviewDesk } from '../../../lib/review/review-desk'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { candidateName } from '../candidate/exports/candidate-name'
import { ResumeProof } from '../candidate/exports/resume-proof'
import { candidateComparison } from '../duplicate/exports/candidate-comparison'
import classes from './compare.module.css'
import { decisionTexts, sayIfAsked } from './decisions'
import { heldPath } from './exports/held-path'
import { HeldHead } from './held-head'
import { HeldQueue } from './held-queue'
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
  const choice = useSideBySide(candidateComparison, stands, toEdition(stands, found, result), 'left', {
    resume: 'right',
  })
  const held = useHeld(found)
  const heading = useRef<HTMLHeadingElement>(null)
  // Each resume is a page of its own: reading and keys begin at its values.
  useEffect(() => heading.current?.focus(), [])

  async function decide(decision: Decision) {
    if (isBusy) return
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
    await navigate({ to: held.next ? heldPath(held.next) : paths.company.viewResumeBatch(found.batch) })
  }

  const can = (decision: Decision) => found.decisions.includes(decision)
  usePageKeys([
    { key: 'u', label: decisionTexts.update, run: () => void decide('update') },
    ...(can('save') ? [{ key: 's', label: decisionTexts.save, run: () => void decide('save') }] : []),
    { key: 'x', label: decisionTexts.skip, run: () => void decide('skip') },
  ])
  const { next } = held

  return (
    <ReviewDesk
      data="table"
      head={
        <HeldHead
          found={found}
          held={held}
          description={t('Choose whose value the candidate gets. What is not chosen stays as it is.')}
        />
      }
      queue={
        <HeldQueue
          files={held.files.length > 0 ? held.files : [found]}
          id={found._id}
          reading={held.reading}
          hints={[
            { keys: ['J', 'K'], label: t('resume') },
            { keys: ['?'], label: t('keys') },
          ]}
        />
      }
      proof={<ResumeProof isPane file={file} reading={reading} shown={shown} />}
      bar={
        <DecisionBar
          start={t('The former resume stays with the record. Undoing the batch takes the update back.')}
          then={next && t('Then: {next}', { next: next.name })}
        >
          <Button variant="default" disabled={isBusy} aria-keyshortcuts="x" onClick={once(() => void decide('skip'))}>
            {t(decisionTexts.skip)}
            <KeyHint keys="X" />
          </Button>
          {can('save') && (
            <Button variant="default" disabled={isBusy} aria-keyshortcuts="s" onClick={once(() => void decide('save'))}>
              {t(decisionTexts.save)}
              <KeyHint keys="S" />
            </Button>
          )}
          <Button disabled={isBusy} aria-keyshortcuts="u" onClick={once(() => void decide('update'))}>
            {t(decisionTexts.update)}
            <KeyHint keys="U" />
          </Button>
        </DecisionBar>
      }
    >
      <section aria-label={t('Compare')}>
        <div className={classes.heads}>
          <h2 ref={heading} tabIndex={-1}>
            {t('In the record')}
            <TextLink to={paths.company.viewCandidate(stands._id)} target="_blank" rel="noopener">
              <bdi>{candidateName(stands)}</bdi> <span className={classes.quiet}>{t('(opens in a new tab)')}</span>
            </TextLink>
            <span className={classes.quiet}>{t('Added {date}', { date: formatDate(stands.createDate) })}</span>
          </h2>
          <h2>
            {t('In the resume')}
            <bdi>{formatName(found.read ?? {})}</bdi>
          </h2>
        </div>
        <SideBySide {...choice} show={(field) => setShown(placeOf(field, result))} />
      </section>
    </ReviewDesk>
  )
}

function placeOf(field: MergeField, found: FoundFields): FoundValue | undefined {
  if (field === 'name') return found.firstName ?? found.lastName
  if (field === 'skills') return found.skills?.[0]
  if (field === 'email' || field === 'phone' || field === 'jobTitle' || field === 'location') return found[field]
  return field === 'experience' ? found.experience : undefined
}
