import { paths } from '../../paths'
import { text } from '../language/text'

const onboardingWarnings: Record<string, string> = {
  step1: text('Authentication required to access onboarding'),
  step6: text('Authentication required for this step'),
}

/** Tells a visitor why to sign in first (product.md, Messages in variants). A key. */
export function signInWarning(pathname: string): string {
  const [, first, second, third = ''] = pathname.split('/')
  if (`/${first}/${second}` !== paths.company.onboarding) return text('Please login to access this page')
  return onboardingWarnings[third] ?? text('You must be logged in to access the onboarding process')
}
