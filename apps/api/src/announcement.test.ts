import { describe, expect, it } from 'vitest'
import { announcement } from './announcement.ts'

describe('the terminal', () => {
  it('names the address', () => {
    expect(announcement({ host: '::1', demo: false }, 3000)).toBe('Corridor is ready at http://[::1]:3000\n')
  })

  it('names the mailbox of the demo and its persons', () => {
    const said = announcement({ host: '127.0.0.1', demo: true }, 3000)
    expect(said).toContain('Emails of the demo: http://127.0.0.1:3000/dev/mailbox\n')
    expect(said).toContain('Demo persons, all with the password')
  })
})
