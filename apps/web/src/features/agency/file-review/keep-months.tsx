import { type IdentityMonths, identityMonths } from '@corridor/contract/student/passport/retention'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { formatNumber } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { LateSelect } from '../../../lib/late/late-select'

/** An Owner says how long passport numbers, birth dates and papers of identity stay with closed files. */
export function KeepMonths() {
  const { t } = useTranslation()
  const { data } = useQuery(api.fileReview.settings.queryOptions({ input: {} }))
  if (!data) return null
  const { identityMonths: chosen, version } = data.data
  const save = async (months: IdentityMonths) => {
    await client.fileReview.setSettings({ identityMonths: months, version })
    toast.success(t('Settings Updated Successfully'))
    await refresh(api.fileReview)
  }
  const ask = (months: IdentityMonths) =>
    confirm({
      title: t('Keep identity of closed files'),
      question: t(
        'Passport numbers, birth dates and papers of identity go {n} months after a file was closed, for good. You are told 30 days before.',
        { n: formatNumber(months) },
      ),
      confirmLabel: t('Save'),
      onConfirm: () => save(months),
    })
  return (
    <LateSelect
      label={t('Keep identity of closed files')}
      data={identityMonths.map((months) => ({
        value: String(months),
        label: t('{n} months', { n: formatNumber(months) }),
      }))}
      value={String(chosen)}
      onChange={(value) => {
        const months = identityMonths.find((one) => String(one) === value)
        if (months && months !== chosen) ask(months)
      }}
      allowDeselect={false}
    />
  )
}
