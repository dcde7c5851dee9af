import { access } from '@corridor/contract/wire/access'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../../lib/i18n'
import { only } from '../../../lib/only'
import { PageBusy } from '../../../lib/page-busy'
import { PageHeader } from '../../../ui/page-header'
import { ChooseJob } from './choose-job'
import { JobResult } from './job-result'
import type { JobAnswer } from './job-values'

export const Route = createFileRoute('/company/job/jd-extractor')({
  staticData: { title: 'JD Extractor' },
  beforeLoad: only(access.jobs.manage),
  component: JdExtractorPage,
})

const JobFromAd = lazy(() => import('./job-from-ad'))

function JdExtractorPage() {
  const { t } = useTranslation()
  const [answer, setAnswer] = useState<JobAnswer>()
  const [isAdding, setIsAdding] = useState(false)
  const { job } = answer ?? {}
  return (
    <>
      <PageHeader
        title={t('JD Extractor')}
        description={t(
          'Title, place, pay, terms and skills are read from a job description, each with its place in the text.',
        )}
      />
      {!answer && <ChooseJob onAnswer={setAnswer} />}
      {answer && !isAdding && (
        <JobResult answer={answer} restart={() => setAnswer(undefined)} addJob={() => setIsAdding(true)} />
      )}
      {job && isAdding && (
        <Suspense fallback={<PageBusy />}>
          <JobFromAd reading={job} back={() => setIsAdding(false)} />
        </Suspense>
      )}
    </>
  )
}
