export const paths = {
  company: {
    candidateDetails: (id: string) => `/company/candidate/candidate-details/${id}`,
  },
} as const
