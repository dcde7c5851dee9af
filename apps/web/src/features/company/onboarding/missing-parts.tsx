import type { CompanyStanding } from '@corridor/contract/company/company/shapes'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useId } from 'react'
import { translateMessage, useTranslation } from '../../../lib/language/i18n'
import { paths } from '../../../paths'
import { TextLink } from '../../../ui/link'
import classes from './summary.module.css'

/** Each part that is missing, as a link to where it is given. */
export function MissingParts({ parts }: { parts: CompanyStanding['missing'] }) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={classes.parts}>
      <IconAlertTriangle size={18} aria-hidden />
      <div>
        <strong id={titleId}>{t('This is still missing')}</strong>
        <ul>
          {parts.map(({ step, field, message }) => (
            <li key={field}>
              <TextLink to={paths.company.onboardingStep(step)} search={{ mode: 'edit' }}>
                {translateMessage(message)}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
