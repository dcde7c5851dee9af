import type { Match } from '@corridor/contract/job/job-match/shapes'
import { seededName } from '../../../../lib/format/seeded-name'
import { useTranslation } from '../../../../lib/language/i18n'
import { RecordCard } from '../../../../lib/record/record-card'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { AvailabilityText } from '../../../candidate/candidate/exports/availability'
import { candidateName } from '../../../candidate/candidate/exports/candidate-name'
import { useStanding } from '../../submission/exports/standing'
import { SubmitOrState } from '../../submission/exports/submit-or-state'
import classes from '../match.module.css'
import { MatchList } from '../match-list'

const shownAtOnce = 5

/** The best candidates for a job, the best first; nobody whom its demands stop. */
export function BestCandidates({ jobId }: { jobId: string }) {
  const { t } = useTranslation()
  const standing = useStanding({ job: jobId })
  return (
    <RecordCard title="Best candidates">
      <MatchList
        of={{ job: jobId }}
        size={shownAtOnce}
        head={(match) => <PersonHead match={match} />}
        action={({ _id }) => <SubmitOrState candidate={_id} job={jobId} standing={standing} by="candidate" />}
        empty={t('Nobody matches this job yet. Skills and a title people know help to find them.')}
      />
    </RecordCard>
  )
}

function PersonHead({ match: { candidateInfo } }: { match: Match }) {
  return candidateInfo.map((person) => (
    <div key={person._id}>
      <TextLink to={paths.company.viewCandidate(person._id)} className={classes.name}>
        <bdi>{candidateName(person)}</bdi>
      </TextLink>
      <p className={classes.second}>
        {[
          person.jobTitle,
          person.location,
          ...person.workAuthorizationInfo.map(({ name }) => seededName('work-authorization', name)),
        ]
          .filter(Boolean)
          .map((word) => (
            <span key={word}>
              <bdi>{word}</bdi>
            </span>
          ))}
        {person.availability && (
          <span>
            <AvailabilityText value={person.availability} />
          </span>
        )}
      </p>
    </div>
  ))
}
