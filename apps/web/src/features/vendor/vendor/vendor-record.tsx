import { vendorVisibilityNames } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { Anchor, Skeleton } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense } from 'react'
import { api } from '../../../lib/call/client'
import { formatDate, formatDateTime, formatName, ownerName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import { RowMenu } from '../../../lib/list/row/row-menu'
import { toSearch } from '../../../lib/page/search'
import { RecordOrder } from '../../../lib/record/order/record-order'
import { useRecordOrder } from '../../../lib/record/order/use-record-order'
import { PhoneLink } from '../../../lib/record/phone-link'
import { type Fact, Facts, RecordCard } from '../../../lib/record/record-card'
import page from '../../../lib/record/record-page.module.css'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { PageHeader } from '../../../ui/page-header'
import { MailTo } from '../../mail/suppression/exports/gets-no-mail'
import { WatchButton } from '../../told/watch/exports/watch-button'
import { VendorTypeName } from './columns'
import { placeOf } from './exports/place-of'
import { recordParts } from './record-parts'
import { useVendorActions } from './use-vendor-actions'

const VendorLikeness = late(() => import('../vendor-duplicate/exports/vendor-likeness'))

const names = (people: Vendor['ownershipInfo']) => people.map((person) => formatName(person)).join(', ') || undefined

/** Everything known of one vendor. */
export function VendorRecord({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { mayManage, manageActions } = useVendorActions({
    onDeleted: () => navigate({ to: paths.company.listVendor, replace: true }),
  })
  const order = useRecordOrder(api.vendor.list, vendor._id, paths.company.viewVendor)
  return (
    <>
      {order && <RecordOrder order={order} />}
      <PageHeader
        title={
          <span className={page.title}>
            <bdi>{vendor.vendorName}</bdi> <StatusBadge status={vendor.status} />
          </span>
        }
      >
        <WatchButton kind="vendor" id={vendor._id} />
        {mayManage && (
          <ButtonLink
            to={paths.company.addVendor}
            search={toSearch({ vendor: vendor._id })}
            leftSection={<IconPencil size={18} aria-hidden />}
          >
            {t('Edit')}
          </ButtonLink>
        )}
        <RowMenu name={vendor.vendorName} actions={manageActions(vendor)} />
      </PageHeader>
      {mayManage && (
        <Suspense>
          <VendorLikeness vendor={vendor} />
        </Suspense>
      )}
      <div className={page.parts}>
        <Overview vendor={vendor} />
        {recordParts.map(({ name, Part }) => (
          <Suspense key={name} fallback={<Skeleton height={120} />}>
            <Part vendor={vendor} mayManage={mayManage} />
          </Suspense>
        ))}
      </div>
    </>
  )
}

function Overview({ vendor }: { vendor: Vendor }) {
  const { t } = useTranslation()
  const units = [...vendor.primaryBusinessUnitInfo, ...vendor.businessUnitsInfo].map(({ name }) => name)
  const facts: Fact[] = [
    { label: text('Vendor Type'), value: vendor.vendorType && <VendorTypeName type={vendor.vendorType} /> },
    { label: text('Technologies'), value: vendor.technologies.join(', ') || undefined, isLong: true },
    {
      label: text('Website'),
      value: vendor.website.startsWith('http') ? <Website href={vendor.website} /> : undefined,
    },
    {
      label: text('Contact Number'),
      value: vendor.contactNumber ? <PhoneLink phone={vendor.contactNumber} /> : undefined,
    },
    { label: text('Fax'), value: vendor.fax ? <bdi dir="ltr">{vendor.fax}</bdi> : undefined },
    { label: text('Email'), value: vendor.email ? <MailTo address={vendor.email} /> : undefined, isLong: true },
    {
      label: text('Address'),
      value: [vendor.address, vendor.zipCode, placeOf(vendor)].filter(Boolean).join(', ') || undefined,
      isLong: true,
    },
    { label: text('Federal ID'), value: vendor.federalId || undefined },
    { label: text('Payment Terms'), value: vendor.paymentTerms || undefined },
    { label: text('Primary Owner'), value: names(vendor.primaryOwnerInfo) },
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
      value: <span title={formatDateTime(vendor.createDate)}>{formatDate(vendor.createDate)}</span>,
    },
  ]
  return (
    <RecordCard title="Vendor Details">
      <Facts facts={facts} />
    </RecordCard>
  )
}

const Website = ({ href }: { href: string }) => (
  <Anchor inherit href={href} target="_blank" rel="noreferrer noopener">
    <bdi dir="ltr">{href}</bdi>
  </Anchor>
)
