import type { CompanyMember } from '@corridor/contract/people/member/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useParams } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { formatList, formatName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { RecordQuery } from '../../../lib/record/record-query'
import { useLeaveMissing } from '../../../lib/record/use-leave-missing'
import { only } from '../../../lib/session/only'
import { useMay, useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/page-header'
import { MemberRoles } from './exports/member-roles'
import { LeaveCompany } from './leave-company'
import { RolesForm } from './roles-form'
import { sightNames } from './sight-names'
import { useMemberActions } from './use-member-actions'

export const Route = createFileRoute('/company/setup/view-member/$id')({
  staticData: { title: 'Member' },
  beforeLoad: only(access.setup.read),
  component: ViewMemberPage,
})

function ViewMemberPage() {
  const { id } = useParams({ from: '/company/setup/view-member/$id' })
  const query = useQuery(api.member.list.queryOptions({ input: { filters: { _id: id } } }))
  const member = query.data?.data[0]
  useLeaveMissing(query.isSuccess && !member, { text: text('Member not found'), to: paths.company.members })
  return <RecordQuery query={query}>{() => member && <MemberCards member={member} />}</RecordQuery>
}

const seenBy = ({ roles, sight }: CompanyMember) => (roles.includes('owner') ? 'company' : sight)

function MemberCards({ member }: { member: CompanyMember }) {
  const { t } = useTranslation()
  const own = useSession()?.user._id
  const mayManage = useMay(access.setup.manage)
  const { actionsOf, dialog } = useMemberActions()
  const actions = actionsOf(member)
  return (
    <div className={page.page}>
      <PageHeader
        title={
          <span className={page.title}>
            <bdi>{formatName(member)}</bdi> <StatusBadge status={member.status} />
          </span>
        }
        description={<bdi>{member.email}</bdi>}
      >
        {actions.length > 0 && <RowMenu name={formatName(member)} actions={actions} />}
        {dialog}
        {member.user === own && <LeaveCompany />}
      </PageHeader>
      <RecordCard title="Account">
        <Facts
          facts={[
            { label: text('Role'), value: <MemberRoles roles={member.roles} />, isLong: true },
            {
              label: text('Units'),
              value:
                member.units.length > 0 ? <bdi>{formatList(member.units.map(({ name }) => name))}</bdi> : undefined,
            },
            { label: text('Records that they see'), value: t(sightNames[seenBy(member)]) },
            { label: text('Joined'), value: <ShortDate value={member.createDate} /> },
          ]}
        />
      </RecordCard>
      {mayManage && (
        <RecordCard title="Roles">
          <RolesForm key={member.version} member={member} />
        </RecordCard>
      )}
    </div>
  )
}
