import type { RecentRow } from './store.ts'

/** Mails in a row that did not arrive, for one reason: after so many the server says it of the next too. */
export const inARowMax = 5
/** Mails that are tried at most before it is known, those under way among them. */
const triedMax = 6

/** Outcomes of a campaign's mails of late, and how many may be under way because of them. */
export interface Brake {
  /** Words of the server each time, or ours, once enough did not arrive: no more go. */
  words(): string | undefined
  /**
   * Hands over a mail when its turn comes: few at a time until the server has taken one, and after one that did not arrive. Undefined if
   * it is not handed over any more.
   */
  run<End extends RecentRow>(handOver: () => Promise<End | undefined>): Promise<End | undefined>
}

/** Begins with how the last mails ended, the newest first. */
export function openBrake(recent: readonly RecentRow[], connections: number): Brake {
  let row: RecentRow[] = []
  let isSure = false
  let underWay = 0
  const waiting: (() => void)[] = []
  const note = (end: RecentRow) => {
    if (end.state === 'left-out') return
    isSure = !isFailure(end)
    if (end.state === 'deferred') return
    const [before] = row
    row = isFailure(end) ? [...(before && reasonOf(before) === reasonOf(end) ? row : []), end] : []
  }
  for (const end of recent.toReversed()) note(end)
  isSure = false
  const words = () => (row.length >= inARowMax ? row.at(-1)?.answer : undefined)
  const letOn = () => {
    while (waiting.length > 0 && underWay < (isSure ? connections : Math.max(1, triedMax - row.length))) {
      underWay += 1
      waiting.shift()?.()
    }
  }
  return {
    words,
    async run(handOver) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve)
        letOn()
      })
      try {
        if (words() !== undefined) return undefined
        const end = await handOver()
        if (end) note(end)
        return end
      } finally {
        underWay -= 1
        letOn()
      }
    },
  }
}

const isFailure = ({ state }: RecentRow) => state === 'refused' || state === 'unknown'

const addresses = /<[^<>]*>|\S+@\S+/g
const numbers = /\d{4,}|\b(?=\w*\d)(?=\w*[a-z])\w{6,}\b/gi

/** Takes the reason out of a server's words, without the person and the mail that it is about. */
const reasonOf = ({ state, answer }: RecentRow) =>
  `${state} ${answer.replaceAll(addresses, '').replaceAll(numbers, '').replaceAll(/\s+/g, ' ').trim().toLowerCase()}`
