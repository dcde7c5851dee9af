import { type RecordKind, recordFacts, recordKinds } from './record-kinds.ts'

/** What the trail tells of beyond the records that bin, import and export work on. Plain data: pages carry it without the validator. */
const otherKinds = {
  company: 'Company',
  'company-document': 'Company Document',
  'company-reference': 'Reference',
  user: 'Account',
  session: 'Session',
  file: 'File',
  parse: 'Document reading',
  'resume-batch': 'Batch of Resumes',
  'resume-batch-file': 'File of a batch',
  'candidate-pair': 'Likely duplicate',
  import: 'Imports',
  export: 'Exports',
  view: 'Saved view',
  bulk: 'Bulk action',
} as const

/** The kinds of records that a row of the trail may be about, each with what it is called. */
export const auditKinds: Readonly<Record<string, string>> = {
  ...Object.fromEntries(recordKinds.map((kind: RecordKind) => [kind, recordFacts[kind].title])),
  ...otherKinds,
}

/** What is done to records, as the second word of an action, each with what it is called. */
export const auditVerbs: Readonly<Record<string, string>> = {
  add: 'Added',
  update: 'Changed',
  save: 'Saved',
  delete: 'Deleted',
  restore: 'Restored',
  purge: 'Removed for good',
  start: 'Begun',
  run: 'Run',
  check: 'Checked',
  stop: 'Stopped',
  cancel: 'Cancelled',
  undo: 'Undone',
  export: 'Exported',
  merge: 'Merged',
  merged: 'Merged away',
  split: 'Merge taken back',
  'set-apart': 'Set apart',
  reopen: 'Opened again',
  'add-candidates': 'Candidates added',
  'remove-candidates': 'Candidates removed',
  'open-step': 'Onboarding went on',
  'sign-up': 'Signed up',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  revoke: 'Session ended',
  'choose-language': 'Language chosen',
  'verify-email': 'Email verified',
  'change-password': 'Password changed',
  'reset-password': 'Password reset',
  'make-administrator': 'Made administrator',
  'turn-on': 'Two-factor turned on',
  'turn-off': 'Two-factor turned off',
  'renew-codes': 'Recovery codes renewed',
  recover: 'Two-factor reset',
  'upload-url': 'Upload begun',
  confirm: 'Confirmed',
  refuse: 'Refused',
  'resume-parser': 'Resume read',
  'jd-extractor': 'Job description read',
  'add-file': 'File added',
  'decide-file': 'File decided',
  'retry-file': 'File tried again',
  'cancel-file': 'File cancelled',
  'save-file': 'File saved',
  'choose-sheet': 'Sheet chosen',
}

/** The verb of an action: `update` of `candidate.update`. */
export const verbOf = (action: string): string => action.slice(action.indexOf('.') + 1)
