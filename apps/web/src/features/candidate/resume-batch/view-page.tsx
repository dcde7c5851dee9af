import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { useTranslation } from '../../../lib/i18n'
import { Moment } from '../../../lib/list/moment'
import { only } from '../../../lib/only'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { BatchResults } from './batch-results'
import { useBatch } from './use-batch'

export const Route = createFileRoute('/company/super-candidate/view-resume-parsing/$id')({
  staticData: { title: 'Batch of Resumes' },
  beforeLoad: only(access.candidates.manage),
  component: ResumeBatchPage,
})

function ResumeBatchPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/company/super-candidate/view-resume-parsing/$id' })
  const query = useBatch(id)
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <>
          <PageHeader
            title={t('Batch of Resumes')}
            description={
              <>
                {data.userInfo[0]?.name} · <Moment moment={data.createDate} />
              </>
            }
          >
            <ButtonLink variant="default" to={paths.company.listResumeBatch}>
              {t('Earlier batches')}
            </ButtonLink>
          </PageHeader>
          <BatchResults batch={data} />
        </>
      )}
    </RecordQuery>
  )
}
