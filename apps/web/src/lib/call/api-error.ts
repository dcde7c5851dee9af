/** The error of every failed call: our refusal as it came, or `network.lost` / `network.slow` (status 0) if no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly params: Record<string, string | number>
  /** Messages by the path of the input that they belong to. */
  readonly fields: Record<string, string>
  readonly requestId: string | undefined
  /** With `record.changed`: the record as it stands now. */
  readonly current: unknown

  constructor(status: number, body: ErrorFacts) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.code = body.code
    this.params = body.params ?? {}
    this.fields = body.fields ?? {}
    this.requestId = body.requestId
    this.current = body.current
  }
}

interface ErrorFacts {
  code: string
  message: string
  params?: Record<string, string | number>
  fields?: Record<string, string>
  requestId?: string
  current?: unknown
}

/** Texts of the failures that only a browser can see; they are keys of the locales. */
export const networkMessages = {
  'network.lost': 'The connection was lost. Check your network and try again',
  'network.slow': 'The server took too long to answer. Please try again',
  'network.garbled': 'The server gave an answer that could not be read. Please try again',
} as const

/** The failure of a call that was not answered, or not in our shape. */
export const networkError = (code: keyof typeof networkMessages) =>
  new ApiError(0, { code, message: networkMessages[code] })

/** True if no answer came, so that repeating a read is safe. */
export const isNetworkError = (error: unknown) => error instanceof ApiError && error.code.startsWith('network.')

/** Makes an ApiError of whatever a call threw. An abort by the caller stays an abort. */
export function toApiError(error: unknown): unknown {
  if (error instanceof ApiError) return error
  if (error instanceof DOMException && error.name === 'TimeoutError') return networkError('network.slow')
  if (error instanceof DOMException && error.name === 'AbortError') return error
  return networkError(error instanceof TypeError ? 'network.lost' : 'network.garbled')
}

export function isErrorBody(body: unknown): body is ErrorFacts {
  return typeof body === 'object' && body !== null && 'code' in body && 'message' in body
}
