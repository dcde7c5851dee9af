import { longBenchDays } from '@corridor/contract/sales/bench/groups'
import type { bench } from '@corridor/contract/sales/bench/shapes'
import { formatNumber } from '../../../lib/format/format'
import { seededName } from '../../../lib/format/seeded-name'
import { text } from '../../../lib/language/text'
import type { ColumnOf } from '../../../lib/list/types'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { AvailabilityText } from '../../candidate/candidate/exports/availability'
import { candidateName } from '../../candidate/candidate/exports/candidate-name'
import { PhoneOf } from '../../candidate/candidate/exports/phone-of'
import { hasRate, RateText } from '../../candidate/candidate/exports/rate'
import { totalJobsColumn } from '../../candidate/candidate/exports/total-jobs'
import { Years } from '../../candidate/candidate/exports/years'
import classes from './bench.module.css'
import { BenchDays, Ends, LastMarketed, NextAction, OnHotlists, Relocation } from './bench-cells'

/** Columns that one looks at before sending somebody out; each person chooses and orders them. */
export const benchColumns: readonly ColumnOf<typeof bench.list>[] = [
  {
    header: text('Full Name'),
    sort: 'name',
    card: 'title',
    isLocked: true,
    face: (row) => ({ kind: 'person', name: candidateName(row), of: row._id }),
    cell: (row) => (
      <>
        <TextLink to={paths.company.viewCandidate(row._id)}>{candidateName(row)}</TextLink>
        <span className={classes.second}>
          <bdi>{[row.jobTitle, row.location].filter(Boolean).join(', ')}</bdi>
        </span>
      </>
    ),
  },
  {
    header: text('On the bench'),
    sort: 'benchSince',
    card: 'fact',
    numeric: true,
    cell: (row) => <BenchDays since={row.benchSince} longFrom={longBenchDays} />,
  },
  {
    header: text('Authorization ends'),
    sort: 'authorizationEnds',
    card: 'fact',
    cell: (row) => (
      <>
        {row.workAuthorizationInfo.map(({ name }) => seededName('work-authorization', name))}
        <Ends day={row.authorizationEnds} />
      </>
    ),
  },
  {
    header: text('Rate floor'),
    sort: 'rateAmount',
    card: 'fact',
    numeric: true,
    cell: (row) => hasRate(row) && <RateText rate={row} />,
  },
  {
    header: text('Available from'),
    sort: 'availability',
    cell: (row) => row.availability && <AvailabilityText value={row.availability} />,
  },
  { header: text('Relocation'), cell: (row) => <Relocation isReady={row.readyToRelocate} /> },
  { header: text('Hotlists'), cell: (row) => <OnHotlists hotlists={row.hotlistInfo} /> },
  {
    header: text('Last marketed'),
    sort: 'lastMarketed',
    cell: (row) => <LastMarketed marketed={row.lastMarketed} />,
  },
  totalJobsColumn,
  { header: text('Next action'), cell: (row) => <NextAction action={row.nextAction} /> },
  { header: text('Skills'), isHidden: true, cell: (row) => <bdi>{row.skills.join(', ')}</bdi> },
  {
    header: text('Experience (Since)'),
    sort: 'experience',
    isHidden: true,
    numeric: true,
    cell: (row) => <Years count={row.experience} />,
  },
  { header: text('Job Title'), sort: 'jobTitle', isHidden: true, cell: (row) => row.jobTitle },
  { header: text('Location'), isHidden: true, cell: (row) => row.location },
  { header: text('Email'), isHidden: true, cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Mobile Number'), isHidden: true, cell: (row) => <PhoneOf phone={row.phoneInfo[0]} /> },
  {
    header: text('Resume'),
    isHidden: true,
    cell: ({ resume }) => formatNumber(resume ? 1 : 0),
  },
]
