import * as z from 'zod'
import type { Access } from '../../wire/access.ts'
import { endpoint, listEndpoint, savedAnswer } from '../../wire/endpoint.ts'
import { joined, moment, recordBase, recordId, userInfo } from '../../wire/record.ts'
import { mergeChoices } from './kinds.ts'

type Names<Name extends string> = readonly [Name, ...Name[]]

/** Likelihood that two are one, 0 to 1, and the reasons for it. */
export const likenessOf = <Reason extends string>(reasons: Names<Reason>) => ({
  score: z.number(),
  reasons: z.array(z.enum(reasons)),
})

/** Two records of a company that are probably one; the older entry comes first. */
export const pairOf = <Wire extends z.ZodType, Reason extends string>(record: Wire, reasons: Names<Reason>) =>
  z.object({ ...recordBase, ...likenessOf(reasons), records: z.array(record) })

/** Two records that were made one, and can be split until `splitUntil`. */
export const Merge = z.object({
  ...recordBase,
  keptId: recordId,
  /** People have names of two parts. */
  goneInfo: joined({
    _id: recordId,
    name: z.string(),
    firstName: z.string().optional(),
    lastName: z.string().optional(),
  }),
  splitUntil: moment,
  userInfo,
})
export type Merge = z.infer<typeof Merge>

interface MergeOf<Wire extends z.ZodType, Reason extends string, Field extends string> {
  /** As paths and the audit name it. */
  kind: string
  /** Plural of the noun, as people say it. */
  plural: string
  record: Wire
  reasons: Names<Reason>
  /** The parts that a merge chooses one by one. */
  fields: Names<Field>
  /** Fields of them that can be taken from both. */
  both: readonly Field[]
  access: Access
}

/** The calls of a kind whose doubles are listed, merged, and split again. */
export function mergeCalls<Wire extends z.ZodType, Reason extends string, Field extends string>(
  of: MergeOf<Wire, Reason, Field>,
) {
  const { kind, plural, access } = of
  const manage = { access }
  const place = (path: string, summary: string) => ({
    path: `/${kind}-duplicate/${path}` as const,
    summary,
    tag: `${kind}-duplicate`,
  })
  const pair = { ...manage, record: { kind: `${kind}-pair`, field: 'id' } }
  const decided = z.object({ success: z.literal(true), message: z.string(), data: z.object({ _id: recordId }) })
  const choices = z.partialRecord(z.enum(of.fields), z.enum(mergeChoices)).superRefine((chosen, context) => {
    for (const [name, choice] of Object.entries(chosen)) {
      if (choice !== 'both' || of.both.some((field) => field === name)) continue
      context.addIssue({ code: 'custom', path: [name], message: 'This cannot be taken from both' })
    }
  })
  return {
    list: listEndpoint(
      place('list', `List ${plural} that are probably one`),
      pairOf(of.record, of.reasons),
      { sort: ['score', 'name'], filters: { record: recordId }, search: ['name'] },
      manage,
    ),
    setApart: endpoint('POST', place('set-apart/{id}', `Say that two ${plural} are two`), pair)
      .input(z.object({ id: recordId }))
      .output(decided),
    reopen: endpoint('POST', place('reopen/{id}', `Take back that two ${plural} are two`), pair)
      .input(z.object({ id: recordId }))
      .output(decided),
    merge: endpoint('POST', place('merge', `Make one of two ${plural}`), {
      ...manage,
      record: { kind, field: 'keep' },
    })
      .input(
        z.object({
          keep: recordId,
          keepVersion: z.int(),
          other: recordId,
          otherVersion: z.int(),
          choices: choices.prefault({}),
        }),
      )
      .output(savedAnswer(of.record).extend({ mergeId: recordId })),
    split: endpoint('POST', place('split/{id}', `Make two ${plural} of a merged one again`), {
      ...manage,
      record: { kind: `${kind}-merge`, field: 'id' },
    })
      .input(z.object({ id: recordId }))
      .output(savedAnswer(of.record)),
    listMerge: listEndpoint(
      place('list-merge', `List merges of ${plural} that can be undone`),
      Merge,
      { sort: ['name'], filters: { kept: recordId }, search: ['name'] },
      manage,
    ),
  }
}
