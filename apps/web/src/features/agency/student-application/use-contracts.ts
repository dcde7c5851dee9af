import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/call/client'
import { formatDate } from '../../../lib/format/format'
import { dotted } from '../../../lib/format/isolated'
import { useTranslation } from '../../../lib/language/i18n'
import { useMay } from '../../../lib/session/session'

/** The contracts with an institution, as a select offers them; undefined for those who read none, and while they come. */
export function useContracts(institution: string) {
  const { t } = useTranslation()
  const { data } = useQuery({
    ...api.institutionContract.list.queryOptions({ input: { filters: { institution }, limit: 100 } }),
    enabled: useMay(access.institutionContracts.read),
  })
  return data?.data.map(({ _id, through, throughInfo: [agency], startDate, endDate }) => ({
    value: _id,
    label: dotted(
      through ? (agency?.name ?? t('Through another agency')) : t('Directly'),
      [startDate, endDate].map((day) => (day ? formatDate(day) : '…')).join(' – '),
    ),
  }))
}
