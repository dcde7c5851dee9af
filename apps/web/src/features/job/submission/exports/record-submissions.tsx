import { access } from '@corridor/contract/wire/access'
import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatName, ownerName } from '../../../../lib/format/format'
import { dotted } from '../../../../lib/format/isolated'
import { ShortDate } from '../../../../lib/format/short-date'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { toSearch } from '../../../../lib/page/search'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import classes from '../../../../lib/record/record-rows.module.css'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { ButtonLink, TextLink } from '../../../../ui/link'
import { Message } from '../../../../ui/message'
import { SubmissionBadge } from './state-badge'

const shown = 10

interface RecordSubmissionsProps {
  /** Whose submissions: of a person, to a job, or through or for another company. */
  of: { candidate: string } | { job: string } | { vendor: string } | { client: string }
  /** Whether somebody can be submitted now. */
  isOpen?: boolean
}

/** The submissions of one person, to one job, or to a company, newest first. */
export function RecordSubmissions({ of, isOpen = true }: RecordSubmissionsProps) {
  const { t } = useTranslation()
  const mayManage = useMay(access.submissions.manage)
  const query = useQuery(api.submission.list.queryOptions({ input: { filters: of, limit: shown } }))
  const { data: rows = [], totalDocs = 0 } = query.data ?? {}
  const search = toSearch(of)
  const isEmpty = query.data !== undefined && totalDocs === 0
  const add = mayManage &&
    isOpen &&
    ('job' in of || 'candidate' in of) && { to: paths.company.addSubmission, search: { ...of } }
  if (useSection('Submissions', { isPending: query.isPending, isEmpty, add, words: text('Submission') })) return null
  return (
    <RecordCard
      title="Submissions"
      action={
        add && (
          <ButtonLink
            variant="default"
            size="compact-md"
            to={paths.company.addSubmission}
            search={search}
            leftSection={<IconSend size={16} aria-hidden />}
          >
            {t('Submit')}
          </ButtonLink>
        )
      }
    >
      {query.error && (
        <Message tone="danger" action={<Button onClick={() => query.refetch()}>{t('Try again')}</Button>}>
          {errorText(query.error)}
        </Message>
      )}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row._id} className={classes.row}>
            <TextLink to={paths.company.viewSubmission(row._id)}>
              <bdi>
                {'candidate' in of ? row.jobInfo[0]?.name : row.candidateInfo[0] && formatName(row.candidateInfo[0])}
              </bdi>
            </TextLink>
            <SubmissionBadge state={row.state} />
            <span className={classes.more}>
              {dotted(
                'job' in of || 'candidate' in of ? row.hops[0]?.name : row.jobInfo[0]?.name,
                ownerName(row.userInfo),
              )}
              {' · '}
              <ShortDate value={row.stateDate} />
            </span>
          </li>
        ))}
      </ul>
      {totalDocs > rows.length && (
        <TextLink to={paths.company.listSubmission} search={search}>
          {t('See all {n}', { n: totalDocs })}
        </TextLink>
      )}
    </RecordCard>
  )
}
