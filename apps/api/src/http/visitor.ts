import type postgres from 'postgres'
import type { Platform } from '../platform.ts'

/** The browser that asks, by a cookie that it keeps; it opens nothing, and only says that somebody signed in here before. */
export interface Device {
  /** The cookie that it brought; undefined if it brought none. */
  readonly token: string | undefined
  /** Gives it the cookie again, a new one if it brought none, and answers what stands in it. */
  keep(): string
}

/** The browser that is to follow the address of a file. */
export interface Follower {
  /** Gives it the mark of the caller's session, without which it cannot. */
  mark(): void
}

/** Facts that a verb needs of somebody who has not signed in. */
export interface Visit {
  readonly db: postgres.Sql
  readonly platform: Platform
  readonly requestId: string
  /** Address that the request came from. */
  readonly address: string
  readonly device: Device
  readonly userAgent: string | undefined
  /** A verification code that always passes, where the operator set one. */
  readonly bypassCode: string | undefined
}

/** Origin of a request, for proofs that are asked for later. */
export type Origin = Pick<Visit, 'address' | 'userAgent'>
