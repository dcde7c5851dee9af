import { type CompanySection, companySectionNames } from '@corridor/contract/field/company-sections'
import { textOf } from '@corridor/contract/told/notification/kinds'
import type { Notification } from '@corridor/contract/told/notification/shapes'
import { formatNumber } from '../../../../lib/format/format'
import { isolated } from '../../../../lib/format/isolated'
import { useTranslation } from '../../../../lib/language/i18n'
import { subjectWords } from '../../../../lib/mail/subject-text'

/** Says what a notice says, in the reader's language. */
export function useNoticeText(): (notice: Pick<Notification, 'kind' | 'params' | 'times'>) => string {
  const { t } = useTranslation()
  return ({ kind, params, times }) => {
    const section = companySectionNames[params.section as CompanySection]
    return t(textOf(kind, times), {
      ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, isolated(subjectWords(value, t))])),
      ...(section ? { section: t(section) } : {}),
      times: formatNumber(times),
    })
  }
}
