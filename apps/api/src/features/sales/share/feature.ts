import type { Feature } from '../../../feature.ts'
import { shareRoutes } from './routes.ts'
import { requests, shares } from './tables.ts'

export const share = {
  routes: shareRoutes,
  tables: [shares, requests],
  sealed: [{ table: 'share_link', column: 'sealed_token' }],
} satisfies Feature
