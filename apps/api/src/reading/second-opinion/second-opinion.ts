import type { ExtractAnswer } from '../extract.ts'
import { mergeOpinion } from './merge-opinion.ts'
import type { Model } from './model.ts'

/** A resume's reading with a model's opinion of it, if the operator plugged one in; as it was, and saying so, if that fails. */
export async function withSecondOpinion(model: Model | null, answer: ExtractAnswer): Promise<ExtractAnswer> {
  if (!model || answer.pages.length === 0 || answer.job) return answer
  const opinion = await model.ask(answer.pages.join('\n'))
  const fields = opinion
    ? mergeOpinion(answer.fields, answer.pages, opinion)
    : { ...answer.fields, secondOpinion: 'unavailable' as const }
  return { ...answer, fields }
}
