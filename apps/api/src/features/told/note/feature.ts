import type { Feature } from '../../../feature.ts'
import { noteRules } from './kind.ts'
import { noteRoutes } from './routes.ts'
import { notes } from './store.ts'

export const note = {
  routes: noteRoutes,
  kinds: [noteRules],
  tables: [notes],
} satisfies Feature
