/** A record that mails are about. */
export interface About {
  kind: 'vendor' | 'candidate' | 'job'
  id: string
}

export interface Page {
  /** The id of what happened after these. */
  before: string | null
  limit: number
}
