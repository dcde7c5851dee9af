import { access } from '@corridor/contract/wire/access'
import { skipToken, useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { useErrorTexts, useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { PageHeader } from '../../../ui/page-header'
import { CompareResume } from './compare-resume'
import { useReadFile } from './use-read-file'

export const Route = createFileRoute('/company/super-candidate/compare-resume/$id')({
  staticData: { title: 'Compare Resume' },
  beforeLoad: only(access.candidates.manage),
  component: CompareResumePage,
})

function CompareResumePage() {
  useErrorTexts()
  const { id } = useParams({ from: '/company/super-candidate/compare-resume/$id' })
  const read = useReadFile(id)
  const candidateId = read.data?.found.doubleInfo[0]?._id
  const double = useQuery(api.candidate.view.queryOptions({ input: candidateId ? { candidateId } : skipToken }))
  return (
    <RecordQuery query={read}>
      {(loaded) =>
        loaded.found.state === 'held' && candidateId ? (
          <RecordQuery query={double}>
            {({ data }) => <CompareResume key={`${id} ${data.version}`} {...loaded} stands={data} />}
          </RecordQuery>
        ) : (
          <MovedOn batch={loaded.found.batch} />
        )
      }
    </RecordQuery>
  )
}

function MovedOn({ batch }: { batch: string }) {
  const { t } = useTranslation()
  const back = (
    <ButtonLink variant="default" to={paths.company.viewResumeBatch(batch)}>
      {t('Back to the batch')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader title={t('Compare Resume')} />
      <Message tone="news" action={back}>
        {t('This file was decided already.')}
      </Message>
    </>
  )
}
