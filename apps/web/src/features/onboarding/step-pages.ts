import type { Company } from '@corridor/contract/company'
import { type ComponentType, lazy } from 'react'

export interface StepProps {
  company: Company
}

/** The pages of the wizard, step 1 first. Each is loaded when it is opened. */
export const stepPages: readonly ComponentType<StepProps>[] = [
  lazy(() => import('./names-step')),
  lazy(() => import('./location-step')),
  lazy(() => import('./contact-authority-step')),
]
