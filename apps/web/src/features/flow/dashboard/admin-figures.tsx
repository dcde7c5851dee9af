import type { AdminDashboard } from '@corridor/contract/flow/dashboard/shapes'
import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../lib/format/format'
import { type Translate, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListFailed } from '../../../lib/list/page/list-states'
import { paths } from '../../../paths'
import classes from './admin.module.css'
import { useAdminDashboard } from './use-admin-dashboard'

const figures = [
  { name: 'agents', label: text('Total Agents'), to: paths.admin.listAgent },
  { name: 'applications', label: text('Total Applications'), to: paths.admin.listApplication },
  { name: 'employees', label: text('Total Employees'), to: paths.admin.users('list-employees') },
  { name: 'pendingVerifications', label: text('Pending Verifications'), to: paths.admin.pendingVerifications },
] as const

/** Says how many of the applications are for jobs, and how many are of students to institutions. */
export const ofBoth = ({ jobs, students }: AdminDashboard['applicationsOf'], t: Translate) =>
  t('Jobs: {jobs} · Students: {students}', { jobs: formatNumber(jobs), students: formatNumber(students) })

/** Four figures, each a link to the rows that it counts. */
export function AdminFigures() {
  const { t } = useTranslation()
  const { data, error, refetch } = useAdminDashboard()
  if (error && !data) return <ListFailed error={error} retry={() => void refetch()} />
  return (
    <ul className={classes.figures} aria-busy={!data}>
      {figures.map(({ name, label, to }) => {
        const words = (
          <>
            <span className={classes.label}>{t(label)}</span>
            {data ? (
              <>
                <span className={classes.figure}>{formatNumber(data[name])}</span>
                {name === 'applications' && <span className={classes.label}>{ofBoth(data.applicationsOf, t)}</span>}
              </>
            ) : (
              <Skeleton className={classes.figure ?? ''} height={28} width={72} my={4} />
            )}
          </>
        )
        return (
          <li key={name}>
            <Link to={to} className={classes.card}>
              {words}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
