import { type LookupKind, lookupKinds, lookupTitles } from './lookup-kinds.ts'
import { type RecordKind, recordFacts } from './record-kinds.ts'
import { type Role, roles } from './wire/access.ts'

/** The kinds of records that come from tables and go into them. Plain data: pages carry it without the validator. */
export const transferKinds = [...lookupKinds, 'country', 'state', 'city'] as const
export type TransferKind = (typeof transferKinds)[number]

/** How a cell becomes a value of the kind's add body; a column without this is only written. */
export type Reads =
  | { as: 'text' }
  /** One of a few values, each with the words that people write for it. */
  | { as: 'choice'; choices: Readonly<Record<string, readonly string[]>> }
  /** A record of another kind, by its name. */
  | { as: 'reference'; to: RecordKind }
  /** Tells apart what a reference of the same row names: the country beside a state. */
  | { as: 'narrowing'; of: string }

export interface TransferColumn {
  /** The field of the add body, and the column's name in requests. */
  field: string
  /** A key; what heads the column in files that we write. */
  header: string
  required?: true
  reads?: Reads
  /** What people's files call it, in the languages of the product. */
  synonyms?: readonly string[]
  /** Where a row of the kind's list holds the value: `stateInfo.0.name`. A column without this is only read. */
  from?: string
  /** A moment, not a text. */
  isMoment?: true
}

interface Transfer {
  columns: readonly TransferColumn[]
  /** What files of several records are called: `cities-2026-11-21.csv`. */
  fileName: string
}

const name = (title: string): TransferColumn => ({
  field: 'name',
  header: 'Name',
  required: true,
  reads: { as: 'text' },
  synonyms: [title, 'title', 'label', 'nom', 'libellé', 'intitulé', '名称', '名字', '标题', 'الاسم', 'اسم', 'العنوان'],
  from: 'name',
})
const statusSynonyms = ['statut', '状态', 'الحالة']
const writtenStatus: TransferColumn = { field: 'status', header: 'Status', synonyms: statusSynonyms, from: 'status' }
const status: TransferColumn = {
  ...writtenStatus,
  reads: {
    as: 'choice',
    choices: {
      active: ['active', 'actif', 'yes', 'oui', '启用', '有效', 'نشط'],
      inactive: ['inactive', 'inactif', 'no', 'non', '停用', '无效', 'غير نشط'],
    },
  },
}
const added: TransferColumn = { field: 'createDate', header: 'Added', from: 'createDate', isMoment: true }
const countrySynonyms = ['country name', 'nation', 'pays', '国家', 'البلد', 'الدولة', 'بلد']

const lookupTransfer = (kind: LookupKind): Transfer => ({
  columns: [
    name(lookupTitles[kind]),
    status,
    added,
    { field: 'userInfo', header: 'Added by', from: 'userInfo.0.name' },
  ],
  fileName: kind === 'status' ? 'statuses' : `${kind}s`,
})

export const transfers: Record<TransferKind, Transfer> = {
  ...(Object.fromEntries(lookupKinds.map((kind) => [kind, lookupTransfer(kind)])) as Record<LookupKind, Transfer>),
  country: {
    columns: [
      name('Country'),
      { field: 'code', header: 'Code', from: 'code' },
      { field: 'phoneCode', header: 'Phone code', from: 'phoneCode' },
      writtenStatus,
      added,
    ],
    fileName: 'countries',
  },
  state: {
    columns: [
      name('State'),
      {
        field: 'country',
        header: 'Country',
        required: true,
        reads: { as: 'reference', to: 'country' },
        synonyms: countrySynonyms,
        from: 'countryInfo.0.name',
      },
      writtenStatus,
      added,
    ],
    fileName: 'states',
  },
  city: {
    columns: [
      name('City'),
      {
        field: 'state',
        header: 'State',
        required: true,
        reads: { as: 'reference', to: 'state' },
        synonyms: ['state name', 'province', 'region', 'état', 'région', '州', '省', 'الولاية', 'المحافظة', 'ولاية'],
        from: 'stateInfo.0.name',
      },
      {
        field: 'country',
        header: 'Country',
        reads: { as: 'narrowing', of: 'state' },
        synonyms: countrySynonyms,
        from: 'countryInfo.0.name',
      },
      writtenStatus,
      added,
    ],
    fileName: 'cities',
  },
}

/** The columns that a file for importing may have. */
export const importColumns = (kind: TransferKind) => transfers[kind].columns.filter(({ reads }) => reads)

/** The columns that a file of exported records has. */
export const exportColumns = (kind: TransferKind) => transfers[kind].columns.filter(({ from }) => from)

/** The header of the column that a fault is about, where its text does not say so itself; undefined where it does. */
export function fieldToName(
  kind: TransferKind,
  { field, message }: { field?: string | undefined; message: string },
): string | undefined {
  const header = transfers[kind].columns.find((column) => column.field === field)?.header
  return header && !message.includes(header) ? header : undefined
}

/** Who imports and exports: whoever manages a kind. The verbs ask again for the very kind. */
export const transferAccess: readonly Role[] = roles.filter((role) =>
  transferKinds.some((kind) => recordFacts[kind].manage.includes(role)),
)

/** What a file for importing may hold. */
export const importLimits = { rowsMax: 100_000, columnsMax: 100, cellCharsMax: 10_000, textCharsMax: 100_000_000 }
/** Days after which imports and exports are forgotten, with their files. */
export const importDays = 30
export const exportDays = 7
