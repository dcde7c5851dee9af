import type { Feature } from '../../../feature.ts'
import { noteRules } from './kind.ts'
import { vendorNoteRoutes } from './routes.ts'
import { notes } from './store.ts'

export const vendorNote = {
  routes: vendorNoteRoutes,
  kinds: [noteRules],
  tables: [notes],
} satisfies Feature
