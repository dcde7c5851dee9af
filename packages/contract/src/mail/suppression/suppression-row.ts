import * as z from 'zod'
import { mailTopics } from '../campaign/kinds.ts'
import { suppressionReasons } from './kinds.ts'
import { SuppressionAdd } from './shapes.ts'

/** A row of a table of whom nobody writes to, as another mail program wrote it: it knows more reasons than a member writes down. */
export const SuppressionRow = SuppressionAdd.extend({
  topic: z.enum([...mailTopics, 'all']).default('all'),
  reason: z.enum(suppressionReasons).default('imported'),
})
export type SuppressionRow = z.infer<typeof SuppressionRow>
