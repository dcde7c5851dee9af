import type { Company } from '@corridor/contract/company/company/shapes'
import { onboardingSteps } from '@corridor/contract/company/onboarding/choices'
import { countryName } from '../../../lib/format/country-name'
import { t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { Fact } from '../../../lib/record/record-card'
import { whoAreYou } from '../../people/account/exports/who-are-you'
import { InvitationBadge } from '../../people/invitation/exports/invitation-state'

/** Facts of a company beside its submitted sections (spec 1 §2, Company Information). */
export function furtherFacts(company: Company): Fact[] {
  const { currentOnBoardingStep: step } = company
  return [
    { label: 'Company Type', value: company.type && t(whoAreYou[company.type].title) },
    { label: 'Home Country', value: company.yourCountryInfo.map(countryName) },
    { label: 'Client Country', value: company.clientCountryInfo.map(countryName) },
    { label: 'Domain', value: company.domain && <bdi>{company.domain}</bdi> },
    {
      label: 'Onboarding Status',
      value: company.isOnBoardingCompleted
        ? t('Completed')
        : t('In Progress (Step {step} of {total})', { step, total: onboardingSteps }),
    },
    ...company.invitationInfo.map(({ name, email, state }) => ({
      label: text('Invited Owner'),
      value: (
        <>
          <bdi>{name}</bdi>, <bdi>{email}</bdi> <InvitationBadge state={state} />
        </>
      ),
    })),
  ]
}

/** All of them, as the card of the whole company shows it. */
export const factsOf = (company: Company): Fact[] => [
  { label: 'Trading Name', value: company.tradingName },
  { label: 'Company Name', value: company.companyName },
  ...furtherFacts(company),
]
