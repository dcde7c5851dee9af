import * as z from 'zod'
import { endpoint } from '../../wire/endpoint.ts'
import { looks } from './looks.ts'

/** The demo's persons, named only while the demo runs, if the hint is true (product.md, Contradictions that are decided). */
export const demo = {
  show: endpoint(
    'GET',
    { path: '/demo', summary: 'Whether the demo runs, and its persons', tag: 'demo' },
    { access: 'anyone' },
  )
    .input(z.object({}).prefault({}))
    .output(
      z.object({
        success: z.literal(true),
        demo: z.boolean(),
        password: z.string().nullable(),
        /** Address where the demo's letters can be read. */
        mailbox: z.string().nullable(),
        persons: z.array(
          z.object({
            name: z.string(),
            email: z.string(),
            area: z.enum(['admin', 'company', 'candidate']),
            /** The role as which a newcomer looks around with this account. */
            look: z.enum(looks).nullable(),
          }),
        ),
      }),
    ),
}
