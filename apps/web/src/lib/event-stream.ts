/** What a server says in a stream of events, as it comes. Ends with the stream. */
export async function* eventsOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = stream.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>).getReader()
  let rest = ''
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
      const events = (rest + value).split('\n\n')
      rest = events.pop() ?? ''
      for (const event of events) {
        const data = /^data: ?(.+)$/m.exec(event)?.[1]
        if (data && !/^event: ?(error|done)/m.test(event)) yield JSON.parse(data)
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
