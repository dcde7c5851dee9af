/** Numbers that look random and are the same for a seed (mulberry32). */
export function makeRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  const boxes = new Set<string>()
  return {
    below,
    /** The address, or one with a number if somebody has that mail box already: no two people own one. */
    ownBox: (local: string, domain: string) => {
      const isTaken = (name: string) => boxes.has(`${name.replaceAll('.', '')}@${domain}`)
      let own = local
      while (isTaken(own)) own = `${local}${below(1000)}`
      boxes.add(`${own.replaceAll('.', '')}@${domain}`)
      return `${own}@${domain}`
    },
    chance: (share: number) => next() < share,
    pick: <T>(list: readonly T[]) => list[below(list.length)] as T,
    /** The first of a list much more often than its last. */
    pickCommon: <T>(list: readonly T[]) => list[Math.floor(list.length * next() ** 1.7)] as T,
    some: <T>(list: readonly T[], count: number) => [...list].sort(() => next() - 0.5).slice(0, count),
  }
}
export type Random = ReturnType<typeof makeRandom>
