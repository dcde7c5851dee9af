import { enrolmentFieldNames as names } from '@corridor/contract/student/enrolment/kinds'
import { Anchor } from '@mantine/core'
import { countryName } from '../../../lib/format/country-name'
import { formatNumber, formatPoint } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { PhoneLink } from '../../../lib/record/phone-link'
import type { Fact } from '../../../lib/record/record-card'

export const words = (label: string, value: string, more: Partial<Fact> = {}): Fact => ({
  label,
  value: value && <bdi>{value}</bdi>,
  ...more,
})
export const phone = (label: string, code: string, digits: string): Fact => ({
  label,
  value: digits && <PhoneLink phone={`${code}${digits}`} />,
})
export const email = (address: string): Fact => ({
  label: names.email,
  value: address && (
    <Anchor inherit href={`mailto:${address}`}>
      <bdi dir="ltr">{address}</bdi>
    </Anchor>
  ),
})
export const country = (label: string, [info]: { name: string; code?: string | null }[]): Fact => ({
  label,
  value: info && <bdi>{countryName(info)}</bdi>,
})

export const month = (label: string, value: string): Fact => ({
  label,
  value: <bdi>{formatPoint(`${value}-01`, 'wholeMonth')}</bdi>,
})
export const day = (label: string, value: string | null): Fact => ({
  label,
  value: value && <ShortDate value={value} />,
})
export const score = (label: string, value: number | null): Fact => ({
  label,
  value: value !== null && formatNumber(value),
})
