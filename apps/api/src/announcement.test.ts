import { describe, expect, it } from 'vitest'
import { announcement } from './announcement.ts'

describe('the terminal', () => {
  it('names the address', () => {
    expect(announcement({ host: '::1', demo: false }, 3000)).toBe('Corridor is ready at http://[::1]:3000\n')
  })

  it('leads into the demo with one press, and names no such way outside it', () => {
    const said = announcement({ host: '127.0.0.1', demo: true }, 3000)
    expect(said).toContain('  Bench sales    http://127.0.0.1:3000/company/auth/sign-in?as=bench\n')
    expect(said).toContain('  Administrator  http://127.0.0.1:3000/admin/auth/sign-in?as=admin\n')
    expect(announcement({ host: '127.0.0.1', demo: false }, 3000)).not.toContain('?as=')
  })

  it('names the mailbox of the demo and its persons', () => {
    const said = announcement({ host: '127.0.0.1', demo: true }, 3000)
    expect(said).toContain('Emails of the demo: http://127.0.0.1:3000/dev/mailbox\n')
    expect(said).toContain('Demo persons, all with the password')
  })
})
