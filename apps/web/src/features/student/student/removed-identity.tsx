import { identityPartNames } from '@corridor/contract/student/passport/retention'
import type { Student } from '@corridor/contract/student/student/shapes'
import { formatDate, formatList } from '../../../lib/format/format'
import { useTranslation } from '../../../lib/language/i18n'
import { Message } from '../../../ui/message'

/** Says what went of a closed file, and when. */
export function RemovedIdentity({ removed }: { removed: NonNullable<Student['identityRemoved']> }) {
  const { t } = useTranslation()
  const parts = formatList(removed.parts.map((part) => t(identityPartNames[part])))
  return (
    <Message tone="news">
      {t('Removed from this closed file on {date}: {parts}', { date: formatDate(removed.date), parts })}
    </Message>
  )
}
