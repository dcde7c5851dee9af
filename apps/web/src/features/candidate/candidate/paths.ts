export const paths = {
  admin: {
    listCandidate: '/admin/candidates',
    viewCandidate: (id: string) => `/admin/candidates/view-candidate/${id}`,
    listBench: '/admin/bench/list-bench',
  },
  company: {
    chooseCandidateEntry: '/company/candidate',
    listCandidate: '/company/candidate/list-candidate',
    addCandidate: '/company/candidate/add-candidate',
    viewCandidate: (id: string) => `/company/candidate/view-candidate/${id}`,
    editCandidate: (id: string) => `/company/candidate/edit-candidate/${id}`,
    parseResume: '/company/candidate/resume-parsing',
  },
} as const
