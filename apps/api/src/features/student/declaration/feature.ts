import type { Feature } from '../../../feature.ts'
import { askForUnmade, makeDeclaration } from './make.ts'
import { isPaperGiven } from './open-paper.ts'
import { declarationRoutes } from './routes.ts'
import { openDeclarationLink } from './signing-link.ts'
import { tellReopened } from './tell.ts'

declare module '../../../platform/jobs.ts' {
  interface JobData {
    'make-declaration': { declarationId: string }
    'make-declarations': Record<string, never>
    'tell-of-reopened': Record<string, never>
  }
}

export const declaration = {
  routes: declarationRoutes,
  hooks: { openSigningLink: openDeclarationLink, isStillGiven: isPaperGiven },
  jobs: {
    'make-declaration': {
      retryLimit: 10,
      expireInSeconds: 300,
      concurrency: 1,
      work: (parts, { declarationId }) => makeDeclaration(parts, declarationId),
    },
    // Makes the papers that are missing: no signature stays without one, whatever went wrong.
    'make-declarations': {
      retryLimit: 0,
      expireInSeconds: 300,
      concurrency: 1,
      everyMinutes: 1,
      work: askForUnmade,
    },
    // The saving of a step wakes it; whatever else changes a file is told of within a minute.
    'tell-of-reopened': {
      retryLimit: 0,
      expireInSeconds: 120,
      concurrency: 1,
      everyMinutes: 1,
      work: tellReopened,
    },
  },
} satisfies Feature
