/** States of a file in a batch. Plain data, so that the browser may carry it without the validator. */
export const batchFileStates = [
  'reading',
  'ready',
  'saved',
  'updated',
  'held',
  'incomplete',
  'failed',
  'cancelled',
  'skipped',
  'removed',
  'restored',
] as const
export type BatchFileState = (typeof batchFileStates)[number]

/** States in which a file waits for a person: to be saved, completed, compared, read again or skipped. */
export const openFileStates = ['ready', 'held', 'incomplete', 'failed'] as const satisfies readonly BatchFileState[]

/** Decisions about a file that waits. Only one that is held back is saved beside, or updates, who stands. */
export const decisions = ['save', 'update', 'skip'] as const
export type Decision = (typeof decisions)[number]

/** Files of one batch. */
export const batchFilesMax = 500
/** Days for which a batch is kept and can be taken back; records that it saved stay. */
export const batchDays = 30

/** Reasons why a file is held back or incomplete. `{name}` is the candidate who stands; `{fields}` are names of the form's fields. */
export const batchReasons = {
  'double.email': 'The same e-mail address as {name}',
  'double.phone': 'The same phone number as {name}',
  'double.likely': 'Probably the same person as {name}',
  'double.in': 'Like somebody in {unit}. Please ask there',
  'double.beyond': 'Like somebody beyond what you see. Please ask an Owner of your company',
  incomplete: 'Please fill in or correct: {fields}',
} as const satisfies Record<string, string>
export type BatchReason = keyof typeof batchReasons
