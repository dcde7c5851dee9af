import type { Match } from '@corridor/contract/job/job-match/shapes'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDate } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { useStanding } from '../submission/exports/standing'
import { SubmitOrState } from '../submission/exports/submit-or-state'
import classes from './match.module.css'
import { MatchList } from './match-list'

const shownAtOnce = 25

/** The open jobs that match a candidate, the best first. */
export function JobsFor({ candidateId }: { candidateId: string }) {
  const { t } = useTranslation()
  const standing = useStanding({ candidate: candidateId })
  const query = useQuery(api.candidate.view.queryOptions({ input: { candidateId } }))
  return (
    <RecordQuery query={query}>
      {({ data }) => (
        <>
          <PageHeader
            title={t('Jobs for {name}', { name: candidateName(data) })}
            description={t('Open jobs whose demands nothing here fails, the best first.')}
          >
            <ButtonLink variant="default" to={paths.company.searchJob}>
              {t('All open jobs')}
            </ButtonLink>
            <ButtonLink variant="default" to={paths.company.viewCandidate(candidateId)}>
              {t('Candidate')}
            </ButtonLink>
          </PageHeader>
          <div className={classes.page}>
            <MatchList
              of={{ candidate: candidateId }}
              size={shownAtOnce}
              head={(match) => <JobHead match={match} />}
              action={({ _id }) => <SubmitOrState candidate={candidateId} job={_id} standing={standing} by="job" />}
              empty={t('No open job matches yet. Skills, a job title and a place in the record help to find some.')}
            />
          </div>
        </>
      )}
    </RecordQuery>
  )
}

function JobHead({ match: { jobInfo } }: { match: Match }) {
  const { t } = useTranslation()
  return jobInfo.map((job) => (
    <div key={job._id}>
      <TextLink to={paths.company.viewJob(job._id)} className={classes.name}>
        <bdi>{job.jobTitle}</bdi>
      </TextLink>
      <p className={classes.second}>
        {[...job.clientInfo.map(({ name }) => name), ...job.places].map((word) => (
          <span key={word}>
            <bdi>{word}</bdi>
          </span>
        ))}
        {job.receivedOn && <span>{t('Received {date}', { date: formatDate(job.receivedOn) })}</span>}
      </p>
    </div>
  ))
}
