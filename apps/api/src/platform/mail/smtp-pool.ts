import type { Smtp } from './smtp.ts'

/** The open connections of many mailboxes, in this process. */
export interface SmtpPool {
  /**
   * The connections of a mailbox; opened anew if `key`, which names its settings, is another one. Connections that stood before end once
   * the mails on them have ended: nothing that was handed over is left without its answer.
   */
  take(id: string, key: string, open: () => Smtp): Smtp
  drop(id: string): void
  close(): void
}

interface Held {
  key: string
  smtp: Smtp
  running: number
  isRetired: boolean
}

export function openSmtpPool(): SmtpPool {
  const held = new Map<string, Held>()

  function drop(id: string) {
    const one = held.get(id)
    if (!one) return
    held.delete(id)
    one.isRetired = true
    if (one.running === 0) one.smtp.close()
  }

  async function count<Answer>(one: Held, work: () => Promise<Answer>): Promise<Answer> {
    one.running += 1
    try {
      return await work()
    } finally {
      one.running -= 1
      if (one.isRetired && one.running === 0) one.smtp.close()
    }
  }

  return {
    take(id, key, open) {
      if (held.get(id)?.key !== key) drop(id)
      const one = held.get(id) ?? { key, smtp: open(), running: 0, isRetired: false }
      held.set(id, one)
      const { smtp } = one
      return {
        deliver: (letter, beforeContent) => count(one, () => smtp.deliver(letter, beforeContent)),
        deliverWritten: (mail, beforeContent) => count(one, () => smtp.deliverWritten(mail, beforeContent)),
        greet: () => count(one, () => smtp.greet()),
        close: () => drop(id),
      }
    },
    drop,
    close() {
      for (const { smtp } of held.values()) smtp.close()
      held.clear()
    },
  }
}
