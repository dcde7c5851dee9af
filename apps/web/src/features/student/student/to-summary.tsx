import { useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'

/** How much of an enrolment is to be checked, as the way to it. */
export function ToSummary({ studentId, count }: { studentId: string; count: number }) {
  const { t } = useTranslation()
  return (
    <TextLink to={paths.company.enrolmentSummary(studentId)}>
      {count === 0 ? t('Nothing missing') : t('{n} to check', { n: count })}
    </TextLink>
  )
}

/** Says that a passport has expired, or soon will. */
export function ExpiryNote({ isPast }: { isPast: boolean }) {
  const { t } = useTranslation()
  return isPast ? t('Expired') : t('Expires within six months')
}

/** Says whether a student is a minor. */
export function YesOrNo({ is }: { is: boolean }) {
  const { t } = useTranslation()
  return t(is ? 'Yes' : 'No')
}
