import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** The lists that show records of a kind beside its own, each with that kind. */
export const otherLists = gather(facts, 'lists')
