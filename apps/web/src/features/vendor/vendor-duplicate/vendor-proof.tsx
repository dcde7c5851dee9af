import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { vendorContactTypeNames } from '@corridor/contract/vendor/vendor-contact/kinds'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/call/client'
import type { Side } from '../../../lib/duplicate/doubles'
import { EntryChoice, EntryLink } from '../../../lib/duplicate/entry-choice'
import { formatName } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { PhoneLink } from '../../../lib/record/phone-link'
import { paths } from '../../../paths'
import classes from './vendor-proof.module.css'

const shownMax = 100

interface VendorProofProps {
  left: Vendor
  right: Vendor
  kept: Side
}

/** With whom one speaks at either vendor: of the entry that goes first. All of them stay. */
export function VendorProof({ left, right, kept }: VendorProofProps) {
  const { t } = useTranslation()
  const [wanted, setWanted] = useState<'kept' | 'other'>('other')
  const [keep, other] = kept === 'left' ? [left, right] : [right, left]
  const { _id: vendor } = wanted === 'kept' ? keep : other
  const { data } = useQuery(api.vendorContact.list.queryOptions({ input: { limit: shownMax, filters: { vendor } } }))
  return (
    <section className={classes.proof} aria-label={t('Contacts')}>
      <header>
        <h2>{t('Contacts')}</h2>
        <EntryChoice label={t('Whose contacts')} value={wanted} onChange={setWanted} />
      </header>
      {!data && <Skeleton height={120} role="status" aria-label={t('Loading...')} />}
      {data?.data.length === 0 && <p>{t('This entry has no contacts.')}</p>}
      <ul>
        {data?.data.map((contact) => (
          <li key={contact._id}>
            <bdi>{formatName(contact)}</bdi>
            <span>{t(vendorContactTypeNames[contact.vendorContactType])}</span>
            <bdi dir="ltr">{contact.emailId}</bdi>
            {contact.mobileNumber && <PhoneLink phone={contact.mobileNumber} />}
          </li>
        ))}
      </ul>
      <p>{t('A merge keeps the contacts of both.')}</p>
      <EntryLink to={paths.company.viewVendor(vendor)} />
    </section>
  )
}
