import RecordOffers from 'virtual:place/interview.offers'
import { access } from '@corridor/contract/wire/access'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { useLive } from '../../../../lib/call/live'
import { formatDateTimeIn } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { RecordCard } from '../../../../lib/record/record-card'
import classes from '../../../../lib/record/record-rows.module.css'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { ButtonLink, TextLink } from '../../../../ui/link'
import { InterviewBadge } from '../state-badge'
import { refreshInterviews, useManagesInterviews } from '../use-interview-actions'

interface RecordInterviewsProps {
  submission: string
  submitter: string | undefined
  /** Whether another one can be planned now. */
  isLive: boolean
}

/** The interviews of one submission, and the way to the next. */
export function RecordInterviews({ submission, submitter, isLive }: RecordInterviewsProps) {
  const { t } = useTranslation()
  const manages = useManagesInterviews()
  const mayRead = useMay(access.interviews.read)
  const input = { filters: { submission }, limit: 20, sortBy: 'startDate', sortDirection: 'asc' } as const
  const { data } = useQuery({ ...api.interview.list.queryOptions({ input }), enabled: mayRead })
  useLive('interview', mayRead, () => void refreshInterviews())
  const mayPlan = isLive && manages(submitter)
  if (!data || (data.totalDocs === 0 && !mayPlan)) return null
  return (
    <RecordCard
      title="Interviews"
      action={
        mayPlan && (
          <ButtonLink
            variant="default"
            size="compact-md"
            to={paths.company.addInterview}
            search={toSearch({ submission })}
            leftSection={<IconCalendarPlus size={16} aria-hidden />}
          >
            {t('Plan Interview')}
          </ButtonLink>
        )
      }
    >
      <ul className={classes.rows}>
        {data.data.map((row) => (
          <li key={row._id} className={classes.row}>
            <TextLink to={paths.company.viewInterview(row._id)}>{t('Round {n}', { n: row.round })}</TextLink>{' '}
            <InterviewBadge state={row.state} outcome={row.outcome} />
            <span className={classes.more}>
              {formatDateTimeIn(row.startDate, row.zone)} ({row.zone})
            </span>
          </li>
        ))}
      </ul>
      <RecordOffers submission={submission} mayManage={mayPlan} />
    </RecordCard>
  )
}
