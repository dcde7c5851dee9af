import type { Access } from '../../wire/access.ts'
import type { RecordKind } from '../record/kinds.ts'

/** Rule that makes a value of the kind's add body from a cell; a column without it is only written. */
export type Reads =
  | { as: 'text' }
  /** A date, YYYY-MM-DD or as the company writes dates, or a word in its place. */
  | { as: 'date' }
  /** One of a few values, each with the words that people write for it. */
  | { as: 'choice'; choices: Readonly<Record<string, readonly string[]>> }
  /** Several of a few values, divided as a list. */
  | { as: 'choices'; choices: Readonly<Record<string, readonly string[]>> }
  /** A number from 0, with a point or a comma, and perhaps the word for years behind it: `5.5`, `5,5`, `7 yrs`. */
  | { as: 'years' }
  /** An amount from 0, or below it too: `70`, `70.50`, `1,200`, `-70`, `(70)`; without a unit, which stands in a column of its own. */
  | { as: 'amount'; mayBeBelowZero?: true }
  /** Yes or no, in the languages of the product; a cell that says neither is at fault. */
  | { as: 'boolean' }
  /** Several texts, divided by `;`, `|`, `,` or a line's end. */
  | { as: 'list' }
  /** A record of another kind, by its name. */
  | { as: 'reference'; to: RecordKind | 'member' }
  /** Records of a kind that comes from no table, by their names, divided as a list. */
  | { as: 'references'; entity: string }
  /** Places, divided by `;`, `|` or a line's end, each as `city, state, zip code, country`; countries by their names. */
  | { as: 'places' }
  /** Tells apart what a reference of the same row names: the country beside a state. */
  | { as: 'narrowing'; of: string }
  /** A file of the archive beside the table, by its name. */
  | { as: 'file' }

export interface TransferColumn {
  /** The field of the add body, and the column's name in requests. */
  field: string
  /** A key; what heads the column in files that we write. */
  header: string
  required?: true
  /** The field of another column that may stand in for this one if it is required: the full name for the first name. */
  orElse?: string
  reads?: Reads
  /** A key; what a cell holds, if `reads` does not say it. */
  hint?: string
  /** Names of the column in people's files, in the languages of the product. */
  synonyms?: readonly string[]
  /** Path of the value in a row of the kind's list: `stateInfo.0.name`. A column without this is only read. */
  from?: string
  /**
   * Kind of a value beyond a text: a moment; a date, or a word in its place; a person's name, of which `from` is the plain one beside its
   * parts. These are written as the company writes them. A chain is every party with its own rate, in one cell; places are those behind the
   * first.
   */
  shows?: 'moment' | 'date' | 'name' | 'chain' | 'places'
  /**
   * A value that is stored sealed. An import keeps its cells sealed and shows them masked, with the last signs or without; an export has the
   * column only if somebody who may read it asks for it.
   */
  sealed?: 'tail' | 'whole'
}

export interface Transfer {
  columns: readonly TransferColumn[]
  /** Name of files of several records: `cities-2026-11-21.csv`. */
  fileName: string
  /** Roles that take its sealed columns out, if it has any. */
  sealedFor?: Access
}

const statusSynonyms = ['statut', '状态', 'الحالة']
export const writtenStatus: TransferColumn = {
  field: 'status',
  header: 'Status',
  synonyms: statusSynonyms,
  from: 'status',
}
export const status: TransferColumn = {
  ...writtenStatus,
  reads: {
    as: 'choice',
    choices: {
      active: ['active', 'actif', 'yes', 'oui', '启用', '有效', 'نشط'],
      inactive: ['inactive', 'inactif', 'no', 'non', '停用', '无效', 'غير نشط'],
    },
  },
}
export const added: TransferColumn = { field: 'createDate', header: 'Added', from: 'createDate', shows: 'moment' }
export const addedBy: TransferColumn = { field: 'userInfo', header: 'Added by', from: 'userInfo.0.name', shows: 'name' }

/**
 * Columns of the candidate and the job that a record is about: by address or name, by title or reference; the client tells jobs of one
 * title apart.
 */
export const candidateName: TransferColumn = {
  field: 'candidateId',
  header: 'Candidate',
  required: true,
  reads: { as: 'reference', to: 'candidate' },
  hint: 'An e-mail address, or a name that only one has',
  synonyms: ['candidate email', 'email', 'e-mail', 'candidate name', 'consultant', 'candidat', '候选人', 'المرشح'],
  from: 'candidateInfo.0.name',
  shows: 'name',
}
export const jobName: TransferColumn = {
  field: 'jobId',
  header: 'Job',
  required: true,
  reads: { as: 'reference', to: 'job' },
  hint: 'A title, or a reference',
  synonyms: ['job title', 'requirement', 'job reference', 'req id', 'position', 'poste', '职位', 'الوظيفة'],
  from: 'jobInfo.0.name',
}
export const clientName: TransferColumn = {
  field: 'client',
  header: 'Client',
  reads: { as: 'narrowing', of: 'jobId' },
  synonyms: ['end client', 'customer', '客户', 'العميل'],
  from: 'clientInfo.0.name',
}

export const readText = (
  field: string,
  header: string,
  synonyms: readonly string[],
  from: string = field,
): TransferColumn => ({ field, header, reads: { as: 'text' }, synonyms, from })
