import { vendorContactTypeNames } from '@corridor/contract/vendor/vendor-contact/kinds'
import type { VendorContact } from '@corridor/contract/vendor/vendor-contact/shapes'
import { Anchor } from '@mantine/core'
import { api } from '../../../lib/call/client'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { StatusBadge } from '../../../lib/list/column/status-badge'
import type { ListSource } from '../../../lib/list/types'
import { PhoneLink } from '../../../lib/record/phone-link'
import type { Fact } from '../../../lib/record/record-card'
import { MailTo } from '../../mail/suppression/exports/gets-no-mail'
import { contactLabels } from './contact-labels'

/** The contacts of one vendor. */
export const contactsOf = (vendorId: string): ListSource<never, VendorContact> => ({
  key: () => [...api.vendorContact.key(), vendorId],
  call: (body: { filters?: object }, options) =>
    api.vendorContact.list.call({ ...body, filters: { ...body.filters, vendor: vendorId } }, options),
})

const phoneFact = (label: string, phone: string): Fact[] =>
  phone ? [{ label, value: <PhoneLink phone={phone} /> }] : []
const textFact = (label: string, value: string, isLong = false): Fact[] =>
  value ? [{ label, value: <bdi>{value}</bdi>, isLong }] : []

/** Facts on a contact's card below the name. */
export const contactFacts = (row: VendorContact): Fact[] => [
  { label: contactLabels.vendorContactType, value: <TypeName row={row} /> },
  ...textFact(contactLabels.designation, row.designation),
  ...textFact(contactLabels.employerName, row.employerName),
  ...(row.emailId ? [{ label: contactLabels.emailId, value: <MailTo address={row.emailId} />, isLong: true }] : []),
  ...phoneFact(contactLabels.mobileNumber, row.mobileNumber),
  ...phoneFact(contactLabels.officeNumber, row.officeNumber),
  ...row.ownerInfo.map((owner) => ({ label: contactLabels.owner, value: formatName(owner) })),
  ...textFact(contactLabels.address, row.address, true),
  ...textFact(contactLabels.technologies, row.technologies.join(', '), true),
  ...(row.socialProfiles.length > 0
    ? [{ label: contactLabels.socialProfiles, value: <Profiles links={row.socialProfiles} />, isLong: true }]
    : []),
  ...(row.sendRequirement || row.sendHotlist ? [{ label: text('Gets'), value: <Sent row={row} /> }] : []),
  ...textFact(contactLabels.comment, row.comment, true),
  ...(row.status === 'inactive' ? [{ label: contactLabels.status, value: <StatusBadge status={row.status} /> }] : []),
]

function TypeName({ row }: { row: VendorContact }) {
  const { t } = useTranslation()
  return t(vendorContactTypeNames[row.vendorContactType])
}

function Sent({ row }: { row: VendorContact }) {
  const { t } = useTranslation()
  return [row.sendRequirement && t('Requirements'), row.sendHotlist && t('Hotlists')].filter(Boolean).join(', ')
}

const Profiles = ({ links }: { links: readonly string[] }) =>
  links.map((href) => (
    <div key={href}>
      <Anchor inherit href={href} target="_blank" rel="noreferrer noopener">
        <bdi dir="ltr">{href}</bdi>
      </Anchor>
    </div>
  ))
