import { type ArticleKind, articleTitles } from '@corridor/contract/base/article/kinds'
import { endsTooEarly, endsTooEarlyFault } from '@corridor/contract/base/article/shapes'
import { assertVersion, differences, written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { type ArticleRow, type ArticleValues, findArticle, toFacts, toWire, updateArticleRow } from './store.ts'

interface ArticlePatch {
  id: string
  version?: number | undefined
  title?: string | undefined
  description?: string | undefined
  body?: string | undefined
  link?: string | undefined
  startsOn?: string | null | undefined
  endsOn?: string | null | undefined
  status?: ArticleValues['status'] | undefined
}

export const updateArticle =
  (kind: ArticleKind) =>
  (context: Context, { id, version, startsOn, endsOn, ...texts }: ArticlePatch) =>
    write(context, `${kind}.update`, async (tx) => {
      const stands = await findArticle(tx, kind, id, true)
      const entity = articleTitles[kind]
      if (!stands) throw fail('record.notFound', { entity })
      assertVersion(stands, version, entity, toWire(stands))
      const wanted = { ...texts, starts_on: startsOn, ends_on: endsOn } as Partial<ArticleValues>
      const change = differences(toFacts(stands), wanted)
      const answer = (row: ArticleRow) => ({
        success: true as const,
        message: `${entity} Updated Successfully`,
        data: toWire(row),
      })
      if (!change) return unchanged(answer(stands))
      const days = { ...toFacts(stands), ...change }
      if (endsTooEarly({ startsOn: days.starts_on, endsOn: days.ends_on })) {
        throw fail('request.invalid', undefined, { fields: { endsOn: endsTooEarlyFault.message } })
      }
      await updateArticleRow(tx, id, change)
      const after = written(await findArticle(tx, kind, id))
      return { record: { kind, id }, before: toFacts(stands), after: toFacts(after), answer: answer(after) }
    })
