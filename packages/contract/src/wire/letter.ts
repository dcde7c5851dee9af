import * as z from 'zod'
import { letterStates } from './letter-states.ts'
import { moment } from './record.ts'

/** The newest letter about a record: what became of it, in the mail server's words, and when. Null if none went out by the product. */
export const Letter = z.object({ state: z.enum(letterStates), answer: z.string(), date: moment }).nullable()
export type Letter = z.infer<typeof Letter>
