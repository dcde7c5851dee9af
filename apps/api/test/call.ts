export interface Answer<Body = Record<string, unknown>> {
  status: number
  headers: Headers
  body: Body
}

export interface Caller {
  /** Token of its session; undefined if it has none. */
  token: string | undefined
  /** `/candidate/list` below the API's root; an undefined body sends none. */
  send<Body = AnyBody>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<Body>>
  get<Body = AnyBody>(path: string): Promise<Answer<Body>>
  post<Body = AnyBody>(path: string, body?: unknown): Promise<Answer<Body>>
  put<Body = AnyBody>(path: string, body?: unknown): Promise<Answer<Body>>
  delete<Body = AnyBody>(path: string): Promise<Answer<Body>>
}

/** Body that any answer may have, for tests that look at a few of its fields. */
export interface AnyBody {
  success: boolean
  message: string
  code: string
  requestId: string
  token: string
  data: AnyRecord & AnyRecord[]
  totalDocs: number
  fields: Record<string, string>
  params: Record<string, string | number>
  current: AnyRecord
  presignedUrl: string
  fileKey: string
  headers: Record<string, string>
  parseId: string
}

export interface AnyRecord extends Record<string, unknown> {
  _id: string
  version: number
  createDate: string
  name: string
}

export type Call = (token?: string) => Caller

/** A caller of the API at `url`. A text is sent as it is, everything else as JSON. */
export const callAt =
  (url: string): Call =>
  (token) => {
    const send = async <Body>(method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
      const response = await fetch(`${url}/api/v1${path}`, {
        method,
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      // A stream has no end to wait for; that it was opened is the answer.
      const isStream = response.headers.get('content-type') === 'text/event-stream'
      if (isStream) await response.body?.cancel()
      const text = isStream ? '' : await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body }
    }
    return {
      token,
      send,
      get: (path) => send('GET', path),
      post: (path, body) => send('POST', path, body),
      put: (path, body) => send('PUT', path, body),
      delete: (path) => send('DELETE', path),
    }
  }
