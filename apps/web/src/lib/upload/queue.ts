/** Lets so many through at a time: `const leave = await queue.enter(3)`, and `leave()` when done. */
export function makeQueue() {
  let inside = 0
  const waiting: (() => void)[] = []
  return {
    async enter(max: number): Promise<() => void> {
      if (inside >= max) await new Promise<void>((resolve) => waiting.push(resolve))
      else inside += 1
      return () => {
        // Whoever waits takes the place over.
        const next = waiting.shift()
        if (next) next()
        else inside -= 1
      }
    },
  }
}
