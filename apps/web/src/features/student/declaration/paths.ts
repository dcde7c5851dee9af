export const paths = {
  company: {
    /** The page on which a student signs in person. */
    declareStudent: (studentId: string) => `/company/enrollstudent/declaration/${studentId}`,
  },
} as const
