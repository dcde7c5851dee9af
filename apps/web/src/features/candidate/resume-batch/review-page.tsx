import type { Parse } from '@corridor/contract/base/parse/shapes'
import { toCandidateValues } from '@corridor/contract/candidate/candidate/from-resume'
import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router'
import { ApiError } from '../../../lib/api-error'
import { api, client } from '../../../lib/client'
import { useErrorTexts, useTranslation } from '../../../lib/i18n'
import { only } from '../../../lib/only'
import { RecordQuery } from '../../../lib/record/record-query'
import { readStoredFile } from '../../../lib/upload/download-file'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/page-header'
import { CheckResume } from '../candidate/exports/check-resume'
import { useAddCandidate } from '../candidate/exports/use-add-candidate'
import { reasonText } from './reason-text'

export const Route = createFileRoute('/company/super-candidate/review-resume/$id')({
  staticData: { title: 'Review Resume' },
  beforeLoad: only(access.candidates.manage),
  component: ReviewResumePage,
})

type Reading = Pick<Parse, 'result' | 'reason'> & Partial<Pick<Parse, 'parseId'>>
const unread: Reading = { result: null, reason: null }

async function load(id: string): Promise<{ found: ResumeBatchFile; file: File; reading: Reading }> {
  const { data } = await client.resumeBatch.listFile({ filters: { _id: id } })
  const [found] = data
  if (!found?.fileKey) throw new ApiError(404, { code: 'record.notFound', message: '' })
  const [file, reading] = await Promise.all([
    readStoredFile(found.fileKey, found.name, found.fileType ?? ''),
    found.parseId ? client.parse.parse({ parseId: found.parseId }) : unread,
  ])
  return { found, file, reading }
}

function ReviewResumePage() {
  const { t } = useTranslation()
  useErrorTexts()
  const { id } = useParams({ from: '/company/super-candidate/review-resume/$id' })
  const query = useQuery({
    queryKey: [...api.resumeBatch.key(), 'review', id],
    queryFn: () => load(id),
    // What its person types stands over this reading.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
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

function ReviewResume({ found, file, reading }: Awaited<ReturnType<typeof load>>) {
  const navigate = useNavigate()
  const form = useAddCandidate(
    { ...toCandidateValues(reading.result ?? {}), resumeKey: found.fileKey },
    {
      submit: (candidate) => client.resumeBatch.saveFile({ id: found._id, candidate }),
      leave: () => navigate({ to: paths.company.viewResumeBatch(found.batch) }),
    },
  )
  return <CheckResume file={file} reading={reading} form={form} />
}
