import type { CompanySectionState } from '@corridor/contract/company/company/shapes'
import { type CompanySection, companySectionNames } from '@corridor/contract/trust/verification/sections'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/client'
import { useTranslation } from '../../../lib/i18n'
import { RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { useMay } from '../../../lib/session'
import { paths } from '../../../paths'
import { Badge } from '../../../ui/badge'
import { ButtonLink } from '../../../ui/link'
import { Message } from '../../../ui/message'
import { sectionStates } from '../../trust/verification/exports/section-states'
import classes from './verification.module.css'

/** Where a section is changed beyond the onboarding. */
const pageOf: Partial<Record<CompanySection, string>> = {
  bankDetails: paths.company.bankDetails,
  socialMedia: paths.company.socialMedia,
}

/** The step of the onboarding on which a section is changed. */
const stepOf: Partial<Record<CompanySection, number>> = {
  companyPersonName: 1,
  officeAddress: 2,
  contactDetails: 3,
  referenceBy: 5,
}

/** What the administrators have verified of the company's data, what they returned, and what is not there. */
export function Verification() {
  const { t } = useTranslation()
  const mayChange = useMay(access.onboarding.manage)
  const query = useQuery({
    ...api.company.sections.queryOptions({ input: {} }),
    select: ({ data }) => data,
    staleTime: 0,
  })
  return (
    <RecordCard title="Verification">
      <RecordQuery query={query}>
        {(sections) => (
          <>
            <p className={classes.sum}>
              {t('{n} of {total} sections are verified.', {
                n: sections.filter(({ state }) => state === 'verified').length,
                total: sections.length,
              })}
            </p>
            {sections.some(({ state }) => state === 'returned') && (
              <Message tone="attention">
                {t(
                  mayChange
                    ? 'A section was returned to you. Update it and we will review it again.'
                    : 'Something was returned. Only the owner of your company can change it.',
                )}
              </Message>
            )}
            <ul className={classes.sections} data-changeable={mayChange || undefined}>
              {sections.map((section) => (
                <Section key={section.section} section={section} mayChange={mayChange} />
              ))}
            </ul>
          </>
        )}
      </RecordQuery>
    </RecordCard>
  )
}

function Section({
  section: { section, state, reason },
  mayChange,
}: {
  section: CompanySectionState
  mayChange: boolean
}) {
  const { t } = useTranslation()
  const { label, tone } = sectionStates[state]
  const name = t(companySectionNames[section])
  const step = stepOf[section]
  const page = pageOf[section] ?? (step && paths.company.onboardingStep(step))
  return (
    <li className={classes.section}>
      <span className={classes.name}>{name}</span>
      <Badge tone={tone}>{t(label)}</Badge>
      <span>
        {mayChange && page && (
          <ButtonLink
            size="compact-sm"
            variant={state === 'returned' ? 'filled' : 'subtle'}
            to={page}
            {...(step ? { search: { mode: 'edit' } } : {})}
            aria-label={t('Change {name}', { name })}
          >
            {t('Change')}
          </ButtonLink>
        )}
      </span>
      {reason && (
        <p className={classes.reason}>
          <bdi>{reason}</bdi>
        </p>
      )}
    </li>
  )
}
