import type { Company } from '@corridor/contract/company/company/shapes'
import type { ComponentType } from 'react'
import { late } from '../../../lib/late/late'

export interface StepProps {
  company: Company
}

/** The pages of the wizard by their step. Each is loaded when it is opened. */
export const stepPages: Readonly<Record<number, ComponentType<StepProps>>> = {
  1: late(() => import('./names-step')),
  2: late(() => import('./location-step')),
  3: late(() => import('./contact-authority-step')),
  4: late(() => import('./documents-step')),
  5: late(() => import('./reference-step')),
  6: late(() => import('./summary-step')),
}
