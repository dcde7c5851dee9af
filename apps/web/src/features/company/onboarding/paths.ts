export const paths = {
  company: {
    onboarding: '/company/onboarding',
    beforeSignUp: ['/company/onboarding/onboarding-step-one', '/company/onboarding/onboarding-step-two'],
    onboardingStep: (step: number) => `/company/onboarding/step${step}`,
  },
} as const
