import type { Config } from './config.ts'
import { mailboxPath } from './features/flow/demo/mailbox-path.ts'
import { demoPassword, demoPersons } from './features/flow/demo/seed/persons.ts'
import { waysIn } from './features/flow/demo/ways-in.ts'

/** Writes the lines that the terminal shows once the product answers. */
export function announcement({ host, demo }: Pick<Config, 'host' | 'demo'>, port: number): string {
  const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const lines = [`Corridor is ready at ${address}`]
  if (demo) {
    lines.push('', 'Look around, signed in at once, as')
    for (const { name, path } of waysIn) lines.push(`  ${name.padEnd(14)} ${address}${path}`)
    lines.push('', `Emails of the demo: ${address}${mailboxPath}`)
    lines.push('', `Demo persons, all with the password ${demoPassword}:`)
    for (const { email, company, roles, area } of demoPersons) {
      lines.push(`  ${email.padEnd(26)} ${company ? `${roles?.join(', ')} of ${company}` : area}`)
    }
  }
  return `${lines.join('\n')}\n`
}
