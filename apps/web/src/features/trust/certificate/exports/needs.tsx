import { type CompanySection, companySectionNames } from '@corridor/contract/field/company-sections'
import type { CertificateView } from '@corridor/contract/trust/certificate/shapes'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useTranslation } from '../../../../lib/language/i18n'
import { paths } from '../../../../paths'
import { Badge } from '../../../../ui/badge'
import { TextLink } from '../../../../ui/link'
import steps from '../../../company/company/exports/account-details.module.css'
import { sectionStates } from '../../../company/company/exports/section-states'
import classes from './needs.module.css'

const edit = { mode: 'edit' }
/** The page on which a member makes good what is missing. */
const places: Partial<Record<CompanySection, { to: string; search?: typeof edit }>> = {
  companyPersonName: { to: paths.company.onboardingStep(1), search: edit },
  officeAddress: { to: paths.company.onboardingStep(2), search: edit },
  contactDetails: { to: paths.company.onboardingStep(3), search: edit },
  referenceBy: { to: paths.company.onboardingStep(5), search: edit },
  agreement: { to: paths.company.agreement },
}

/** The sections that must be verified, each with its state and, for a member, with the way there. */
export function Needs({ needs, isOwn }: { needs: CertificateView['needs']; isOwn: boolean }) {
  const { t } = useTranslation()
  return (
    <ul className={steps.steps}>
      {needs.map(({ section, state }) => {
        const { label, tone } = sectionStates[state]
        const isDone = state === 'verified'
        const Icon = isDone ? IconCircleCheck : IconCircleDashed
        const place = places[section]
        const name = t(companySectionNames[section])
        return (
          <li key={section} className={`${steps.step} ${classes.need}`} data-done={isDone || undefined}>
            <Icon size={20} role="img" aria-label={t(isDone ? 'Done' : 'Open')} />
            <span>{isOwn && place && !isDone ? <TextLink {...place}>{name}</TextLink> : name}</span>
            <Badge tone={tone}>{t(label)}</Badge>
          </li>
        )
      })}
    </ul>
  )
}
