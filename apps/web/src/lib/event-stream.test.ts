import { expect, it } from 'vitest'
import { eventsOf } from './event-stream'

const streamOf = (parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })

it.each([
  ['events that come at once', ['event: message\ndata: {"kind":"parse"}\n\nevent: message\ndata: {"kind":"bulk"}\n\n']],
  [
    'an event that comes in pieces',
    ['event: mess', 'age\ndata: {"kind":"par', 'se"}\n', '\nevent: message\ndata: {"kind":"bulk"}\n\n'],
  ],
  [
    'none of what only keeps the stream open',
    [': \n\n', 'data: {"kind":"parse"}\n\n: \n\ndata: {"kind":"bulk"}\n\nevent: done\n\n'],
  ],
  ['no event that was cut off', ['data: {"kind":"parse"}\n\ndata: {"kind":"bulk"}\n\ndata: {"ki']],
])('hears %s', async (_, parts) => {
  const heard: unknown[] = []
  for await (const event of eventsOf(streamOf(parts))) heard.push(event)
  expect(heard).toEqual([{ kind: 'parse' }, { kind: 'bulk' }])
})
