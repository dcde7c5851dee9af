import type { UserRecord } from '@corridor/contract/people/user/shapes'
import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { RecordQuery } from '../../../lib/record/record-query'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { LastLogin } from './columns'
import { UserHistory } from './history'
import { Rights } from './rights'
import { RoleNames } from './role-names'
import { useUserActions } from './use-user-actions'

/** One account: who it is, what they may do, where they are signed in, and what became of it. */
export function UserPage({ id }: { id: string }) {
  const query = useQuery(api.user.view.queryOptions({ input: { id } }))
  return <RecordQuery query={query}>{({ data }) => <UserCards user={data} />}</RecordQuery>
}

function UserCards({ user }: { user: UserRecord }) {
  const { t } = useTranslation()
  const { recordActions } = useUserActions()
  const yesNo = (is: boolean) => t(is ? 'Yes' : 'No')
  return (
    <div className={page.page}>
      <PageHeader
        title={
          <span className={page.title}>
            {user.name} <StatusBadge status={user.status} />
          </span>
        }
        description={<bdi>{user.email}</bdi>}
      >
        <ButtonLink to={paths.admin.editUser(user._id)} leftSection={<IconPencil size={18} aria-hidden />}>
          {t('Edit')}
        </ButtonLink>
        <RowMenu name={user.name} actions={recordActions(user)} />
      </PageHeader>
      <RecordCard title="Account">
        <Facts
          facts={[
            { label: text('Role'), value: <RoleNames roles={user.roles} />, isLong: true },
            { label: text('Join Date'), value: <ShortDate value={user.joinDate} /> },
            { label: text('Last Login'), value: <LastLogin moment={user.lastLogin} /> },
            { label: text('Sessions'), value: formatNumber(user.sessions) },
            { label: text('Two-factor sign-in'), value: t(user.hasTwoFactor ? 'On' : 'Off') },
            { label: text('Email verified'), value: yesNo(user.isEmailVerified) },
          ]}
        />
      </RecordCard>
      {user.memberships.length > 0 && (
        <RecordCard title="Companies">
          <ul className={page.lines}>
            {user.memberships.map(({ company, companyName, roles, status, joinDate }) => (
              <li key={company}>
                <span>
                  <bdi>{companyName}</bdi> · <RoleNames roles={roles} />
                </span>
                <span className={page.title}>
                  <ShortDate value={joinDate} /> <StatusBadge status={status} />
                </span>
              </li>
            ))}
          </ul>
        </RecordCard>
      )}
      <RecordCard title="What this person may do">
        {user.roles.map((role) => (
          <Rights key={role} role={role} isNamed={user.roles.length > 1} />
        ))}
      </RecordCard>
      <UserHistory history={user.history} />
    </div>
  )
}
