import type { Submission } from '@corridor/contract/job/submission/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/client'
import { useTranslation } from '../../../../lib/i18n'
import { toSearch } from '../../../../lib/search'
import { useMay } from '../../../../lib/session'
import { paths } from '../../../../paths'
import { ButtonLink, TextLink } from '../../../../ui/link'
import { SubmissionBadge } from './state-badge'

const liveMax = 100

/** The submissions of one person, or to one job, that go on: by the id of the job, or of the person. None where the id is empty. */
export function useStanding(of: { candidate: string } | { job: string }): ReadonlyMap<string, Submission> {
  const { data } = useQuery({
    ...api.submission.list.queryOptions({ input: { filters: { ...of, isLive: true }, limit: liveMax } }),
    enabled: !Object.values(of).includes(''),
  })
  return new Map(data?.data.map((row) => ['job' in of ? row.candidate : row.job, row]))
}

interface SubmitOrStateProps {
  candidate: string
  job: string
  standing: ReadonlyMap<string, Submission>
  /** Which of the two `standing` goes by. */
  by: 'candidate' | 'job'
}

/** Where a person stands for a job, or the way to submit them. */
export function SubmitOrState({ candidate, job, standing, by }: SubmitOrStateProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const submission = standing.get(by === 'candidate' ? candidate : job)
  if (submission)
    return (
      <TextLink to={paths.company.viewSubmission(submission._id)}>
        <SubmissionBadge state={submission.state} />
      </TextLink>
    )
  if (!mayManage) return null
  return (
    <ButtonLink
      variant="default"
      size="compact-md"
      to={paths.company.addSubmission}
      search={toSearch({ candidate, job })}
      leftSection={<IconSend size={16} aria-hidden />}
    >
      {t('Submit')}
    </ButtonLink>
  )
}
