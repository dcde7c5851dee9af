import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatName } from '../../../../lib/format/format'
import { ShortDate } from '../../../../lib/format/short-date'
import { errorText, useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import classes from '../../../../lib/record/record-rows.module.css'
import { paths } from '../../../../paths'
import { ButtonLink, TextLink } from '../../../../ui/link'
import { Message } from '../../../../ui/message'
import { StageBadge } from '../stage-badge'

const shown = 10

/** The applications of one person, or to one job, newest first; nothing where there is none. */
export default function RecordApplications({ of }: { of: { candidate: string } | { job: string } }) {
  const { t } = useTranslation()
  const query = useQuery(api.application.list.queryOptions({ input: { filters: of, limit: shown } }))
  const { data: rows = [], totalDocs = 0 } = query.data ?? {}
  const isEmpty = query.data !== undefined && totalDocs === 0
  useSection('Applications', { isPending: query.isPending, isEmpty })
  if (isEmpty) return null
  const search = toSearch(of)
  return (
    <RecordCard
      title="Applications"
      action={
        'job' in of && (
          <ButtonLink variant="default" size="compact-md" to={paths.company.board} search={search}>
            {t('Pipeline')}
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
            <TextLink to={paths.company.viewApplication(row._id)}>
              <bdi>{'job' in of ? formatName(row) : row.jobInfo[0]?.name}</bdi>
            </TextLink>
            <StageBadge application={row} />
            <span className={classes.more}>
              <ShortDate value={row.createDate} />
            </span>
          </li>
        ))}
      </ul>
      {totalDocs > rows.length && (
        <TextLink to={paths.company.listApplication} search={search}>
          {t('See all {n}', { n: totalDocs })}
        </TextLink>
      )}
    </RecordCard>
  )
}
