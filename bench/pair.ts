/** A call, with the body of each round. */
export interface Call {
  path: string
  body: (round: number) => object
}

/** A question about students beside the one about candidates that it is held against. */
export interface Pair {
  name: string
  of: Call
  beside: Call
  /** How many times as long it may take; lists have a bar of their own. */
  max?: number
  rounds?: number
}

export const always = (path: string, body: object): Call => ({ path, body: () => body })
export const list = (kind: 'student' | 'candidate', body: object) => always(`/${kind}/list`, body)
