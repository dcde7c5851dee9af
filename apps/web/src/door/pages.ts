import type { ComponentType } from 'react'
import type { DoorPath } from '../entries'
import { text } from '../lib/language/text'

interface DoorPage {
  /** A key; stands in the browser's title. */
  title: string
  load: () => Promise<{ default: ComponentType }>
  /** For people who have no account yet: whoever is signed in goes where they belong. */
  onlyVisitors?: boolean
  /** Stands in the frame of the public pages instead of the sign-in's. */
  isPublic?: boolean
}

/** The page of each address of the door; the frame around it is chosen by the same entry. */
export const doorPages: Record<DoorPath, DoorPage> = {
  '/admin/auth/sign-in': { title: text('Sign In'), load: () => import('./sign-in/admin-sign-in-page') },
  '/company/auth/sign-in': { title: text('Agent Sign In'), load: () => import('./sign-in/company-sign-in-page') },
  '/candidate/auth/sign-in': { title: text('Student Sign In'), load: () => import('./sign-in/candidate-sign-in-page') },
  '/company/auth/sign-up': {
    title: text('Agent Sign Up'),
    load: () => import('./sign-up/company-sign-up-page'),
    onlyVisitors: true,
  },
  '/candidate/auth/sign-up': {
    title: text('Student Sign Up'),
    load: () => import('./sign-up/candidate-sign-up-page'),
    onlyVisitors: true,
  },
  '/company/onboarding/onboarding-step-one': {
    title: text('Where Are You?'),
    load: () => import('./sign-up/step-one-page'),
    onlyVisitors: true,
    isPublic: true,
  },
  '/company/onboarding/onboarding-step-two': {
    title: text('Who Are You?'),
    load: () => import('./sign-up/step-two-page'),
    onlyVisitors: true,
    isPublic: true,
  },
  '/company/onboarding': { title: text('Where Are You?'), load: () => import('./sign-up/onboarding-start') },
  '/company/auth/verify-email': { title: text('Verify Email'), load: () => import('./verify-email-page') },
  '/auth/classic/reset-password': { title: text('Forgot Password'), load: () => import('./reset-password-page') },
  '/invite/$token': { title: text('Invitation'), load: () => import('./invite-page') },
  '/company/auth/sign-out': { title: text('Signing out...'), load: () => import('./sign-out-page') },
}
