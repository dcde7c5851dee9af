import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { recordBase, recordId, status, userInfo } from '../../wire/record.ts'
import { type ArticleKind, articleBounds, articleKinds, articleTitles } from './kinds.ts'

/** A piece of news or an offer. Everybody reads what is active and within its days; administrators read all. */
export const Article = z.object({
  ...recordBase,
  title: z.string(),
  /** The words on its card. */
  description: z.string(),
  /** The whole text; an empty line parts paragraphs. Empty if the card says all. */
  body: z.string(),
  /** Link for further reading; empty if there is none. */
  link: z.string(),
  /** The first and the last day on which it is shown, `YYYY-MM-DD` in UTC; null if there is none. */
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  status,
  userInfo,
})
export type Article = z.infer<typeof Article>

const { title, description, body } = articleBounds
const day = z.iso
  .date({ message: 'Please enter a day' })
  .nullable()
  .or(z.literal('').transform(() => null))

const isLink = (text: string) => text === '' || (/^https:\/\/[^\s/]+\.[^\s]+$/.test(text) && URL.canParse(text))

const fields = z.object({
  title: boundedText('Title', title.min, title.max),
  description: boundedText('Description', description.min, description.max),
  body: z.string().trim().max(body, `Maximum ${body} characters`),
  link: z
    .string()
    .trim()
    .max(500, 'Maximum 500 characters')
    .refine(isLink, { message: 'Please enter an address that begins with https://' }),
  startsOn: day,
  endsOn: day,
  status,
})

interface Days {
  startsOn?: string | null | undefined
  endsOn?: string | null | undefined
}

/** True for days that contradict each other. */
export const endsTooEarly = ({ startsOn, endsOn }: Days) => Boolean(startsOn && endsOn && endsOn < startsOn)
export const endsTooEarlyFault = { message: 'The last day lies before the first' }

const checkDays = (given: Days, check: z.RefinementCtx) => {
  if (endsTooEarly(given)) check.addIssue({ code: 'custom', path: ['endsOn'], ...endsTooEarlyFault })
}

/** Fields of a new article. It is inactive, so only administrators see it, unless `status` says otherwise. */
export const ArticleAdd = fields
  .extend({
    body: fields.shape.body.default(''),
    link: fields.shape.link.default(''),
    startsOn: day.default(null),
    endsOn: day.default(null),
    status: status.default('inactive'),
  })
  .superRefine(checkDays)
export type ArticleAdd = z.infer<typeof ArticleAdd>

/** A partial body; days are judged together with those that stand, by the verb. */
export const ArticleUpdate = fields
  .partial()
  .extend({ id: recordId, version: z.int().optional() })
  .superRefine(checkDays)

function articleEndpoints(kind: ArticleKind) {
  const name = articleTitles[kind]
  const place = (verb: string, path: string) => ({
    path: `/${kind}/${path}` as const,
    summary: `${verb} ${name}`,
    tag: kind,
  })
  const one = { access: access.articles.manage, record: { kind, field: 'id' } }
  return {
    list: listEndpoint(
      place('List', 'list'),
      Article,
      {
        sort: ['title', 'startsOn', 'endsOn', 'status', 'updateDate'],
        filters: { status },
        search: ['title', 'description'],
      },
      { access: access.articles.read },
    ),
    add: endpoint('POST', place('Add', 'add'), { access: access.articles.manage })
      .input(ArticleAdd)
      .output(savedAnswer(Article)),
    update: endpoint('PUT', place('Update', 'update/{id}'), one).input(ArticleUpdate).output(savedAnswer(Article)),
    delete: endpoint('DELETE', place('Delete', 'delete/{id}'), one)
      .input(z.object({ id: recordId }))
      .output(deletedAnswer),
  }
}

/** News and offers: one slice, a path for each. */
export const article = Object.fromEntries(articleKinds.map((kind) => [kind, articleEndpoints(kind)])) as Record<
  ArticleKind,
  ReturnType<typeof articleEndpoints>
>
