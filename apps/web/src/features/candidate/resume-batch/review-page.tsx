import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { client } from '../../../lib/client'
import { useErrorTexts, useTranslation } from '../../../lib/i18n'
import { only } from '../../../lib/only'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/page-header'
import { CheckResume } from '../candidate/exports/check-resume'
import { useAddCandidate } from '../candidate/exports/use-add-candidate'
import { reasonText } from './reason-text'
import { type ReadFile, useReadFile } from './use-read-file'

export const Route = createFileRoute('/company/super-candidate/review-resume/$id')({
  staticData: { title: 'Review Resume' },
  beforeLoad: only(access.candidates.manage),
  component: ReviewResumePage,
})

function ReviewResumePage() {
  const { t } = useTranslation()
  useErrorTexts()
  const { id } = useParams({ from: '/company/super-candidate/review-resume/$id' })
  const query = useReadFile(id)
  return (
    <RecordQuery query={query}>
      {(loaded) => (
        <>
          <PageHeader
            title={t('Review Resume')}
            description={loaded.found.reason ? reasonText(loaded.found.reason) : loaded.found.name}
          />
          <ReviewResume {...loaded} />
        </>
      )}
    </RecordQuery>
  )
}

function ReviewResume({ found, file, reading }: ReadFile) {
  const navigate = useNavigate()
  const form = useAddCandidate(
    { ...toCandidateValues(reading.result ?? {}), resumeKey: found.fileKey },
    {
      submit: async (candidate) => {
        const { data } = await client.resumeBatch.saveFile({ id: found._id, candidate })
        const [saved] = data.candidateInfo
        return { data: saved && { _id: saved._id, firstName: candidate.firstName } }
      },
      draftOf: found._id,
      leave: () => navigate({ to: paths.company.viewResumeBatch(found.batch) }),
    },
  )
  return <CheckResume file={file} reading={reading} form={form} />
}
