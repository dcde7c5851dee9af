import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { client } from '../../../lib/call/client'
import { KeyHint } from '../../../lib/keys/key-hint'
import { useErrorTexts, useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { DecisionBar } from '../../../lib/review/decision-bar'
import { ReviewDesk } from '../../../lib/review/review-desk'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { CheckResume } from '../candidate/exports/check-resume'
import { useAddCandidate } from '../candidate/exports/use-add-candidate'
import { HeldHead } from './held-head'
import { HeldQueue } from './held-queue'
import { heldPath, useHeld } from './use-held'
import { type ReadFile, useReadFile } from './use-read-file'

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

/** A resume of a batch that could not be saved by itself: what was read as a form, beside the original. */
function ReviewResume({ found, file, reading }: ReadFile) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const held = useHeld(found)
  const { next } = held
  const form = useAddCandidate(
    { ...toCandidateValues(reading.result ?? {}), resumeKey: found.fileKey },
    {
      submit: async (candidate) => {
        const { data } = await client.resumeBatch.saveFile({ id: found._id, candidate })
        const [saved] = data.candidateInfo
        return { data: saved && { _id: saved._id, firstName: candidate.firstName } }
      },
      draftOf: found._id,
      leave: () => navigate({ to: next ? heldPath(next) : paths.company.viewResumeBatch(found.batch) }),
    },
  )
  return (
    <CheckResume
      file={file}
      reading={reading}
      form={form}
      desk={({ formId, fields, proof }) => (
        <ReviewDesk
          data="form"
          head={<HeldHead found={found} held={held} description={t('Complete what the resume does not tell.')} />}
          queue={
            <HeldQueue
              files={held.position > 0 ? held.files : [found]}
              id={found._id}
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
              <Button type="submit" form={formId} disabled={form.isBusy} aria-keyshortcuts="Control+Enter">
                {t(form.isBusy ? 'Please wait...' : 'Add Candidate')}
                <KeyHint keys="Ctrl ↵" />
              </Button>
            </DecisionBar>
          }
        >
          {fields}
        </ReviewDesk>
      )}
    />
  )
}
