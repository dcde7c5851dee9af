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
])('hears %s', async (_, parts) => {
  const heard: unknown[] = []
  for await (const event of eventsOf(streamOf(parts))) heard.push(event)
  expect(heard).toEqual([{ kind: 'parse' }, { kind: 'bulk' }])
})

it('hears what came before a stream was cut off', async () => {
  const events = eventsOf(streamOf(['data: {"kind":"parse"}\n\ndata: {"ki']))
  expect(await events.next()).toEqual({ done: false, value: { kind: 'parse' } })
  await expect(events.next()).rejects.toThrow()
})
