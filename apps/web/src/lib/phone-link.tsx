import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPhone } from './format'

/** A phone number as its country writes it, ready to call. */
export function PhoneLink({ phone }: { phone: string }) {
  const { data } = useQuery({
    queryKey: ['phone', phone],
    queryFn: () => formatPhone(phone),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Anchor href={`tel:${phone.replace(/\s/g, '')}`}>
      <bdi dir="ltr">{data ?? phone}</bdi>
    </Anchor>
  )
}
