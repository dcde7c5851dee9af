import type { ExtractStatus } from '../answer.ts'

/** Reason why a document is not read: the status that is answered, and a sentence for a person. */
export class NotReadable extends Error {
  readonly status: ExtractStatus

  constructor(status: ExtractStatus, reason: string) {
    super(reason)
    this.status = status
  }
}

export const encrypted = () => new NotReadable('encrypted', 'The file is protected by a password.')
