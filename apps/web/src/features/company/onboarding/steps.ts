import type { CompanySection } from '@corridor/contract/field/company-sections'
import { text } from '../../../lib/language/text'

interface WizardStep {
  /** As the side list names it. */
  name: string
  /** The heading of its page. */
  title: string
  /** One line that says what it is for. */
  words: string
  /** The same once the onboarding is complete, where that is another. */
  wordsAfter?: string
  /** The section that an administrator verifies. */
  section?: CompanySection
}

/** The pages of the wizard in their order (spec 3 §2.2; product.md, Headings). Keys. */
export const wizardSteps: readonly WizardStep[] = [
  {
    name: text('Company / A Person Name'),
    title: text('Company / A Person Name'),
    words: text('The names under which you work and are registered.'),
    section: 'companyPersonName',
  },
  {
    name: text('Registered Office Address'),
    title: text('Company Address'),
    words: text('Where your company works and gets its post. Add at least one address to continue.'),
    section: 'officeAddress',
  },
  {
    name: text('Contact Authority'),
    title: text('Client/Consultant Details'),
    words: text('The people we contact about agreements and for each country. Add at least one to continue.'),
    section: 'contactDetails',
  },
  {
    name: text('Document Upload'),
    title: text('Document Upload'),
    words: text('What proves who you are. PDF or JPG, up to 2 MB each.'),
  },
  {
    name: text('Referenced By'),
    title: text('Reference By'),
    words: text('How you heard about us.'),
    section: 'referenceBy',
  },
  {
    name: text('Onboarding Summary'),
    title: text('Onboarding Summary'),
    words: text('Check what you have given, then complete the onboarding.'),
    wordsAfter: text('What your company has submitted so far.'),
  },
]

/** Spec 3 §4.1: the page that a step which is not open yet leads back to, and what it says; undefined if the step is open. */
export function findClosed(step: number, openStep: number): { leadTo: number; warning: string } | undefined {
  const needed = step === wizardSteps.length ? step - 1 : step
  if (openStep >= needed) return undefined
  const isLast = step === wizardSteps.length
  return {
    leadTo: step - 1,
    warning: isLast ? text('Please complete previous steps first') : text('Please complete step {step} first'),
  }
}
