import type { Feature } from '../../../feature.ts'
import { makePaper, makeUnmade } from './make.ts'
import { representationRoutes } from './routes.ts'
import { openRightLink } from './signing-link.ts'
import { representations } from './tables.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'make-representation': { rightId: string }
    'make-representations': Record<string, never>
  }
}

export const representation = {
  routes: representationRoutes,
  tables: [representations],
  hooks: { openSigningLink: openRightLink },
  jobs: {
    'make-representation': {
      retryLimit: 10,
      expireInSeconds: 300,
      concurrency: 1,
      work: (parts, { rightId }) => makePaper(parts, rightId),
    },
    // Makes the papers that are missing: no signed right stays without one, whatever went wrong.
    'make-representations': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 1,
      work: makeUnmade,
    },
  },
} satisfies Feature
