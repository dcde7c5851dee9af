/** Does one thing at a time, and ends with what takes too long, takes too much or crashes it. */
export interface Hand<Order, Answer> {
  take(order: Order): Promise<Answer>
  isAlive(): boolean
  end(): Promise<void>
}

export interface Pool<Order, Answer> {
  take(order: Order): Promise<Answer>
  close(): Promise<void>
}

interface Waiting<Order, Answer> {
  order: Order
  settle: (answer: Answer) => void
}

/**
 * Deals orders to at most `handsMax` hands, in order, one at a time each; a hand that ends is replaced. Orders that wait as the pool is
 * closed are answered by `notBegun`; those that come afterwards are refused.
 */
export function startPool<Order, Answer>(
  handsMax: number,
  startHand: () => Hand<Order, Answer>,
  notBegun: () => Answer,
): Pool<Order, Answer> {
  const queue: Waiting<Order, Answer>[] = []
  const idle: Hand<Order, Answer>[] = []
  const busy = new Set<Hand<Order, Answer>>()
  let closed = false

  const takeIdle = () => {
    for (let hand = idle.pop(); hand; hand = idle.pop()) if (hand.isAlive()) return hand
  }

  const deal = () => {
    while (queue.length > 0 && (idle.length > 0 || busy.size < handsMax)) {
      const next = queue.shift()
      if (next) void run(takeIdle() ?? startHand(), next)
    }
  }

  const run = async (hand: Hand<Order, Answer>, { order, settle }: Waiting<Order, Answer>) => {
    busy.add(hand)
    const answer = await hand.take(order)
    busy.delete(hand)
    if (hand.isAlive()) idle.push(hand)
    settle(answer)
    deal()
  }

  return {
    take: (order) =>
      closed
        ? Promise.reject(new Error('The pool is closed.'))
        : new Promise((settle) => {
            queue.push({ order, settle })
            deal()
          }),
    async close() {
      closed = true
      for (const waiting of queue.splice(0)) waiting.settle(notBegun())
      await Promise.all([...idle.splice(0), ...busy].map((hand) => hand.end()))
    },
  }
}
