import { Badge } from '../../../ui/badge'
import { useTranslation } from '../../language/i18n'

/** A record's status as a badge with words; an unknown one counts as inactive (spec 1 §4). */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation()
  const isActive = status === 'active'
  return <Badge tone={isActive ? 'good' : 'neutral'}>{t(isActive ? 'Active' : 'Inactive')}</Badge>
}

/** Says of an inactive record that it is one, beside its name: where nearly all are active, a column of their status says nothing. */
export const InactiveMark = ({ status }: { status: string }) => status !== 'active' && <StatusBadge status={status} />
