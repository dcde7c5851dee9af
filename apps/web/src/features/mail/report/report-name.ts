import type { MailGrouping } from '@corridor/contract/mail/report/kinds'
import { formatDate } from '../../../lib/format/format'
import { t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { subjectWords } from '../../../lib/mail/subject-text'

const none: Record<MailGrouping, string> = {
  campaign: text('None'),
  template: text('Without a template'),
  group: text('In no vendor group'),
  member: text('None'),
  week: text('None'),
}

interface Named {
  grouping: MailGrouping
  key: string
  name: string
}

/** How what mails are counted under is called: a week by its Monday. */
export function reportName({ grouping, key, name }: Named): string {
  if (key === '') return t(none[grouping])
  return grouping === 'week' ? t('Week of {date}', { date: formatDate(key) }) : subjectWords(name, t)
}
