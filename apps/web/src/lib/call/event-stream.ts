import { EventDecoderStream } from '@orpc/standard-server'

/** Events of a server in a stream, as they come. Ends with the stream, and throws if that is cut off. */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = stream
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .pipeThrough(new EventDecoderStream())
    .getReader()
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const isMessage = value?.event === undefined || value.event === 'message'
      if (isMessage && value?.data) yield JSON.parse(value.data)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
