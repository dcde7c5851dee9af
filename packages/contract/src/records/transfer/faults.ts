import { type ErrorCode, type ErrorParams, withParams } from '../../error-table.ts'

/** Faults of a file, a row or the work, by their codes. Plain data, as the table of refusals. */
export const transferFaults = {
  'file.empty': 'The file holds no rows',
  'file.encoding': 'The file is not text in an encoding that can be read',
  'file.quotes': 'The quotation mark that row {row} opens is never closed',
  'file.rows': 'The file has more than {max} rows',
  'file.columns': 'The file has more than {max} columns',
  'file.cell': 'Row {row} holds a cell of more than {max} characters',
  'file.text': 'The file holds more than {max} characters',
  'file.damaged': 'The file could not be read; it may be damaged',
  'file.slow': 'Reading the file took too long',
  'file.memory': 'Reading the file needed too much memory',
  'file.gone': 'The file is no longer there',

  'archive.damaged': 'The archive could not be read; it may be damaged',
  'archive.unknown': 'The archive holds no file "{name}"',
  'archive.ambiguous': 'Several files of the archive are called "{name}". Write which one, as in "{example}"',
  'archive.refused': 'The file "{name}" is refused: {reason}',

  'work.forbidden': 'You are no longer allowed to do this',
  'work.interrupted': 'The work was interrupted',

  'row.wide': 'The row has more cells than the header',
  'row.refused': 'The record could not be added',
  'number.unknown': '"{value}" is not a number of years',
  'amount.unknown': '"{value}" is not a number',
  'boolean.unknown': '"{value}" means neither yes nor no',
  'choice.unknown': '"{value}" is not among the values that are possible here',
  'reference.unknown': '{entity} "{name}" is not known',
  'reference.ambiguous': 'Several are called "{name}". Write which one, as in "{example}"',
  'reference.gone': '{entity} has been deleted',
  'seats.full': 'All {limit} user accounts of this plan are in use',
  'double.file': 'The same as row {row}',
  'double.stands': '{entity} "{name}" already exists',

  'undo.changed': 'It was changed since it was added',
  'undo.used': 'It is used by {count} records',
  'undo.gone': 'It was deleted since it was added',
} as const satisfies Record<string, string>

export type FaultCode = keyof typeof transferFaults

/** A fault as it is kept: by code if it is ours, by its message if the kind's own rules found it, with the refusal if it was one. */
export type KeptFault = { field?: string | undefined } & (
  | { code: FaultCode; params?: ErrorParams | undefined }
  | { code?: never; message: string; refusal?: ErrorCode | undefined; params?: ErrorParams | undefined }
)

/** The English text of a fault. */
export const faultMessage = (fault: KeptFault): string =>
  fault.code ? withParams(transferFaults[fault.code], fault.params) : fault.message
