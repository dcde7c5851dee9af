import { expect, it } from 'vitest'
import { startCpuMeter } from './cpu-time.mjs'
import { around, run } from './runtime.mjs'

const seconds = 0.8
const work = `while (process.cpuUsage().user + process.cpuUsage().system < ${seconds * 1e6}) Math.random()`
const program = `${process.execPath} -e '${work}'`
const meter = startCpuMeter()

async function secondsOf(source) {
  const owner = {}
  const watch = { began: (pid) => meter?.began(pid, owner), ended: () => meter?.ended(owner) }
  await around.run(watch, () => run('sh', ['-c', source]))
  return meter?.secondsOf(owner) ?? Number.NaN
}

for (const [name, source, missedMax] of [
  ['a process', program, 0.1],
  ['a process of a process', `(${program}; true); true`, 0.1],
  // Nobody waits for it but the reader of its output. It is seen from time to time only, and must be seen once with its parent.
  ['a process that outlives its parent', `(${program} & sleep 0.5) | cat`, 0.5],
])
  it.skipIf(!meter)(`the time of ${name} is counted, and once`, async () => {
    const measured = await secondsOf(source)
    expect(measured).toBeGreaterThan(seconds - missedMax)
    expect(measured).toBeLessThan(seconds + 0.3)
  })
