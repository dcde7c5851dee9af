import { readdirSync, readFileSync } from 'node:fs'

// Linux counts a process's time in hundredths of a second for whoever reads it, whatever the machine's own clock does.
const ticksPerSecond = 100
const sampleMs = 300

const statOf = (pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name in parentheses may hold anything, blanks and parentheses too.
    const [, parent, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user, system, childUser, childSystem] = rest.slice(9, 13).map(Number)
    return { parent: Number(parent), began: rest[17], own: user + system, reaped: childUser + childSystem }
  } catch {
    // It has ended.
    return undefined
  }
}

/**
 * Measures the processor's time of what this process starts, with all that those start in turn, by the name of whom it is for. A process
 * that ends under another one's eyes is in the books of that one; one whose parent ends first is counted as it was last seen.
 * Undefined where there is no `/proc`.
 */
export function startCpuMeter() {
  if (!statOf(process.pid)) return undefined
  const known = new Map()
  const ticksOf = new Map()
  const count = (owner, ticks) => ticksOf.set(owner, (ticksOf.get(owner) ?? 0) + ticks)
  let reapedByUs = statOf(process.pid).reaped

  const sample = () => {
    const alive = new Map(readdirSync('/proc').flatMap(pidWithStat))
    const ended = [...known].filter(([pid, { began }]) => alive.get(pid)?.began !== began)
    for (const [, { parent, owner, own, reaped }] of ended)
      if (parent !== process.pid && !known.has(parent)) count(owner, own + reaped)
    for (const [pid] of ended) known.delete(pid)
    // A child may have a smaller number than its parent: until nobody new is found.
    for (let found = true; found; ) {
      found = false
      for (const [pid, stat] of alive) {
        const owner = known.get(pid)?.owner ?? known.get(stat.parent)?.owner
        if (owner === undefined) continue
        found ||= !known.has(pid)
        known.set(pid, { ...stat, owner })
      }
    }
  }
  const timer = setInterval(sample, sampleMs)
  timer.unref()

  return {
    /** Counts a child of this process, and what it starts, for its owner. */
    began(pid, owner) {
      const stat = statOf(pid)
      if (stat) known.set(pid, { ...stat, owner })
    },
    /** Takes an ended child's time from our own books. */
    ended(owner) {
      const { reaped } = statOf(process.pid)
      count(owner, reaped - reapedByUs)
      reapedByUs = reaped
    },
    secondsOf(owner) {
      sample()
      const running = [...known.values()].filter((seen) => seen.owner === owner)
      const ticks = running.reduce((sum, { own, reaped }) => sum + own + reaped, ticksOf.get(owner) ?? 0)
      return ticks / ticksPerSecond
    },
  }
}

const pidWithStat = (name) => {
  const pid = Number(name)
  const stat = pid > 0 ? statOf(pid) : undefined
  return stat ? [[pid, stat]] : []
}
