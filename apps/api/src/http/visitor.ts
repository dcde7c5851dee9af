import type postgres from 'postgres'
import type { Platform } from '../platform.ts'

/** The browser that asks, by a cookie that it keeps; it opens nothing, and only says that somebody signed in here before. */
export interface Device {
  /** What it brought; undefined if it brought none. */
  readonly token: string | undefined
  /** Gives it the cookie again, a new one if it brought none, and answers what stands in it. */
  keep(): string
}

/** What a verb needs to know of somebody who has not signed in. */
export interface Visit {
  readonly db: postgres.Sql
  readonly platform: Platform
  readonly requestId: string
  /** Where the request came from. */
  readonly address: string
  readonly device: Device
  readonly userAgent: string | undefined
  /** A verification code that always passes, where the operator set one. */
  readonly bypassCode: string | undefined
}

/** Where a request came from, for what must be proved later. */
export type Origin = Pick<Visit, 'address' | 'userAgent'>
