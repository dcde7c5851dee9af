// More lines than a resume of ten pages has.
const textsMax = 500

/** Answers about each text once: the same line of a resume is asked for its dates, its title and its place many times. */
export function remember<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, Answer>()
  return (text) => {
    if (known.has(text)) return known.get(text) as Answer
    if (known.size >= textsMax) known.clear()
    const answered = answer(text)
    known.set(text, answered)
    return answered
  }
}
