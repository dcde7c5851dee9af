import type { user } from '@corridor/contract/people/user/shapes'
import { access } from '@corridor/contract/wire/access'
import { IconEye, IconUserPlus } from '@tabler/icons-react'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { MemberRoles } from './exports/member-roles'

export const Route = createFileRoute('/company/users')({
  staticData: { title: 'Company Users' },
  beforeLoad: only(access.setup.read),
  component: CompanyUsersPage,
})

// spec 2 §2, Company Users: Sr, ID, Name, Role, Actions.
const columns: readonly ColumnOf<typeof user.listUser>[] = [
  { header: text('ID'), cell: (row) => <bdi>{row._id.slice(-8)}</bdi> },
  {
    header: text('Name'),
    sort: 'name',
    card: 'title',
    cell: (row) => (
      <TextLink to={paths.company.viewMember(row._id)}>
        <bdi>{formatName(row)}</bdi>
      </TextLink>
    ),
  },
  { header: text('Role'), card: 'fact', cell: (row) => <MemberRoles roles={row.roles} /> },
]

function CompanyUsersPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayInvite = useMay(access.setup.manage)
  const list = useList(api.user.listUser, {
    columns,
    defaults: { size: 10, sort: 'name', dir: 'asc' },
    name: 'company-user',
  })
  return (
    <ListPage
      title="Company Users"
      list={list}
      rowName={formatName}
      rowActions={({ _id }) => [
        { label: text('View'), icon: IconEye, run: () => navigate({ to: paths.company.viewMember(_id) }) },
      ]}
      searchPlaceholder="Search by name or email"
      primaryAction={
        mayInvite && (
          <ButtonLink to={paths.company.addMember} leftSection={<IconUserPlus size={18} aria-hidden />}>
            {t('Add New User')}
          </ButtonLink>
        )
      }
    />
  )
}
