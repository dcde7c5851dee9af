import { vendorTypeNames, vendorVisibilityNames } from '@corridor/contract/vendor/vendor/kinds'
import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { type VendorHappening, vendorPartTitles } from '@corridor/contract/vendor/vendor-timeline/kinds'
import type { VendorTimelineEntry } from '@corridor/contract/vendor/vendor-timeline/shapes'
import { api, client } from '../../../../lib/call/client'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { MailHappening } from '../../../../lib/record/timeline/mail-happening'
import { Happening, Timeline } from '../../../../lib/record/timeline/timeline'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { detailLabels } from '../../vendor/exports/detail-labels'

/** Sentences for each deed, with `{what}`: the vendor, or a record below it. */
const sentences: Record<VendorHappening, string> = {
  added: text('{what} added'),
  changed: text('{what} changed'),
  deleted: text('{what} deleted'),
  restored: text('{what} restored'),
  merged: text('{what} merged with a duplicate'),
  split: text('Merge undone'),
  'put into a group': text('Put into a group'),
  'taken out of a group': text('Taken out of a group'),
  mail: text('Mail'),
}
const labels: Record<string, string> = { ...detailLabels, paymentTerms: text('Payment Terms') }
const words: Record<string, string> = {
  ...vendorTypeNames,
  ...vendorVisibilityNames,
  active: text('Active'),
  inactive: text('Inactive'),
}

/** The timeline of a vendor, its contacts, notes and papers, and the groups that it came into. */
export default function VendorTimeline({ vendor }: { vendor: Vendor }) {
  return (
    <Timeline
      queryKey={[...api.vendor.key(), 'timeline', vendor._id]}
      load={(before, signal) =>
        client.vendorTimeline.view({ vendorId: vendor._id, ...(before ? { before } : {}) }, { signal })
      }
      draw={(entry: VendorTimelineEntry) =>
        entry.mail ? <MailHappening mail={entry.mail} by={entry.userInfo} at={entry.at} /> : <Entry entry={entry} />
      }
    />
  )
}

function Entry({ entry: { action, part, name, groupInfo, changes, userInfo, at } }: { entry: VendorTimelineEntry }) {
  const { t } = useTranslation()
  const [group] = groupInfo
  return (
    <Happening
      what={t(sentences[action], { what: t(part ? vendorPartTitles[part] : 'Vendor') })}
      name={name}
      link={group && <TextLink to={paths.company.viewVendorGroup(group._id)}>{group.name}</TextLink>}
      changes={changes.map(({ field, before, after }) => ({
        field,
        label: labels[field] ?? field,
        before: <Value field={field} value={before} />,
        after: <Value field={field} value={after} />,
      }))}
      by={userInfo}
      at={at}
    />
  )
}

const spoken = ['vendorType', 'vendorVisibility', 'groupStatus']

function Value({ field, value }: { field: string; value: VendorTimelineEntry['changes'][number]['before'] }) {
  const { t } = useTranslation()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('nothing')
  if (typeof value === 'boolean') return t(value ? 'Yes' : 'No')
  if (Array.isArray(value)) return <bdi>{value.join(', ')}</bdi>
  return spoken.includes(field) ? t(words[value] ?? value) : <bdi>{value}</bdi>
}
