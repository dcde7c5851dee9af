import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** Values that can be set for many records at once, by their kind. */
export const settable = gather(facts, 'settable')
