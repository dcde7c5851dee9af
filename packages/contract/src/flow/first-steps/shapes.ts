import * as z from 'zod'
import { access } from '../../wire/access.ts'
import { endpoint } from '../../wire/endpoint.ts'
import { firstSteps as steps } from './steps.ts'

const place = (path: string, summary: string) => ({
  path: `/first-steps/${path}` as const,
  summary,
  tag: 'first-steps',
})
const own = { access: access.tasks.manage }

export const FirstSteps = z.object({
  /** False once it was hidden, was done, or is two weeks old. */
  isShown: z.boolean(),
  steps: z.array(z.object({ step: z.enum(steps), isDone: z.boolean() })),
})
export type FirstSteps = z.infer<typeof FirstSteps>
const answer = z.object({ success: z.literal(true), data: FirstSteps })

/** A newcomer's list of real acts, ticked by doing them. */
export const firstSteps = {
  view: endpoint('POST', place('view', "The caller's first steps, and which of them are done"), own)
    .input(z.object({}).prefault({}))
    .output(answer),
  save: endpoint('PUT', place('save', 'Hide the first steps, or show them again'), own)
    .input(z.object({ isShown: z.boolean() }))
    .output(answer),
}
