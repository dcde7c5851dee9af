import { api, contract, web } from './room.ts'
import type { areas } from './rooms.ts'

type Area = (typeof areas)[number]

/** The floors of the product, from the ground up: an area knows those below its own, and on its own floor only those that do not know it. */
export const floors: readonly (readonly Area[])[] = [
  ['records', 'told', 'base'],
  ['candidate', 'company', 'people', 'trust', 'money'],
  ['sales', 'job', 'mail', 'vendor', 'student', 'agency'],
  ['flow', 'site'],
]

interface Excuse {
  from: Area
  to: Area
  /** The one file that is imported. */
  file: string
  reason: string
}

/** Imports against the one direction of two areas, each with its reason; no more than `excusesMax`. */
export const excuses: readonly Excuse[] = [
  {
    from: 'job',
    to: 'mail',
    file: 'mail/report/tables.ts',
    reason:
      'lists of submissions and placements are narrowed to what mails brought, and what a list is narrowed by is SQL that no hook reaches',
  },
]
export const excusesMax = 3

/** The folders that hold areas, each judged by itself. */
export const houses: readonly string[] = [contract, ...api('features/'), ...web('features/')]
