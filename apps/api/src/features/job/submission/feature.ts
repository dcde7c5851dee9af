import type { Feature } from '../../../feature.ts'
import { tellClashes } from './double/tell-clashes.ts'
import { submissionRules } from './kind.ts'
import { submissionRoutes } from './routes.ts'
import { submissions } from './tables.ts'

export const submission = {
  routes: submissionRoutes,
  kinds: [submissionRules],
  tables: [submissions],
  hooks: { onCandidateMerged: tellClashes },
} satisfies Feature
