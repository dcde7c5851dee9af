import type { VendorGroup } from '@corridor/contract/vendor/vendor-group/shapes'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/call/client'
import { formatName, formatNumber, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { GroupTypeName } from './columns'
import { GroupMembers } from './group-members'
import { RuleText } from './rule-text'
import { useGroupActions } from './use-group-actions'

const VendorPicker = late(() => import('./vendor-picker'))

/** One group: whom it reaches, and which vendors are in it at this moment. */
export function GroupRecord({ group }: { group: VendorGroup }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [isPicking, setIsPicking] = useState(false)
  const { mayManage, manageActions } = useGroupActions({
    onDeleted: () => navigate({ to: paths.company.listVendorGroup, replace: true }),
  })
  const order = useRecordOrder(api.vendorGroup.list, group._id, paths.company.viewVendorGroup)
  const reached = useQuery(api.vendorGroup.recipients.queryOptions({ input: { groupIds: [group._id], limit: 1 } }))
  const pick = () => setIsPicking(true)
  const edit = mayManage && { to: paths.company.editVendorGroup(group._id) }
  const facts: Fact[] = [
    { label: text('Region'), value: group.regionInfo[0]?.name },
    { label: text('Recipients'), value: group.recipients ? <bdi dir="ltr">{group.recipients}</bdi> : undefined },
    { label: text('Added by'), value: ownerName(group.userInfo) },
  ]
  return (
    <RecordFrame
      name={group.groupName}
      state={<StatusBadge status={group.status} />}
      line={group.description && <bdi>{group.description}</bdi>}
      order={order}
      facts={[
        { label: text('Addresses it reaches'), value: reached.data && formatNumber(reached.data.totalDocs) },
        { label: text('Group Type'), value: <GroupTypeName type={group.groupType} /> },
        { label: text('Share With'), value: group.shareWithInfo.map((person) => formatName(person)).join(', ') },
        { label: text('Business Unit'), value: group.businessUnitInfo[0]?.name ?? t('The whole company') },
        { label: text('Rule'), value: group.rule && <RuleText rule={group.rule} />, isWide: true, add: edit },
      ]}
      act={mayManage && { label: text('Choose Vendors'), icon: IconPlus, run: pick }}
      edit={edit}
      menu={manageActions(group)}
    >
      <GroupMembers
        group={group}
        choose={
          mayManage && (
            <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={pick}>
              {t('Choose Vendors')}
            </Button>
          )
        }
      />
      <RecordCard title="Details">
        <Facts facts={facts} />
      </RecordCard>
      {isPicking && (
        <Suspense>
          <VendorPicker group={group} close={() => setIsPicking(false)} />
        </Suspense>
      )}
    </RecordFrame>
  )
}
