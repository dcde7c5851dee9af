import type { Ranker } from './baselines.ts'
import type { Asked, Card } from './pairs.ts'

const shown = 10
const gain = (grade: number) => 2 ** grade - 1
const discounted = (grades: readonly number[]) =>
  grades.slice(0, shown).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0)
const mean = (figures: number[]) => figures.reduce((sum, one) => sum + one, 0) / figures.length

interface Figures {
  ndcg: number
  recall: number
  /** People among the first ten who should not be there though their words are the ad's. */
  hard: number
}

/** The means over these ads; of those who are equal the order is that of their ids, which say nothing. */
export function measure(asked: readonly Asked[], rank: Ranker): Figures {
  const each = asked.map((one) => {
    const scores = rank(one)
    const order = one.cards
      .map((card, at) => ({ card, score: scores[at] ?? 0 }))
      .sort((a, b) => b.score - a.score || (a.card.id < b.card.id ? -1 : 1))
      .map(({ card }) => card)
    return figuresOf(order)
  })
  return {
    ndcg: mean(each.map(({ ndcg }) => ndcg)),
    recall: mean(each.map(({ recall }) => recall)),
    hard: mean(each.map(({ hard }) => hard)),
  }
}

function figuresOf(order: readonly Card[]): Figures {
  const grades = order.map(({ grade }) => grade)
  const first = order.slice(0, shown)
  const good = grades.filter((grade) => grade > 0).length
  return {
    ndcg: discounted(grades) / discounted([...grades].sort((one, other) => other - one)),
    recall: first.filter(({ grade }) => grade > 0).length / Math.min(shown, good),
    hard: first.filter(({ reason }) => reason).length,
  }
}
