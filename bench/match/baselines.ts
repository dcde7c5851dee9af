import type { Asked, Card } from './pairs.ts'

/** Scores for the cards of one ad, in their order. */
export type Ranker = (asked: Asked) => number[]

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#.]*(?<!\.)/gu) ?? []
const usual = new Set(
  'the and of to in a for with or is are be on as an at by from this that our we you your will have has their they it not who all must can'.split(
    ' ',
  ),
)

/** Counts the words of the ad that the resume has. */
export const keywordOverlap: Ranker = ({ text, cards }) => {
  const asked = new Set(wordsOf(text).filter((word) => !usual.has(word)))
  return cards.map((card) => [...new Set(wordsOf(card.text))].filter((word) => asked.has(word)).length / asked.size)
}

const [saturation, lengthShare] = [1.2, 0.75]

/** Okapi BM25 of the resumes for the ad's words. */
export const bm25: Ranker = ({ text, cards }) => {
  const texts = cards.map(countWords)
  const length = texts.reduce((sum, one) => sum + one.length, 0) / texts.length
  const asked = [...new Set(wordsOf(text))]
  const weights = new Map(asked.map((word) => [word, rarity(texts, word)]))
  return texts.map((one) =>
    asked.reduce((sum, word) => {
      const times = one.counts.get(word) ?? 0
      const damped = times + saturation * (1 - lengthShare + (lengthShare * one.length) / length)
      return sum + ((weights.get(word) ?? 0) * times * (saturation + 1)) / damped
    }, 0),
  )
}

interface Counts {
  counts: Map<string, number>
  length: number
}

function countWords({ text }: Card): Counts {
  const words = wordsOf(text)
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { counts, length: words.length }
}

function rarity(texts: Counts[], word: string): number {
  const having = texts.filter(({ counts }) => counts.has(word)).length
  return Math.log(1 + (texts.length - having + 0.5) / (having + 0.5))
}
