import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { Anchor } from '@mantine/core'
import { PhoneLink } from '../../../lib/record/phone-link'
import { MailTo } from '../../mail/suppression/exports/gets-no-mail'

/** The line below a vendor's name: how it is reached. */
export function vendorLine({ website, email, contactNumber }: Vendor) {
  return [
    email && <MailTo key="email" address={email} />,
    contactNumber && <PhoneLink key="phone" phone={contactNumber} />,
    website.startsWith('http') && (
      <Anchor key="website" inherit href={website} target="_blank" rel="noreferrer noopener">
        <bdi dir="ltr">{website.replace(/^https?:\/\//, '')}</bdi>
      </Anchor>
    ),
  ]
}
