import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatDate } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { toSearch } from '../../../../lib/page/search'
import { useSection } from '../../../../lib/record/frame/sections'
import { RecordCard } from '../../../../lib/record/record-card'
import classes from '../../../../lib/record/record-rows.module.css'
import { useMay } from '../../../../lib/session/session'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { SalaryText, shortPlacesOf } from '../job-words'

const shown = 10

/** Open jobs of one client or vendor, newest first. */
export default function RecordJobs({ of }: { of: { client: string } | { vendor: string } }) {
  const { t } = useTranslation()
  const filters = { ...of, jobStatus: 'open' } as const
  const { data, isPending } = useQuery(api.job.list.queryOptions({ input: { filters, limit: shown } }))
  const isEmpty = data?.totalDocs === 0
  const mayAdd = useMay(access.jobs.manage)
  useSection('Open jobs', { isPending, isEmpty, add: mayAdd && { to: paths.company.addJob }, words: text('Job') })
  if (!data || isEmpty) return null
  return (
    <RecordCard title="Open jobs">
      <ul className={classes.rows}>
        {data.data.map((job) => (
          <li key={job._id} className={classes.row}>
            <TextLink to={paths.company.viewJob(job._id)}>
              <bdi>{job.jobTitle}</bdi>
            </TextLink>
            <span className={classes.quiet}>{shortPlacesOf(job)}</span>
            <span className={classes.more}>
              <SalaryText job={job} />
              {job.dueOn && (
                <>
                  {' · '}
                  {t('Due')} {formatDate(job.dueOn)}
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      {data.totalDocs > data.data.length && (
        <TextLink to={paths.company.listJob} search={toSearch(filters)}>
          {t('See all {n}', { n: data.totalDocs })}
        </TextLink>
      )}
    </RecordCard>
  )
}
