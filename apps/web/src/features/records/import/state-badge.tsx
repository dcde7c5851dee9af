import { useTranslation } from '../../../lib/language/i18n'
import { Badge, type Tone } from '../../../ui/badge'

/** The state of an import, or of a row of it. */
export function StateBadge({ label, tone }: { label: string; tone: Tone }) {
  const { t } = useTranslation()
  return <Badge tone={tone}>{t(label)}</Badge>
}
