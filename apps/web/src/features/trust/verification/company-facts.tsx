import type { Company } from '@corridor/contract/company/company/shapes'
import { onboardingSteps } from '@corridor/contract/company/onboarding/choices'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import { countryName } from '../../../lib/format/country-name'
import { formatNumber } from '../../../lib/format/format'
import { ShortDate } from '../../../lib/format/short-date'
import { t } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { DecidingFact } from '../../../lib/record/frame/band'
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
    ...invitedOwners(company),
  ]
}

const invitedOwners = ({ invitationInfo }: Company): Fact[] =>
  invitationInfo.map(({ name, email, state }) => ({
    label: text('Invited Owner'),
    value: (
      <>
        <bdi>{name}</bdi>, <bdi>{email}</bdi> <InvitationBadge state={state} />
      </>
    ),
  }))

/** Facts by which one decides what to do with a company: the band of its page. */
export function decidingFacts(company: Company, sections: readonly SectionReview[]): DecidingFact[] {
  const verified = sections.filter(({ state }) => state === 'verified').length
  const { currentOnBoardingStep: step } = company
  return [
    {
      label: text('Verified'),
      value: t('{n} of {total}', { n: formatNumber(verified), total: formatNumber(sections.length) }),
    },
    {
      label: text('Onboarding'),
      value: company.isOnBoardingCompleted
        ? t('Completed')
        : t('In Progress (Step {step} of {total})', { step, total: onboardingSteps }),
    },
    { label: text('Company Type'), value: company.type && t(whoAreYou[company.type].title) },
    { label: text('Home Country'), value: company.yourCountryInfo.map(countryName)[0] },
    { label: text('Client Country'), value: company.clientCountryInfo.map(countryName)[0] },
    { label: text('Added'), value: <ShortDate value={company.createDate} /> },
  ]
}

/** Facts of a company that stand neither in the band nor in a section. */
export const namesOf = (company: Company): Fact[] => [
  { label: 'Trading Name', value: company.tradingName },
  { label: 'Company Name', value: company.companyName },
  { label: 'Domain', value: company.domain && <bdi>{company.domain}</bdi> },
  ...invitedOwners(company),
]
