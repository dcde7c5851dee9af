import { access } from '@corridor/contract/wire/access'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Breadcrumbs } from '../../../lib/page/breadcrumbs'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/page-header'
import { BatchResults } from './batch-results'
import { useBatch } from './use-batch'

export const Route = createFileRoute('/company/super-candidate/view-resume-parsing/$id')({
  staticData: { title: 'Batch of Resumes' },
  beforeLoad: only(access.candidates.manage),
  component: ResumeBatchPage,
})

const above = [
  { label: text('Resume Parsing Direct'), to: paths.company.parseResumeDirect },
  { label: text('Bulk uploads'), to: paths.company.listResumeBatch },
]

function ResumeBatchPage() {
  const { t } = useTranslation()
  const { id } = useParams({ from: '/company/super-candidate/view-resume-parsing/$id' })
  const query = useBatch(id)
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <>
          <Breadcrumbs above={above} />
          <PageHeader
            title={t('Batch of Resumes')}
            description={
              <>
                <bdi>{ownerName(data.userInfo)}</bdi> · <ShortDate value={data.createDate} />
              </>
            }
          />
          <BatchResults batch={data} />
        </>
      )}
    </RecordQuery>
  )
}
