import { listedRoles } from '@corridor/contract/people/user/lists'
import { type Role, roleNames } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListFailed } from '../../../lib/list/page/list-states'
import { toSearch } from '../../../lib/page/search'
import { RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { RightsMatrix } from './rights-matrix'
import classes from './user.module.css'

export const Route = createFileRoute('/admin/user-management/user-roles')({
  staticData: { title: 'User Roles' },
  component: UserRolesPage,
})

const words: Record<Role, string> = {
  administrator: text('Manages system settings and who has access.'),
  'company-user': text('Views the data and the reports of the company.'),
  recruiter: text('Manages job postings, applications and interviews.'),
  'bench-sales': text('Manages bench sales, client relationships and placements.'),
  owner: text('Manages the company itself: its setup, members and everything that they do.'),
  candidate: text('Looks after the own profile and applications.'),
}

function UserRolesPage() {
  const { t } = useTranslation()
  const query = useQuery(api.user.countRoles.queryOptions())
  const countOf = (role: Role) => query.data && (query.data.data.find((one) => one.role === role)?.count ?? 0)
  return (
    <>
      <PageHeader title={t('User Roles')} description={t('What each role may do, and how many people have it.')} />
      {query.error && <ListFailed error={query.error} retry={() => void query.refetch()} />}
      <div className={classes.roles} aria-busy={query.isPending}>
        {listedRoles.map((role) => (
          <RoleCard key={role} role={role} count={countOf(role)} />
        ))}
        <RecordCard title="Add New Role">
          <p className={classes.words}>
            {t(
              'Roles are given: they keep what one company sees apart from every other. Invite a person into a role instead.',
            )}
          </p>
          <ButtonLink to={paths.admin.addAdminUser}>{t('Invite an administrator')}</ButtonLink>
        </RecordCard>
      </div>
      <RightsMatrix />
    </>
  )
}

function RoleCard({ role, count }: { role: Role; count: number | undefined }) {
  const { t } = useTranslation()
  return (
    <RecordCard
      title={roleNames[role]}
      action={
        <TextLink
          to={paths.admin.users('list-user')}
          search={toSearch({ role })}
          aria-label={t('Show people with the role {role}', { role: t(roleNames[role]) })}
        >
          {t('Show')}
        </TextLink>
      }
    >
      <p className={classes.count}>{count === undefined ? '–' : formatNumber(count)}</p>
      <p className={classes.words}>{t(words[role])}</p>
    </RecordCard>
  )
}
