/**
 * Does for many at once what each asks for alone: whoever asks within a moment shares one statement. `work` answers in the order of what it
 * got; if it fails, it failed for all of them.
 */
export function gathering<Item, Answer>(
  work: (items: Item[]) => Promise<readonly Answer[]>,
  waitMs = 3,
): (item: Item) => Promise<Answer> {
  let waiting: { item: Item; done: (answer: Answer) => void; failed: (error: unknown) => void }[] = []
  const flush = async () => {
    const asked = waiting
    waiting = []
    try {
      const answers = await work(asked.map(({ item }) => item))
      for (const [at, { done }] of asked.entries()) done(answers[at] as Answer)
    } catch (error) {
      for (const { failed } of asked) failed(error)
    }
  }
  return (item) =>
    new Promise((done, failed) => {
      waiting.push({ item, done, failed })
      if (waiting.length === 1) setTimeout(() => void flush(), waitMs)
    })
}
