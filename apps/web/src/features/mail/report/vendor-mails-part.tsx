import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatNumber, formatShare } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { text } from '../../../lib/language/text'
import type { Given } from '../../../lib/places'
import { useSection } from '../../../lib/record/frame/sections'
import { Facts, RecordCard } from '../../../lib/record/record-card'

/** How many mails of campaigns went to the people of a vendor, and how many of them were replied to. */
export default function VendorMailsPart({ vendorId: vendor }: Given<'vendor.work'>) {
  const counted = (outcome: 'sent' | 'replied') =>
    api.recipient.list.queryOptions({ input: { filters: { vendor, outcome }, limit: 1 } })
  const sent = useQuery(counted('sent'))
  const replied = useQuery(counted('replied'))
  const isPending = sent.isPending || replied.isPending
  const [all, answers] = [sent.data?.totalDocs, replied.data?.totalDocs]
  useSection('Campaigns', { isPending, isEmpty: all === 0 })
  if (!all || answers === undefined) return null
  return (
    <RecordCard title="Campaigns">
      <Facts
        facts={[
          { label: text('Mails sent'), value: formatNumber(all) },
          {
            label: text('Replied'),
            value: dotted(formatNumber(answers), formatShare(answers / all)),
          },
        ]}
      />
    </RecordCard>
  )
}
