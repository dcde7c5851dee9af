import type { Status } from '@corridor/contract/wire/record'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge'
import { text } from '../text'

export const statusTexts: Record<Status, string> = { active: text('Active'), inactive: text('Inactive') }

/** What a list offers to filter by. */
export const statusOptions = Object.entries(statusTexts).map(([value, label]) => ({ value, label }))

/** Active or inactive, in words. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation()
  return <Badge tone={status === 'active' ? 'good' : 'neutral'}>{t(statusTexts[status])}</Badge>
}
