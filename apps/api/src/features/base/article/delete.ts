import { type ArticleKind, articleTitles } from '@corridor/contract/base/article/kinds'
import { putIntoBin } from '../../../db/record/bin.ts'
import type { Context } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { findArticle, toFacts } from './store.ts'

export const deleteArticle =
  (kind: ArticleKind) =>
  (context: Context, { id }: { id: string }) =>
    write(context, `${kind}.delete`, async (tx) => {
      const stands = await findArticle(tx, kind, id, true)
      if (!stands) throw fail('record.notFound', { entity: articleTitles[kind] })
      await putIntoBin(tx, context, { kind, table: 'article', id, name: stands.title })
      return {
        record: { kind, id },
        before: toFacts(stands),
        after: null,
        answer: { success: true as const, message: 'Deletion successful' },
      }
    })
