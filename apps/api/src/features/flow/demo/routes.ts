import { api } from '../../../http/api.ts'
import { mailboxPath } from './mailbox-path.ts'
import { demoPassword, demoPersons } from './seed/persons.ts'

export const demoRoutes = {
  show: api.demo.show.handler(({ context }) => ({
    success: true as const,
    demo: context.isDemo,
    password: context.isDemo ? demoPassword : null,
    mailbox: context.isDemo ? mailboxPath : null,
    persons: context.isDemo
      ? demoPersons.map(({ name, email, area, look = null }) => ({ name, email, area, look }))
      : [],
  })),
}
