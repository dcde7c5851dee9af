import VendorWork from 'virtual:place/vendor.work'
import { vendorVisibilityNames } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { IconNote, IconUserPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { formatName, ownerName } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RecordFrame } from '../../../lib/record/frame/record-frame'
import { Sections } from '../../../lib/record/frame/sections'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import { paths } from '../../../paths'
import { RecordTasks } from '../../told/task/exports/record-tasks'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { decidingFacts } from './deciding-facts'
import { placeOf } from './exports/place-of'
import { contacts, papers, type RecordPart, sideParts } from './record-parts'
import { useVendorActions } from './use-vendor-actions'
import { vendorLine } from './vendor-line'

const VendorLikeness = late(() => import('../vendor-duplicate/exports/vendor-likeness'))

const names = (people: Vendor['ownershipInfo']) => people.map((person) => formatName(person)).join(', ') || undefined

/** Everything known of one vendor. */
export function VendorRecord({ vendor }: { vendor: Vendor }) {
  const navigate = useNavigate()
  const { mayManage, manageActions } = useVendorActions({
    onDeleted: () => navigate({ to: paths.company.listVendor, replace: true }),
  })
  const order = useRecordOrder(api.vendor.list, vendor._id, paths.company.viewVendor)
  const step = (at: number) => ({ to: paths.company.vendorStep(at), search: { vendor: vendor._id } })
  const draw = ({ name, Part }: RecordPart) => <Part key={name} vendor={vendor} mayManage={mayManage} />
  return (
    <RecordFrame
      name={vendor.vendorName}
      face={{ kind: 'company', of: vendor._id }}
      state={<StatusBadge status={vendor.status} />}
      line={vendorLine(vendor)}
      order={order}
      facts={decidingFacts(vendor, mayManage)}
      act={
        mayManage &&
        (vendor.totalContacts === 0
          ? { label: text('Add Contact'), icon: IconUserPlus, ...step(4) }
          : { label: text('Add Note'), icon: IconNote, ...step(3) })
      }
      more={<WatchButton kind="vendor" id={vendor._id} />}
      edit={mayManage && { to: paths.company.addVendor, search: { vendor: vendor._id } }}
      menu={manageActions(vendor)}
      notices={
        mayManage && (
          <Suspense>
            <VendorLikeness vendor={vendor} />
          </Suspense>
        )
      }
      side={
        <>
          <RecordTasks record={vendor._id} adds="vendor" />
          <Sections>{sideParts.map(draw)}</Sections>
        </>
      }
    >
      <Sections>
        {draw(contacts)}
        <VendorWork vendorId={vendor._id} />
        {papers.map(draw)}
      </Sections>
      <Overview vendor={vendor} />
    </RecordFrame>
  )
}

function Overview({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const units = [...vendor.primaryBusinessUnitInfo, ...vendor.businessUnitsInfo].map(({ name }) => name)
  const facts: Fact[] = [
    { label: text('Fax'), value: vendor.fax ? <bdi dir="ltr">{vendor.fax}</bdi> : undefined },
    {
      label: text('Address'),
      value: [vendor.address, vendor.zipCode, placeOf(vendor)].filter(Boolean).join(', ') || undefined,
      isLong: true,
    },
    { label: text('Federal ID'), value: vendor.federalId || undefined },
    { label: text('Ownership'), value: names(vendor.ownershipInfo) },
    { label: text('Vendor Lead'), value: names(vendor.vendorLeadInfo) },
    { label: text('Vendor Visibility'), value: t(vendorVisibilityNames[vendor.vendorVisibility]) },
    { label: text('Business Units'), value: [...new Set(units)].join(', ') || t('The whole company') },
    { label: text('Send Requirement'), value: t(vendor.sendRequirement ? 'Yes' : 'No') },
    { label: text('Send Hotlist'), value: t(vendor.sendHotlist ? 'Yes' : 'No') },
    { label: text('About Vendor'), value: vendor.aboutVendor || undefined, isLong: true },
    { label: text('Added by'), value: ownerName(vendor.userInfo) },
    {
      label: text('Created On'),
      value: <ShortDate value={vendor.createDate} />,
    },
  ]
  return (
    <RecordCard title="Vendor Details">
      <Facts facts={facts} />
    </RecordCard>
  )
}
