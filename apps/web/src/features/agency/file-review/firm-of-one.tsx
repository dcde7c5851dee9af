import { Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { confirm } from '../../../lib/feedback/confirm'
import { toast } from '../../../lib/feedback/toast'
import { useTranslation } from '../../../lib/language/i18n'

/** An Owner says that nobody else is there to review files; it stands in the audit log. */
export function FirmOfOne() {
  const { t } = useTranslation()
  const { data } = useQuery(api.fileReview.settings.queryOptions({ input: {} }))
  if (!data) return null
  const { isFirmOfOne, version } = data.data
  const save = async (isAlone: boolean) => {
    await client.fileReview.setSettings({ isFirmOfOne: isAlone, version })
    toast.success(t('Settings Updated Successfully'))
    await refresh(api.fileReview)
  }
  const ask = () =>
    confirm({
      title: t('Firm of one'),
      question: t('Files are then submitted without the approval of another person. The audit log keeps who said so.'),
      confirmLabel: t('Nobody else is here'),
      onConfirm: () => save(true),
    })
  return (
    <Switch
      label={t('Firm of one: no second person')}
      checked={isFirmOfOne}
      onChange={({ currentTarget: { checked } }) => (checked ? ask() : void save(false))}
    />
  )
}
