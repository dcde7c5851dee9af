import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { late } from '../../../lib/late/late'
import { PageBusy } from '../../../lib/page/page-busy'
import { useSearchText } from '../../../lib/page/use-search-text'
import { only } from '../../../lib/session/only'
import { PageHeader } from '../../../ui/page-header'
import { ExtractAd } from './extract-ad'

export const Route = createFileRoute('/company/job/jd-extractor')({
  staticData: { title: 'JD Extractor' },
  beforeLoad: only(access.jobs.manage),
  component: JdExtractorPage,
})

const AdFromMail = late(() => import('./ad-from-mail'))

function JdExtractorPage() {
  const { t } = useTranslation()
  const threadId = useSearchText('thread')
  return (
    <>
      <PageHeader
        title={t('JD Extractor')}
        description={t(
          'Title, place, pay, terms and skills are read from a job description, each with its place in the text.',
        )}
      />
      {threadId ? (
        <Suspense fallback={<PageBusy />}>
          <AdFromMail key={threadId} threadId={threadId} />
        </Suspense>
      ) : (
        <ExtractAd />
      )}
    </>
  )
}
