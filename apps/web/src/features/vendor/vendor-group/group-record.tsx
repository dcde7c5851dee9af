import type { VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { Button } from '@mantine/core'
import { IconPencil, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatName, formatNumber, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import type { RowAction } from '../../../lib/list/types'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { PageHeader } from '../../../ui/page-header'
import { GroupTypeName } from './columns'
import { GroupMembers } from './group-members'
import classes from './group-record.module.css'
import { RuleText } from './rule-text'
import { useGroupActions } from './use-group-actions'

const VendorPicker = late(() => import('./vendor-picker'))

/** One group: what it is for, whom it reaches, and which vendors are in it at this moment. */
export function GroupRecord({ group }: { group: VendorGroup }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isPicking, setIsPicking] = useState(false)
  const { mayManage, manageActions } = useGroupActions({
    onDeleted: () => navigate({ to: paths.company.listVendorGroup, replace: true }),
  })
  const reached = useQuery(api.vendorGroup.recipients.queryOptions({ input: { groupIds: [group._id], limit: 1 } }))
  const edit: RowAction[] = mayManage
    ? [{ label: text('Edit'), icon: IconPencil, to: paths.company.editVendorGroup(group._id) }]
    : []
  const choose = mayManage && (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsPicking(true)}>
      {t('Choose Vendors')}
    </Button>
  )
  const facts: Fact[] = [
    {
      label: text('Addresses it reaches'),
      value: reached.data ? formatNumber(reached.data.totalDocs) : undefined,
    },
    { label: text('Group Type'), value: <GroupTypeName type={group.groupType} /> },
    {
      label: text('Share With'),
      value: group.shareWithInfo.map((person) => formatName(person)).join(', ') || undefined,
    },
    { label: text('Region'), value: group.regionInfo[0]?.name },
    { label: text('Business Unit'), value: group.businessUnitInfo[0]?.name ?? t('The whole company') },
    { label: text('Recipients'), value: group.recipients ? <bdi dir="ltr">{group.recipients}</bdi> : undefined },
    { label: text('Rule'), value: group.rule ? <RuleText rule={group.rule} /> : undefined, isLong: true },
    { label: text('Added by'), value: ownerName(group.userInfo) },
  ]
  return (
    <>
      <PageHeader
        title={
          <>
            <bdi>{group.groupName}</bdi> <StatusBadge status={group.status} />
          </>
        }
        description={group.description}
      >
        {choose}
        <RowMenu name={group.groupName} actions={[...edit, ...manageActions(group)]} />
      </PageHeader>
      <div className={classes.parts}>
        <RecordCard title="Details">
          <Facts facts={facts} />
        </RecordCard>
        <GroupMembers group={group} choose={choose} />
      </div>
      {isPicking && (
        <Suspense>
          <VendorPicker group={group} close={() => setIsPicking(false)} />
        </Suspense>
      )}
    </>
  )
}
