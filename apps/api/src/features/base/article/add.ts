import { type ArticleKind, articleTitles } from '@corridor/contract/base/article/kinds'
import type { ArticleAdd } from '@corridor/contract/base/article/shapes'
import { written } from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { findArticle, insertArticle, toFacts, toWire } from './store.ts'

export const addArticle = (kind: ArticleKind) => (context: Context, input: ArticleAdd) =>
  write(context, `${kind}.add`, async (tx) => {
    const { startsOn, endsOn, ...texts } = input
    const id = await insertArticle(tx, kind, context.caller.userId, {
      ...texts,
      starts_on: startsOn,
      ends_on: endsOn,
    })
    const after = written(await findArticle(tx, kind, id))
    return {
      record: { kind, id },
      before: null,
      after: toFacts(after),
      answer: { success: true as const, message: `${articleTitles[kind]} Added Successfully`, data: toWire(after) },
    }
  })
