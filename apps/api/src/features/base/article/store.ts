import type { ArticleKind } from '@corridor/contract/base/article/kinds'
import type { Article, article } from '@corridor/contract/base/article/shapes'
import type { ListQuery } from '@corridor/contract/wire/list'
import { runList } from '../../../db/list/list.ts'
import type { Narrowing } from '../../../db/list/matching.ts'
import type { ListSpec } from '../../../db/list/spec.ts'
import {
  type OwnerColumns,
  ownerColumns,
  ownerJoin,
  type RecordRow,
  toRecordBase,
  toUserInfo,
} from '../../../db/record/record.ts'
import type { Context } from '../../../db/scope/context.ts'
import { narrowed, withinPlatform } from '../../../db/scope/within.ts'
import { newId } from '../../../platform/ids.ts'
import type { Sql } from '../../../platform/sql.ts'

/** Values of an article; the days as `YYYY-MM-DD`. */
export interface ArticleValues {
  title: string
  description: string
  body: string
  link: string
  starts_on: string | null
  ends_on: string | null
  status: 'active' | 'inactive'
}
export interface ArticleRow extends RecordRow, OwnerColumns, ArticleValues {}

export const articleSpec: ListSpec<ArticleRow, typeof article.news.list> = {
  table: 'article',
  columns: `t.id, t.version, t.created_at, t.updated_at, t.title, t.description, t.body, t.link,
    t.starts_on::text, t.ends_on::text, t.status, ${ownerColumns}`,
  joins: ownerJoin,
  // Shows the articles of the day alone to everybody who does not write them.
  within: (sql, scope) =>
    scope.kind === 'platform' ? withinPlatform(sql) : narrowed(sql, withinPlatform(sql), isOfTheDay(sql)),
  sort: {
    createDate: { by: 't.created_at' },
    updateDate: { by: 't.updated_at' },
    title: { by: 't.title collate corridor_text' },
    startsOn: { by: 't.starts_on', nullable: true },
    endsOn: { by: 't.ends_on', nullable: true },
    status: { by: 't.status' },
  },
  filters: { status: (sql, value) => sql`t.status = ${value}` },
  search: { title: 't.title', description: 't.description' },
  toWire,
}

const isOfTheDay = (
  sql: Sql,
) => sql`t.status = 'active' and coalesce(t.starts_on <= (now() at time zone 'utc')::date, true)
  and coalesce(t.ends_on >= (now() at time zone 'utc')::date, true)`

/** The articles of one kind. */
export const ofKind =
  (kind: ArticleKind): Narrowing =>
  (sql) =>
    sql`t.kind = ${kind}`

export const listArticles = (kind: ArticleKind) => (context: Context, query: ListQuery) =>
  runList(context.db, context.scope, articleSpec, query, ofKind(kind))

/** The article with this id, kept from others if a transaction will change it. */
export async function findArticle(
  sql: Sql,
  kind: ArticleKind,
  id: string,
  lock = false,
): Promise<ArticleRow | undefined> {
  const [row] = await sql<ArticleRow[]>`
    select ${sql.unsafe(articleSpec.columns)} from article t ${sql.unsafe(ownerJoin)}
    where t.id = ${id} and t.kind = ${kind} and t.deleted_at is null ${lock ? sql`for update of t` : sql``}`
  return row
}

export async function insertArticle(
  sql: Sql,
  kind: ArticleKind,
  createdBy: string,
  values: ArticleValues,
): Promise<string> {
  const id = newId()
  await sql`insert into article ${sql({ id, kind, created_by: createdBy, ...values })}`
  return id
}

export const updateArticleRow = (sql: Sql, id: string, values: Partial<ArticleValues>) =>
  sql`update article set ${sql(values)}, version = version + 1, updated_at = now() where id = ${id}`

export function toWire(row: ArticleRow): Article {
  return {
    ...toRecordBase(row),
    title: row.title,
    description: row.description,
    body: row.body,
    link: row.link,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    status: row.status,
    userInfo: toUserInfo(row),
  }
}

/** Values of an article that the audit keeps. */
export const toFacts = (row: ArticleRow): ArticleValues => ({
  title: row.title,
  description: row.description,
  body: row.body,
  link: row.link,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  status: row.status,
})
