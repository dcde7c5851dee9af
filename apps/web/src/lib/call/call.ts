import { ApiError, isErrorBody, networkError, toApiError } from './api-error'

const timeoutMs = 30_000

export interface CallOptions {
  token?: string | undefined
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  /** Sent even if its page goes meanwhile. */
  keepalive?: boolean
}

/** One call of the API: the answer, which must come in time. Throws an ApiError. */
export async function call(method: string, path: string, body?: unknown, options: CallOptions = {}): Promise<unknown> {
  const inTime = AbortSignal.timeout(timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, inTime]) : inTime
  const response = await send(method, path, body, { ...options, signal })
  try {
    const text = await response.text()
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    throw toApiError(error)
  }
}

/** The answer as it begins; a refusal is thrown as an ApiError. */
export async function send(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
  const { token, headers, signal = null, keepalive = false } = options
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal,
    keepalive,
  }).catch((error: unknown) => {
    throw toApiError(error)
  })
  if (response.ok) return response
  const refusal: unknown = await response.json().catch(() => undefined)
  throw isErrorBody(refusal) ? new ApiError(response.status, refusal) : networkError('network.garbled')
}
