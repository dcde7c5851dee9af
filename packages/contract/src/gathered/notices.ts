import { facts } from '../facts.ts'
import { gather } from '../wire/facts.ts'

/** Everything that a person is notified of. */
export const notices = gather(facts, 'notices')
