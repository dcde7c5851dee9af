import type { candidate, ListedCandidate } from '@corridor/contract/candidate/candidate/shapes'
import { seededName } from '../../../../lib/format/seeded-name'
import { ShortDate } from '../../../../lib/format/short-date'
import { text } from '../../../../lib/language/text'
import { InactiveMark, StatusBadge } from '../../../../lib/list/column/status-badge'
import type { ColumnOf } from '../../../../lib/list/types'
import { toSearch } from '../../../../lib/page/search'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { AvailabilityText } from './availability'
import { candidateName } from './candidate-name'
import { FoundLine, SkillChips } from './found'
import { PhoneOf } from './phone-of'
import { hasRate, RateText } from './rate'
import { totalJobsColumn } from './total-jobs'
import { Years } from './years'

type CandidateColumn = ColumnOf<typeof candidate.list>

/** The query that a search hands on to a candidate, whose resume then shows the words that were found. */
export const searchOf = (query: string | undefined): { query?: string } => (query ? { query } : {})

const nameColumn = (query?: string, to = paths.company.viewCandidate, hasStatus = false): CandidateColumn => ({
  header: text('Full Name'),
  sort: 'name',
  card: 'title',
  isLocked: true,
  face: (row) => ({ kind: 'person', name: candidateName(row), of: row._id }),
  cell: (row) => (
    <>
      <TextLink to={to(row._id)} search={toSearch(searchOf(query))}>
        {candidateName(row)}
      </TextLink>
      {!hasStatus && (
        <>
          {' '}
          <InactiveMark status={row.status} />
        </>
      )}
      {row.reason && <FoundLine reason={row.reason} />}
    </>
  ),
})

const email: CandidateColumn = { header: text('Email'), sort: 'email', cell: (row) => <bdi>{row.email}</bdi> }
const mobile: CandidateColumn = {
  header: text('Mobile Number'),
  cell: (row) => <PhoneOf phone={row.phoneInfo[0]} />,
}
const jobTitle: CandidateColumn = {
  header: text('Job Title'),
  sort: 'jobTitle',
  card: 'fact',
  cell: (row) => row.jobTitle,
}
const experience: CandidateColumn = {
  header: text('Experience (Since)'),
  sort: 'experience',
  numeric: true,
  cell: (row) => <Years count={row.experience} />,
}
const status: CandidateColumn = {
  header: text('Status'),
  sort: 'status',
  card: 'fact',
  cell: (row) => <StatusBadge status={row.status} />,
}
const skills: CandidateColumn = {
  header: text('Skills'),
  cell: (row: ListedCandidate) => <SkillChips skills={row.skills} found={row.reason?.skills ?? []} />,
}
const authorization: CandidateColumn = {
  header: text('Work authorization'),
  card: 'fact',
  cell: (row) => row.workAuthorizationInfo.map(({ name }) => seededName('work-authorization', name)),
}
const place: CandidateColumn = { header: text('Location'), card: 'fact', cell: (row) => row.location }
const available: CandidateColumn = {
  header: text('Availability'),
  cell: (row) => row.availability && <AvailabilityText value={row.availability} />,
}
const authorizationEnds: CandidateColumn = {
  header: text('Authorization ends'),
  cell: (row) => row.authorizationEnds && <ShortDate value={row.authorizationEnds} />,
}
const benchSince: CandidateColumn = {
  header: text('On the bench since'),
  cell: (row) => row.benchSince && <ShortDate value={row.benchSince} />,
}
const rate: CandidateColumn = {
  header: text('Rate'),
  numeric: true,
  cell: (row) => hasRate(row) && <RateText rate={row} />,
}

const hidden = (column: CandidateColumn): CandidateColumn => ({ ...column, isHidden: true })

/** Candidates in lists around hotlists: spec 2 §2, Hotlist table columns; more can be asked for. */
export const hotlistColumnsOf = (query?: string): readonly CandidateColumn[] => [
  nameColumn(query, paths.company.viewCandidate, true),
  email,
  mobile,
  jobTitle,
  experience,
  totalJobsColumn,
  status,
  ...[skills, authorization, authorizationEnds, place, available, benchSince, rate].map(hidden),
]

/** Candidates where one chooses among them: what decides stands first, how to reach them can be asked for. */
export const candidateColumnsOf = (query?: string, to = paths.company.viewCandidate): readonly CandidateColumn[] => [
  nameColumn(query, to),
  jobTitle,
  skills,
  authorization,
  place,
  available,
  ...[totalJobsColumn, experience, authorizationEnds, benchSince, rate, email, mobile, status].map(hidden),
]
