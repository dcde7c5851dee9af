import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** The kinds of records that bin, bulk actions, import and export work on. */
export const records = gather(facts, 'records')
