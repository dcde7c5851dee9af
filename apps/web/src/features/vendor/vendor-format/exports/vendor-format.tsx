import type { Vendor } from '@corridor/contract/vendor/vendor/shapes'
import { formatColumnNames, formatFileTypeNames } from '@corridor/contract/vendor/vendor-format/kinds'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'
import { formatList } from '../../../../lib/format/format'
import { useTranslation } from '../../../../lib/language/i18n'
import { toSearch } from '../../../../lib/page/search'
import { useSection } from '../../../../lib/record/frame/sections'
import { Facts, RecordCard } from '../../../../lib/record/record-card'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'
import { formatLabels } from '../format-labels'

const step = 5

/** How a vendor wants candidates to be sent. */
export default function VendorFormatCard({ vendor, mayManage }: { vendor: Vendor; mayManage: boolean }) {
  const { t } = useTranslation()
  const { data, isPending } = useQuery(api.vendorFormat.view.queryOptions({ input: { vendorId: vendor._id } }))
  const format = data?.data
  const way = { to: paths.company.vendorStep(step), search: { vendor: vendor._id } }
  if (
    useSection('Vendor Submission Format', { isPending, isEmpty: data !== undefined && !format, add: mayManage && way })
  )
    return null
  return (
    <RecordCard
      title="Vendor Submission Format"
      action={
        mayManage && (
          <TextLink
            to={way.to}
            search={toSearch(way.search)}
            aria-label={t('Edit {name}', { name: t('Vendor Submission Format') })}
          >
            {t('Edit')}
          </TextLink>
        )
      }
    >
      {format && (
        <Facts
          facts={[
            { label: formatLabels.description, value: format.description || undefined, isLong: true },
            { label: formatLabels.mailingSubject, value: format.mailingSubject || undefined },
            {
              label: formatLabels.columns,
              value: formatList(format.columns.map((one) => t(formatColumnNames[one]))),
              isLong: true,
            },
            { label: formatLabels.fileType, value: t(formatFileTypeNames[format.fileType]) },
            {
              label: formatLabels.fileName,
              value: format.fileName ? <bdi dir="ltr">{format.fileName}</bdi> : undefined,
            },
            {
              label: formatLabels.body,
              value: format.body ? <span dir="auto">{format.body}</span> : undefined,
              isLong: true,
            },
          ]}
        />
      )}
    </RecordCard>
  )
}
