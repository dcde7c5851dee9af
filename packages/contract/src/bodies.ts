import type * as z from 'zod'
import { IntakeRow } from './agency/intake/intake-row.ts'
import { ApplicationRow } from './agency/student-application/application-row.ts'
import { ManyUpdate } from './agency/student-application/shapes.ts'
import { PlacementRow } from './job/placement/placement-row.ts'
import { SubmissionRow } from './job/submission/submission-row.ts'
import { SuppressionRow } from './mail/suppression/suppression-row.ts'
import { nouns } from './nouns.ts'
import { MemberRow } from './people/invitation/member-row.ts'
import { audit } from './records/audit/shapes.ts'
import type { ExportKind } from './records/export/kinds.ts'
import type { RecordKind } from './records/record/kinds.ts'
import type { OtherList } from './records/record/lists.ts'
import type { ImportKind } from './records/transfer/kinds.ts'
import { CounsellorUpdate } from './student/student/plan.ts'
import { StudentRow } from './student/student/student-row.ts'
import { note } from './told/note/shapes.ts'
import { VendorRow } from './vendor/vendor/vendor-row.ts'
import type { ListQuery } from './wire/list.ts'

interface Endpoint {
  '~orpc': { inputSchema?: unknown }
}
interface Calls {
  list: Endpoint
  /** Absent if a record stays as it was made. */
  update?: Endpoint
  /** Absent if only the people concerned make one themselves. */
  add?: Endpoint
}

const isCalls = (part: unknown): part is Calls =>
  typeof part === 'object' && part !== null && 'list' in part && typeof part.list === 'object'

// A noun with several kinds of records has the calls of each under its name.
const toCalls = (calls: object, kind: string): unknown =>
  Object.entries(calls).find(([name, part]) => name === kind && isCalls(part))?.[1] ?? calls

// Object.fromEntries forgets the names; `facts.test.ts` walks them all.
const ofNouns = Object.fromEntries(
  Object.values(nouns).flatMap((noun) =>
    'facts' in noun && 'records' in noun.facts && 'calls' in noun
      ? Object.keys(noun.facts.records).map((kind) => [kind, toCalls(noun.calls, kind)])
      : [],
  ),
) as Record<Exclude<RecordKind, 'note'>, Calls>
// It stands on records of any noun, and so beside the list of nouns.
const calls: Record<RecordKind, Calls> = { ...ofNouns, note }

// Lists that are taken out, of what is no kind of record.
const ofNoRecord = { audit, suppression: nouns.suppression.calls, 'mail-report': nouns.mailReport.calls }
const isOfNoRecord = (kind: string): kind is keyof typeof ofNoRecord => Object.hasOwn(ofNoRecord, kind)

// Lists that show records of a kind beside its own.
const ofOtherLists: Record<OtherList, Calls> = { bench: nouns.bench.calls }
const isOtherList = (name: string): name is OtherList => Object.hasOwn(ofOtherLists, name)

const callsOf = (of: RecordKind | ExportKind | OtherList): Calls => {
  if (isOfNoRecord(of)) return ofNoRecord[of]
  return isOtherList(of) ? ofOtherLists[of] : calls[of]
}

/** The body that a list takes: what another mechanism is told about the rows of a list is judged by it. */
export const listBodyOf = (of: RecordKind | ExportKind | OtherList) =>
  callsOf(of).list['~orpc'].inputSchema as unknown as z.ZodType<ListQuery>

/** The body that adding one of a kind takes. */
export const addBodyOf = (kind: RecordKind | ImportKind): z.ZodType<Record<string, unknown>> =>
  Object.entries(rows).find(([name]) => name === kind)?.[1] ?? addOf(kind as RecordKind)

// A table says of these what no form asks for.
const rows = {
  member: MemberRow,
  vendor: VendorRow,
  submission: SubmissionRow,
  placement: PlacementRow,
  suppression: SuppressionRow,
  student: StudentRow,
  intake: IntakeRow,
  'student-application': ApplicationRow,
}

const addOf = (kind: RecordKind) => calls[kind].add?.['~orpc'].inputSchema as z.ZodType<Record<string, unknown>>

// Values that are set for many, of kinds whose records no one call updates.
const updates: Partial<Record<RecordKind, z.ZodType<Record<string, unknown>>>> = {
  student: CounsellorUpdate,
  'student-application': ManyUpdate,
}

/** The body that updating one of a kind takes. Throws if none is updated. */
export function updateBodyOf(kind: RecordKind): z.ZodType<Record<string, unknown>> {
  const schema = updates[kind] ?? calls[kind].update?.['~orpc'].inputSchema
  if (!schema) throw new Error(`No record of the kind '${kind}' is updated`)
  return schema as z.ZodType<Record<string, unknown>>
}
