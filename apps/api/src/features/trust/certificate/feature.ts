import type { Feature } from '../../../feature.ts'
import { makeCertificate } from './make.ts'
import { certificateRoutes } from './routes.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'make-certificate': { paperId: string }
  }
}

export const certificate = {
  routes: certificateRoutes,
  jobs: {
    'make-certificate': {
      retryLimit: 10,
      expireInSeconds: 300,
      concurrency: 1,
      work: (parts, { paperId }) => makeCertificate(parts, paperId),
    },
  },
} satisfies Feature
