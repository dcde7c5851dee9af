import * as z from 'zod'
import { boundedText } from '../../field/name.ts'
import { access } from '../../wire/access.ts'
import { deletedAnswer, endpoint, listEndpoint, savedAnswer, updateInput } from '../../wire/endpoint.ts'
import { recordBase, recordId, status, statusInfo, userInfo } from '../../wire/record.ts'
import { type LookupKind, lookupKinds, lookupNameBounds, lookupTitles, skillAliasesMax } from './kinds.ts'

/** Skills alone have aliases: other names by which documents call them. */
export const Lookup = z.object({
  ...recordBase,
  name: z.string(),
  aliases: z.array(z.string()),
  status,
  statusInfo,
  userInfo,
})
export type Lookup = z.infer<typeof Lookup>

const lookupName = (kind: LookupKind) => boundedText('Name', lookupNameBounds(kind).min, 50)

/** A skill's other names; each is one skill's alone, whatever its case. */
const aliases = (kind: LookupKind) =>
  z.array(boundedText('Alias', 1, 50)).max(kind === 'skill' ? skillAliasesMax : 0, 'Only skills have so many aliases')

/** Input of a new entry: a name. A service may also say its status (spec 1 §7). */
export const lookupAdd = (kind: LookupKind) =>
  z.object({
    name: lookupName(kind),
    aliases: aliases(kind).optional(),
    status: status.default('active'),
  })

/** Input of an update. Service alone asks for a status and lets a name have two characters (spec 1 §5). */
export const lookupUpdate = (kind: LookupKind) =>
  z.object({
    name: kind === 'service' ? boundedText('Name', 2, 50) : lookupName(kind),
    aliases: aliases(kind).optional(),
    status: z.enum(['active', 'inactive'], 'Status is required'),
  })

const fields = {
  sort: ['name', 'status', 'updateDate'],
  filters: { status },
  search: ['name', 'userInfo.name'],
  allowAll: true,
} as const

function lookupEndpoints(kind: LookupKind) {
  const place = (verb: string, path: string) => ({
    path: `/${kind}/${path}` as const,
    summary: `${verb} ${lookupTitles[kind]}`,
    tag: kind,
  })
  const manage = { access: access.lookups.manage }
  return {
    list: listEndpoint(place('List', 'list'), Lookup, fields, { access: access.lookups.read }),
    add: endpoint('POST', place('Add', 'add'), manage).input(lookupAdd(kind)).output(savedAnswer(Lookup)),
    update: endpoint('PUT', place('Update', 'update/{id}'), { ...manage, record: { kind, field: 'id' } })
      .input(updateInput(lookupUpdate(kind)))
      .output(savedAnswer(Lookup)),
    delete: endpoint('DELETE', place('Delete', 'delete/{id}'), { ...manage, record: { kind, field: 'id' } })
      .input(z.object({ id: recordId }))
      .output(deletedAnswer),
  }
}

/** The lookups: one slice, a path for each (`/job-type/list`, `/pay-type/add` …). */
export const lookup = Object.fromEntries(lookupKinds.map((kind) => [kind, lookupEndpoints(kind)])) as Record<
  LookupKind,
  ReturnType<typeof lookupEndpoints>
>

/** Spec 1 §7 reads these lists under `/settings/` too, skills by their plural. */
const settings = {
  'employment-type': 'employment-type',
  'work-mode': 'work-mode',
  'pay-type': 'pay-type',
  'salary-duration': 'salary-duration',
  'work-authorization': 'work-authorization',
  industry: 'industry',
  skills: 'skill',
  'visa-status': 'visa-status',
  'visa-category': 'visa-category',
  degree: 'degree',
} as const satisfies Record<string, LookupKind>
export type Setting = keyof typeof settings
/** The lookup that each of them reads. */
export const settingKinds: Readonly<Record<Setting, LookupKind>> = settings

const settingList = (name: Setting) =>
  listEndpoint(
    {
      path: `/settings/${name}/list` as const,
      summary: `List ${lookupTitles[settings[name]]} as a setting`,
      tag: 'settings',
    },
    Lookup,
    fields,
    { access: access.lookups.read },
  )

export const setting = Object.fromEntries(
  (Object.keys(settings) as Setting[]).map((name) => [name, settingList(name)]),
) as Record<Setting, ReturnType<typeof settingList>>
