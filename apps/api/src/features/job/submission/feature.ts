import type { Feature } from '../../../feature.ts'
import { submissionRules } from './kind.ts'
import { submissionRoutes } from './routes.ts'
import { submissions } from './tables.ts'
import { tellClashes } from './tell-clashes.ts'

export const submission = {
  routes: submissionRoutes,
  kinds: [submissionRules],
  tables: [submissions],
  hooks: { onCandidateMerged: tellClashes },
} satisfies Feature
