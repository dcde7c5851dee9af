const base = '/company/enrollstudent'

export const paths = {
  company: {
    /** A step by its segment; without a student, `fullname` begins a new one. */
    enrolmentStep: (segment: string, studentId?: string) =>
      studentId ? `${base}/${segment}/${studentId}` : `${base}/${segment}`,
    enrolmentSummary: (studentId: string) => `${base}/summary/${studentId}`,
    /** Leads to the first step that was not saved. */
    enrolmentNextStep: (studentId?: string) => (studentId ? `${base}/next-step/${studentId}` : `${base}/next-step`),
  },
} as const
