import { commissionPaymentTransfer } from './agency/commission-payment/transfer.ts'
import { institutionTransfer } from './agency/institution/transfer.ts'
import { intakeTransfer } from './agency/intake/transfer.ts'
import { studentApplicationTransfer } from './agency/student-application/transfer.ts'
import { type LookupKind, lookupKinds, lookupTitles } from './base/lookup/kinds.ts'
import { candidateTransfer } from './candidate/candidate/transfer.ts'
import { applicationTransfer } from './job/application/transfer.ts'
import { clientTransfer } from './job/client/transfer.ts'
import { interviewTransfer } from './job/interview/transfer.ts'
import { jobTransfer } from './job/job/transfer.ts'
import { placementTransfer } from './job/placement/transfer.ts'
import { submissionTransfer } from './job/submission/transfer.ts'
import { mailReportTransfer } from './mail/report/transfer.ts'
import { suppressionTransfer } from './mail/suppression/transfer.ts'
import { memberTransfer } from './people/invitation/transfer.ts'
import { auditTransfer } from './records/audit/transfer.ts'
import type { WrittenKind } from './records/export/kinds.ts'
import { added, addedBy, status, type Transfer, type TransferColumn, writtenStatus } from './records/transfer/column.ts'
import type { ImportKind } from './records/transfer/kinds.ts'
import { leadTransfer } from './site/lead/transfer.ts'
import { studentTransfer } from './student/student/transfer.ts'
import { vendorTransfer } from './vendor/vendor/transfer.ts'

const name = (title: string): TransferColumn => ({
  field: 'name',
  header: 'Name',
  required: true,
  reads: { as: 'text' },
  synonyms: [title, 'title', 'label', 'nom', 'libellé', 'intitulé', '名称', '名字', '标题', 'الاسم', 'اسم', 'العنوان'],
  from: 'name',
})
const countrySynonyms = ['country name', 'nation', 'pays', '国家', 'البلد', 'الدولة', 'بلد']

const aliases: TransferColumn = {
  field: 'aliases',
  header: 'Aliases',
  reads: { as: 'list' },
  synonyms: ['alias', 'other names', 'also known as', 'autres noms', '别名', 'أسماء أخرى', 'الأسماء البديلة'],
  from: 'aliases',
}

const lookupTransfer = (kind: LookupKind): Transfer => ({
  columns: [name(lookupTitles[kind]), ...(kind === 'skill' ? [aliases] : []), status, added, addedBy],
  fileName: kind === 'status' ? 'statuses' : `${kind}s`,
})

export const transfers: Record<ImportKind, Transfer> = {
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
  candidate: candidateTransfer,
  vendor: vendorTransfer,
  client: clientTransfer,
  job: jobTransfer,
  submission: submissionTransfer,
  placement: placementTransfer,
  student: studentTransfer,
  intake: intakeTransfer,
  'student-application': studentApplicationTransfer,
  member: memberTransfer,
  suppression: suppressionTransfer,
  'commission-payment': commissionPaymentTransfer,
}

/** The columns that a file for importing may have; those that name files only with an archive beside the table. */
export const importColumns = (kind: ImportKind, hasArchive = true) =>
  transfers[kind].columns.filter(({ reads }) => reads && (hasArchive || reads.as !== 'file'))

/** The columns of a kind whose values are stored sealed. */
export const sealedColumns = (kind: WrittenKind) => exportTransfer(kind).columns.filter(({ sealed }) => sealed)

/** True if an archive of files may come beside a table of this kind. */
export const takesArchive = (kind: ImportKind) => transfers[kind].columns.some(({ reads }) => reads?.as === 'file')

/** The required columns that a mapping leaves out, with none that stands in for them. */
export const missingColumns = (kind: ImportKind, mapping: Readonly<Record<string, number>>) =>
  transfers[kind].columns.filter(
    ({ field, required, orElse }) =>
      required && !Object.hasOwn(mapping, field) && !(orElse && Object.hasOwn(mapping, orElse)),
  )

const writtenTransfers: Record<WrittenKind, Transfer> = {
  ...transfers,
  application: applicationTransfer,
  interview: interviewTransfer,
  lead: leadTransfer,
  institution: institutionTransfer,
  audit: auditTransfer,
  'mail-report': mailReportTransfer,
}

/** Finds the columns and the file name of a kind's files. */
export const exportTransfer = (kind: WrittenKind): Transfer => writtenTransfers[kind]

/** The columns that a file of exported records has; those that are sealed only if they are asked for. */
export const exportColumns = (kind: WrittenKind, withSealed = false) =>
  exportTransfer(kind).columns.filter(({ from, sealed }) => from && (withSealed || !sealed))

/** The header of the column that a fault is about, if its text does not say so itself; undefined if it does. */
export function fieldToName(
  kind: WrittenKind,
  { field, message }: { field?: string | undefined; message: string },
): string | undefined {
  const header = exportTransfer(kind).columns.find((column) => column.field === field)?.header
  return header && !message.includes(header) ? header : undefined
}

/** Limits of a file for importing. */
export const importLimits = { rowsMax: 100_000, columnsMax: 100, cellCharsMax: 10_000, textCharsMax: 100_000_000 }
/** Days after which imports and exports are forgotten, with their files. */
export const importDays = 30
export const exportDays = 7
/** Limit of an archive beside a table, and how many of its files are named on the import's page. */
export const archiveFilesMax = 4_000
export const unnamedFilesShown = 100
