import { ApiError, isErrorBody, networkError, toApiError } from './api-error'

const timeoutMs = 30_000

/** One call of the API, for pages that do without the typed client. Throws an ApiError, as that does. */
export async function call(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  token?: string,
): Promise<unknown> {
  const response = await send(method, path, body, token)
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  throw isErrorBody(answer) ? new ApiError(response.status, answer) : networkError('network.garbled')
}

async function send(method: string, path: string, body: unknown, token: string | undefined): Promise<Response> {
  try {
    return await fetch(`/api/v1${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (error) {
    throw toApiError(error)
  }
}
