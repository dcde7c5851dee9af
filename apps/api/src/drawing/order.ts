import type { Works } from './works.ts'

type Given<Work extends keyof Works> = Parameters<Works[Work]>[0]

/** One thing to be done by a drawing thread. */
export type Order = { [Work in keyof Works]: { work: Work; given: Given<Work> } }[keyof Works]

/** Answer to an order; `isStopped` says that a fault was not its own. */
export type Answer = { value: Uint8Array | number } | { fault: string; isStopped: boolean }
