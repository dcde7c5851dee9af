import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { formatPhone } from '../format/format'

interface PhoneProps {
  phone: string
  /** As the server writes it; without it the number plan is loaded. */
  shown?: string | undefined
}

/** A phone number as its country writes it. */
export function PhoneText({ phone, shown }: PhoneProps) {
  const { data } = useQuery({
    queryKey: ['phone', phone],
    queryFn: () => formatPhone(phone),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: shown === undefined,
  })
  return <bdi dir="ltr">{shown ?? data ?? phone}</bdi>
}

/** The same, ready to call; an extension is for whoever answers. */
export const PhoneLink = (props: PhoneProps) => (
  <Anchor inherit href={`tel:${props.phone.replace(/\s*(ext|x|#).*$/i, '').replace(/\s/g, '')}`}>
    <PhoneText {...props} />
  </Anchor>
)

/** Fields that hold a phone, or several, wherever what was changed of them is told. */
export const isPhoneField = (field: string): boolean =>
  ['phone', 'phones', 'morePhones', 'officeNumber', 'mobileNumber'].includes(field)

/** One phone or several, as their countries write them. */
export const PhoneTexts = ({ phones }: { phones: readonly string[] }) =>
  phones.map((phone, at) => (
    <Fragment key={phone}>
      {at > 0 && ', '}
      <PhoneText phone={phone} />
    </Fragment>
  ))
