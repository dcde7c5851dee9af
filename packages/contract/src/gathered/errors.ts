import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** Every refusal, by its code. */
export const errors = gather(facts, 'errors')
