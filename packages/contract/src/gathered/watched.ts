import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** Records that can be watched, and their pages. */
export const watched = gather(facts, 'watched')
