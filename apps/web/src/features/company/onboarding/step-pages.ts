import type { Company } from '@corridor/contract/company/company/shapes'
import { type ComponentType, lazy } from 'react'

export interface StepProps {
  company: Company
}

/** The pages of the wizard by their step. Each is loaded when it is opened. */
export const stepPages: Readonly<Record<number, ComponentType<StepProps>>> = {
  1: lazy(() => import('./names-step')),
  2: lazy(() => import('./location-step')),
  3: lazy(() => import('./contact-authority-step')),
  4: lazy(() => import('./documents-step')),
  5: lazy(() => import('./reference-step')),
  6: lazy(() => import('./summary-step')),
}
