import * as z from 'zod'
import { answerCharsMax } from './kinds.ts'

/** Answer of a member, in plain words. */
export const AnswerWords = z.object({
  words: z
    .string('Please write something')
    .trim()
    .min(1, 'Please write something')
    .max(answerCharsMax, `Maximum ${answerCharsMax} characters`),
})
