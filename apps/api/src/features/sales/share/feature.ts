import type { Parts } from '../../../db/scope/context.ts'
import type { Feature } from '../../../feature.ts'
import type { Sql } from '../../../platform/sql.ts'
import type { OutsideAsk } from './ask.ts'
import { shareRoutes } from './routes.ts'
import { requests, shares } from './tables.ts'

declare module '../../../platform/hooks.ts' {
  interface Hooks {
    /** Puts a request where it is answered as a mail is; false if there is no such place. */
    keepAsk: (parts: Pick<Parts, 'platform'>, tx: Sql, ask: OutsideAsk) => Promise<boolean>
  }
}

export const share = {
  routes: shareRoutes,
  tables: [shares, requests],
  sealed: [{ table: 'share_link', column: 'sealed_token' }],
} satisfies Feature
