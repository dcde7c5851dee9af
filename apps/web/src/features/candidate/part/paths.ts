export const paths = {
  company: {
    candidateStep: (step: number) => `/company/candidate/add-candidate-step-${step}`,
  },
} as const
