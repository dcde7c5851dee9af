import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { type BatchFileState, openFileStates } from '@corridor/contract/candidate/resume-batch/states'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { client } from '../../../lib/call/client'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useErrorTexts, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { toSearch } from '../../../lib/page/search'
import { RecordQuery } from '../../../lib/record/record-query'
import { DecisionBar } from '../../../lib/review/decision-bar'
import { useOneEnter } from '../../../lib/review/once'
import { ReviewDesk } from '../../../lib/review/review-desk'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { CheckResume } from '../candidate/exports/check-resume'
import { useAddCandidate } from '../candidate/exports/use-add-candidate'
import { heldPath } from './exports/held-path'
import { HeldHead } from './held-head'
import { HeldQueue } from './held-queue'
import { ReviewVerbs } from './review-verbs'
import { useHeld } from './use-held'
import { type ReadFile, useReadFile } from './use-read-file'

// For an address that is older than the decision.
const MovedOn = late(() => import('./moved-on'))
// It hears of files that come from outside: the page is there before it.
const ResumeDrop = late(() => import('./resume-drop'), 'optional')

export const Route = createFileRoute('/company/super-candidate/review-resume/$id')({
  staticData: { title: 'Review Resume' },
  beforeLoad: only(access.candidates.manage),
  component: ReviewResumePage,
})

function ReviewResumePage() {
  useErrorTexts()
  const { id } = useParams({ from: '/company/super-candidate/review-resume/$id' })
  const query = useReadFile(id)
  return <RecordQuery query={query}>{(loaded) => <ReviewResume key={id} {...loaded} />}</RecordQuery>
}

/** A resume of a batch that waits for a person: what was read as a form, beside the original. */
function ReviewResume(loaded: ReadFile) {
  const { found, file, reading } = loaded
  const { t } = useTranslation()
  const navigate = useNavigate()
  useOneEnter()
  const held = useHeld(found)
  const { next } = held
  // As it was opened: saving it moves it on, and then leads away.
  const [wasOpen] = useState(savable.includes(found.state))
  const goOn = () => navigate({ to: next ? heldPath(next) : paths.company.viewResumeBatch(found.batch) })
  const search = { batch: found.batch }
  const form = useAddCandidate(
    { ...toCandidateValues(reading.result ?? {}), resumeKey: found.fileKey },
    {
      submit: async (candidate) => {
        const { data } = await client.resumeBatch.saveFile({ id: found._id, candidate })
        const [saved] = data.candidateInfo
        return { data: saved && { _id: saved._id, firstName: candidate.firstName } }
      },
      draftOf: found._id,
      search,
      leave: ({ data }) =>
        next || !data ? goOn() : navigate({ to: paths.company.viewCandidate(data._id), search: toSearch(search) }),
    },
  )
  if (!wasOpen)
    return (
      <Suspense>
        <MovedOn title={text('Review Resume')} batch={found.batch} />
      </Suspense>
    )
  const isReady = found.state === 'ready'
  return (
    <>
      <CheckResume
        file={file}
        reading={reading}
        form={form}
        desk={({ formId, fields, proof }) => (
          <ReviewDesk
            data="form"
            head={
              <HeldHead
                found={found}
                held={held}
                description={t(isReady ? 'Check what was read, then save.' : 'Complete what the resume does not tell.')}
              />
            }
            queue={
              <HeldQueue
                files={held.position > 0 ? held.files : [found]}
                id={found._id}
                reading={held.reading}
                hints={[
                  { keys: ['F8'], label: t('next to check') },
                  { keys: ['?'], label: t('keys') },
                ]}
              />
            }
            proof={proof}
            bar={
              <DecisionBar then={next && t('Then: {next}', { next: next.name })}>
                {next && (
                  <ButtonLink variant="default" to={heldPath(next)}>
                    {t('Later')}
                  </ButtonLink>
                )}
                <ReviewVerbs found={found} isBusy={form.isBusy} goOn={goOn} />
                <Button type="submit" form={formId} disabled={form.isBusy} aria-keyshortcuts="Enter Control+Enter">
                  {t(form.isBusy ? 'Please wait...' : 'Add Candidate')}
                  <KeyHint keys="↵" />
                </Button>
              </DecisionBar>
            }
          >
            {fields}
          </ReviewDesk>
        )}
      />
      {held.isReviewed && (
        <Suspense>
          <ResumeDrop into={found.batch} />
        </Suspense>
      )}
    </>
  )
}

const savable: readonly BatchFileState[] = [...openFileStates, 'cancelled', 'skipped']
