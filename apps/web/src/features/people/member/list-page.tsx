import type { member } from '@corridor/contract/people/member/shapes'
import { access, companyRoles, roleNames } from '@corridor/contract/wire/access'
import { IconUpload, IconUserPlus } from '@tabler/icons-react'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { statusFilter } from '../../../lib/list/filter/status-filter'
import { ListPage } from '../../../lib/list/page/list-page'
import type { ColumnOf, FiltersOf } from '../../../lib/list/types'
import { useList } from '../../../lib/list/use-list'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink, TextLink } from '../../../ui/link'
import { MemberRoles } from './exports/member-roles'
import { useMemberActions } from './use-member-actions'

export const Route = createFileRoute('/company/setup/members')({
  staticData: { title: 'Members' },
  beforeLoad: only(access.setup.read),
  component: MemberListPage,
})

const columns: readonly ColumnOf<typeof member.list>[] = [
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
  { header: text('Email'), sort: 'email', card: 'fact', cell: (row) => <bdi>{row.email}</bdi> },
  { header: text('Role'), card: 'fact', cell: (row) => <MemberRoles roles={row.roles} /> },
  { header: text('Status'), cell: (row) => <StatusBadge status={row.status} /> },
  { header: text('Joined'), sort: 'createDate', cell: (row) => <ShortDate value={row.createDate} /> },
]

const filters: FiltersOf<typeof member.list> = {
  role: { label: text('Role'), options: companyRoles.map((role) => ({ value: role, label: roleNames[role] })) },
  status: statusFilter,
}

function MemberListPage() {
  const { t } = useTranslation()
  const mayManage = useMay(access.setup.manage)
  const mayClaim = useMay(access.claims.manage)
  const { actionsOf, dialog } = useMemberActions()
  const list = useList(api.member.list, {
    columns,
    filters,
    defaults: { size: 10, sort: 'name', dir: 'asc' },
    name: 'company-member',
  })
  return (
    <>
      <ListPage
        title="Members"
        description="Everybody who works in your company, and what they may do."
        list={list}
        rowName={formatName}
        searchPlaceholder="Search by name or email"
        {...(mayManage && { rowActions: actionsOf })}
        primaryAction={
          <>
            {mayClaim && !mayManage && (
              <ButtonLink variant="default" to={paths.company.claimOwnership}>
                {t('Claim Ownership')}
              </ButtonLink>
            )}
            {mayManage && (
              <>
                <ButtonLink
                  variant="default"
                  to={paths.addImport('member')}
                  leftSection={<IconUpload size={18} aria-hidden />}
                >
                  {t('Import')}
                </ButtonLink>
                <ButtonLink to={paths.company.addMember} leftSection={<IconUserPlus size={18} aria-hidden />}>
                  {t('Invite people')}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      {dialog}
    </>
  )
}
