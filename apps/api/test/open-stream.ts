import type { LiveEvent } from '@corridor/contract/told/event/shapes'

export interface Stream {
  status: number
  /** The next event, or undefined once the stream has ended. */
  next(): Promise<LiveEvent | undefined>
  close(): void
}

/** Follows live events as a page does: a fetch stream with the bearer token. */
export async function openStream(url: string, token: string): Promise<Stream> {
  const abort = new AbortController()
  const response = await fetch(`${url}/api/v1/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  })
  // It is locked before anything is read of it: what is not, is cancelled once its answer is collected.
  const events = response.ok && response.body ? read(response.body.pipeThrough(new TextDecoderStream())) : undefined
  if (!events) await response.body?.cancel()
  return {
    status: response.status,
    next: async () => {
      const step = await events?.next()
      return step?.done ? undefined : step?.value
    },
    close: () => abort.abort(),
  }
}

async function* read(body: ReadableStream<string>): AsyncGenerator<LiveEvent> {
  let waiting = ''
  for await (const chunk of body) {
    waiting += chunk
    const messages = waiting.split('\n\n')
    waiting = messages.pop() ?? ''
    for (const message of messages) {
      const data = /^data: (.*)$/m.exec(message)?.[1]
      if (data && /^event: message$/m.test(message)) yield JSON.parse(data)
    }
  }
}
