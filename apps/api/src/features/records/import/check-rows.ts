import { addBodyOf } from '@corridor/contract/bodies'
import type { Reads } from '@corridor/contract/records/transfer/column'
import type { KeptFault } from '@corridor/contract/records/transfer/faults'
import { importFacts } from '@corridor/contract/records/transfer/kinds'
import type { PlaceInWords } from '@corridor/contract/records/transfer/places'
import { importColumns } from '@corridor/contract/transfers'
import type postgres from 'postgres'
import type { Named, TransferRules } from '../../../db/record/transfer-rules.ts'
import type { Context } from '../../../db/scope/context.ts'
import { companyOf } from '../../../db/scope/scope.ts'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Draft } from './draft.ts'
import { findFiles } from './find-files.ts'
import { readCells } from './rules.ts'
import { openValues, sealInput } from './sealing.ts'
import { findKeys, type Judged } from './store.ts'
import type { ImportRecord, RowRecord } from './tables.ts'

const nameCharsMax = 200

/** Judges rows by the rules of their kind's own add: each question to the database is one for all of them. */
export async function checkRows(
  context: Context,
  tx: postgres.TransactionSql,
  work: ImportRecord,
  rules: TransferRules,
  rows: RowRecord[],
): Promise<Judged[]> {
  const { kind, mapping, columns } = work
  const settings = await settingsOf(tx, companyOf(context.scope))
  const reading = { width: columns.length, dateFormat: settings?.defaultDateFormat }
  const drafts = rows.map(
    (row): Draft => ({
      ...readCells(kind, mapping, row.cells, { ...reading, sealed: openValues(context.platform, row) }),
      row,
      name: '',
      input: null,
    }),
  )
  for (const field of Object.keys(rules.references)) await findReferences(context, tx, work, rules, drafts, field)
  await findFiles(tx, work, drafts)
  for (const draft of drafts) judgeBody(work, rules, draft)
  await judgeTogether(context, tx, rules, drafts)
  const keys = await findDoubles(context, tx, work, rules, drafts)
  const judged = drafts.map((draft) => toJudged(work, draft, keys.get(draft)))
  const within = withinRoom(judged, work.counts.ready ?? 0, await rules.room?.(tx, context))
  return within.map((row) => sealInput(context.platform, kind, row))
}

const isSound = ({ input }: Draft) => input !== null

async function judgeTogether(
  context: Context,
  tx: postgres.TransactionSql,
  rules: TransferRules,
  drafts: Draft[],
): Promise<void> {
  const sound = drafts.filter(isSound)
  if (!rules.judge || sound.length === 0) return
  const found = await rules.judge(
    tx,
    context,
    sound.map(({ input }) => input),
  )
  for (const [at, draft] of sound.entries()) {
    const fault = found[at]
    if (!fault) continue
    draft.faults.push(fault)
    draft.input = null
  }
}

/** The rows that find no place any more are at fault; those of earlier turns have theirs. */
function withinRoom(judged: Judged[], earlier: number, room: { left: number; fault: KeptFault } | undefined): Judged[] {
  if (!room) return judged
  let left = room.left - earlier
  return judged.map((row) => {
    if (row.outcome !== 'ready' || left-- > 0) return row
    return { ...row, outcome: 'faulty', input: null, faults: [...row.faults, room.fault] }
  })
}

async function findReferences(
  context: Context,
  tx: postgres.TransactionSql,
  { kind }: ImportRecord,
  rules: TransferRules,
  drafts: Draft[],
  field: string,
): Promise<void> {
  const names = [...new Set(drafts.flatMap((draft) => draft.names[field] ?? []))]
  const found = names.length > 0 ? ((await rules.references[field]?.(tx, context, names)) ?? []) : []
  const meant = Map.groupBy(found, ({ at }) => names[at] ?? '')
  const reads = importColumns(kind).find((column) => column.field === field)?.reads
  const isOne = reads?.as === 'reference'
  const entity = isOne ? importFacts[reads.to].title : reads && entityOf(reads, field)
  for (const { names, values, faults } of drafts) {
    const asked = names[field]
    if (asked === undefined) continue
    const fault = firstOf(asked, (name) => judgeReference(entity ?? field, name, meant.get(name) ?? []))
    const ids = [...new Set(asked.flatMap((name) => meant.get(name)?.[0]?.id ?? []))]
    if (fault) faults.push({ field, ...fault })
    else if (reads?.as === 'places') values[field] = inCountries(values[field] as PlaceInWords[], meant)
    else values[field] = isOne ? ids[0] : ids
  }
}

const entityOf = (reads: Reads, field: string) =>
  reads.as === 'references' ? reads.entity : reads.as === 'places' ? 'Country' : field

const inCountries = (places: PlaceInWords[], meant: Map<string, Named[]>) =>
  places.map((place) => ({ ...place, country: meant.get(place.country)?.[0]?.id ?? null }))

function firstOf<Item, Found>(items: Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item)
    if (found !== null) return found
  }
  return null
}

function judgeReference(entity: string, name: string, meant: Named[]): KeptFault | null {
  const shown = name.slice(0, nameCharsMax)
  if (meant.length === 0) return { code: 'reference.unknown', params: { entity, name: shown } }
  if (meant.length === 1) return null
  const example = meant.map(({ label }) => label).sort()[0] ?? ''
  return { code: 'reference.ambiguous', params: { name: shown, example } }
}

// A field that is at fault already is not also said to be missing.
function judgeBody({ kind }: ImportRecord, rules: TransferRules, draft: Draft): void {
  const body = rules.toBody?.(draft.values) ?? draft.values
  draft.name = (rules.nameOf?.(body) ?? String(body.name ?? '')).slice(0, nameCharsMax)
  const judged = addBodyOf(kind).safeParse(body)
  if (judged.success) {
    if (draft.faults.length === 0) draft.input = judged.data
    return
  }
  for (const { path, message } of judged.error.issues) {
    const field = String(path[0] ?? '')
    if (!draft.faults.some((fault) => fault.field === field)) draft.faults.push({ field, message })
  }
}

interface Key {
  key: string
  double: KeptFault | null
}

/** Finds the key that tells each sound row's record apart, and whether an earlier row or a record that stands is the same. */
async function findDoubles(
  context: Context,
  tx: postgres.TransactionSql,
  { id, kind }: ImportRecord,
  rules: TransferRules,
  drafts: Draft[],
): Promise<Map<Draft, Key>> {
  const sound = drafts.filter(isSound)
  if (sound.length === 0) return new Map()
  const identities = await rules.identify(
    tx,
    context,
    sound.map(({ input }) => input),
  )
  const first = await findKeys(
    tx,
    id,
    identities.map(({ key }) => key),
  )
  const { title: entity } = importFacts[kind]
  return new Map(
    sound.map((draft, at): [Draft, Key] => {
      const { key, stands } = identities[at] ?? { key: '', stands: false }
      const earlier = first.get(key)
      if (earlier === undefined) first.set(key, draft.row.number)
      if (typeof stands === 'object') return [draft, { key, double: stands }]
      if (stands) return [draft, { key, double: { code: 'double.stands', params: { entity, name: draft.name } } }]
      return [draft, { key, double: earlier === undefined ? null : { code: 'double.file', params: { row: earlier } } }]
    }),
  )
}

function toJudged({ doubles }: ImportRecord, draft: Draft, key: Key | undefined): Judged {
  const { row, name, input, files, faults } = draft
  const found = key?.double ? [...faults, key.double] : faults
  const outcome = input === null ? 'faulty' : !key?.double ? 'ready' : doubles === 'skip' ? 'double' : 'faulty'
  return { id: row.id, outcome, name, key: key?.key ?? null, input, sealed: null, files, faults: found }
}
