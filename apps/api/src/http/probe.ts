const answerWithinMs = 2_000

/**
 * Tells whether a part that this process needs answers: within two seconds, and for `rememberMs` from memory. One question at a time is
 * under way, so that whoever asks for our health tires neither us nor the part.
 */
export function probe(ask: () => Promise<unknown>, rememberMs: number): () => Promise<boolean> {
  let known = { answers: false, until: 0 }
  let underWay: Promise<boolean> | undefined
  const learn = async () => {
    const answers = await ask().then(
      () => true,
      () => false,
    )
    known = { answers, until: performance.now() + rememberMs }
    underWay = undefined
    return answers
  }
  return async () => {
    if (performance.now() < known.until) return known.answers
    underWay ??= learn()
    return orAfterTime(underWay, false)
  }
}

/** Waits for the answer, or gives another after two seconds. */
export const orAfterTime = <Answer>(answer: Promise<Answer>, otherwise: Answer): Promise<Answer> =>
  Promise.race([answer, new Promise<Answer>((resolve) => setTimeout(resolve, answerWithinMs, otherwise).unref())])
