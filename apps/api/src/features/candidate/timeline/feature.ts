import type { Context } from '../../../db/scope/context.ts'
import type { Feature } from '../../../feature.ts'
import { timelineRoutes } from './routes.ts'
import type { About, Page } from './tables.ts'
import type { Written } from './written.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Mails about a record, of those that the caller reads, the newest first. */
    listWritten: (context: Context, about: About, page: Page) => Promise<Written[]>
  }
}

export const timeline = {
  routes: timelineRoutes,
} satisfies Feature
