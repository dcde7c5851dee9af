import { Suspense, useState } from 'react'
import { late } from '../../../lib/late/late'
import { PageBusy } from '../../../lib/page/page-busy'
import { ChooseJob } from './choose-job'
import { JobResult } from './job-result'
import type { JobAnswer } from './job-values'

const JobFromAd = late(() => import('./job-from-ad'))

/** An ad comes in, shows what was found in it, and becomes a job. */
export function ExtractAd() {
  const [answer, setAnswer] = useState<JobAnswer>()
  const [isAdding, setIsAdding] = useState(false)
  const { job } = answer ?? {}
  return (
    <>
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
