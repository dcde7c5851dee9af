import type { ComponentType } from 'react'
import { text } from '../../../lib/language/text'
import { late } from '../../../lib/late/late'
import type { StepProps } from './exports/step-props'

interface VendorStep {
  /** Keys. */
  name: string
  words: string
  /** The part that is drawn, but for the first, which is a page of its own. Without it the step cannot be opened. */
  Step?: ComponentType<StepProps>
}

/** The steps of a vendor, from 1. */
export const vendorSteps: readonly VendorStep[] = [
  { name: text('Vendor Details'), words: text('Who the vendor is, and who of your company sees it.') },
  {
    name: text('Contact'),
    words: text('Whom one speaks with first, and how the vendor pays.'),
    Step: late(() => import('./contact-step')),
  },
  {
    name: text('Notes'),
    words: text('What was agreed, and what is to be done.'),
    Step: late(() => import('../vendor-note/exports/notes-step')),
  },
  {
    name: text('Vendor Contacts'),
    words: text('Everybody whom one speaks with at the vendor. Every step can be skipped and filled in later.'),
    Step: late(() => import('../vendor-contact/exports/contacts-step')),
  },
  {
    name: text('Vendor Submission Format'),
    words: text('How the vendor wants candidates to be sent.'),
    Step: late(() => import('../vendor-format/exports/format-step')),
  },
  {
    name: text('Documents'),
    words: text('Agreements and papers, with the day on which they expire.'),
    Step: late(() => import('../vendor-document/exports/documents-step')),
  },
  {
    name: text('Bank Account Details'),
    words: text('Where money goes.'),
    Step: late(() => import('../vendor-bank/exports/bank-step')),
  },
]

/** The next step that can be opened; undefined after the last. */
export function nextStep(step: number): number | undefined {
  const at = vendorSteps.findIndex(({ Step }, index) => index >= step && Step)
  return at === -1 ? undefined : at + 1
}

/** The step before that can be opened: the first always can. */
export function previousStep(step: number): number {
  return Math.max(1, vendorSteps.slice(0, step - 1).findLastIndex(({ Step }) => Step) + 1)
}
