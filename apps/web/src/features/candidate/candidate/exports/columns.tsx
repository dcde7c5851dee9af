import type { candidate } from '@corridor/contract/candidate/candidate/shapes'
import { StatusBadge } from '../../../../lib/list/status-badge'
import type { ColumnOf } from '../../../../lib/list/types'
import { toSearch } from '../../../../lib/search'
import { text } from '../../../../lib/text'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { candidateName } from './candidate-name'
import { PhoneOf } from './phone-of'
import { Years } from './years'

/** What leads from a search to a candidate, whose resume then shows what was found. */
export const searchOf = (query: string | undefined): { query?: string } => (query ? { query } : {})

/** Candidates of a search: their names lead to the marked resume. */
export const candidateColumnsOf = (
  query: string | undefined,
  to = paths.company.viewCandidate,
): readonly ColumnOf<typeof candidate.list>[] => [nameColumn(query, to), ...candidateColumns.slice(1)]

const nameColumn = (query?: string, to = paths.company.viewCandidate): ColumnOf<typeof candidate.list> => ({
  header: text('Full Name'),
  sort: 'name',
  card: 'title',
  cell: (row) => (
    <TextLink to={to(row._id)} search={toSearch(searchOf(query))}>
      {candidateName(row)}
    </TextLink>
  ),
})

/** Candidates in any list: spec 2 §2, Hotlist table columns. */
export const candidateColumns: readonly ColumnOf<typeof candidate.list>[] = [
  nameColumn(),
  { header: text('Email'), sort: 'email', cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Mobile Number'), cell: (row) => <PhoneOf phone={row.phoneInfo[0]} /> },
  { header: text('Job Title'), sort: 'jobTitle', card: 'fact', cell: (row) => row.jobTitle },
  {
    header: text('Experience (Since)'),
    sort: 'experience',
    numeric: true,
    card: 'fact',
    cell: (row) => <Years count={row.experience} />,
  },
  { header: text('Status'), sort: 'status', card: 'fact', cell: (row) => <StatusBadge status={row.status} /> },
]
