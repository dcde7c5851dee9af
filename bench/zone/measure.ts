import { readdirSync, readFileSync } from 'node:fs'

/** Processor time in milliseconds and greatest memory in MB of the processes that this one started, as Linux tells them. */
export function measureChildren(): { cpuMs: number; peakMb: number } {
  const children = readdirSync('/proc/self/task').flatMap((task) =>
    read(`/proc/self/task/${task}/children`).split(' ').filter(Boolean),
  )
  let [cpuMs, peakMb] = [0, 0]
  for (const child of children) {
    // Names may hold blanks; fields are counted from behind them.
    const fields = read(`/proc/${child}/stat`).split(') ').at(-1)?.split(' ') ?? []
    cpuMs += (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
    peakMb = Math.max(peakMb, Number(/VmHWM:\s+(\d+)/.exec(read(`/proc/${child}/status`))?.[1] ?? 0) / 1024)
  }
  return { cpuMs, peakMb }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
