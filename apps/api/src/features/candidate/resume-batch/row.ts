import type { ReadField } from '@corridor/contract/candidate/candidate/from-resume'
import type { BatchFileState, BatchReason } from '@corridor/contract/candidate/resume-batch/states'
import type { ErrorCode } from '@corridor/contract/error-table'

/** Why a file was not saved: by code where it is ours, by its sentence where the reader said it. */
export type KeptReason =
  | { code: ErrorCode | BatchReason; params?: Record<string, string | number> | undefined }
  | { code?: never; message: string }

export interface FileRow {
  id: string
  created_at: Date
  batch_id: string
  /** Audience of its batch. */
  audience: number
  name: string
  state: BatchFileState
  reason: KeptReason | null
  /** Fields whose values the reading is not sure of. */
  doubts: ReadField[]
  /** Parts that the reading of the file left out. */
  note: string | null
  file_key: string | null
  file_type: string | null
  parse_id: string | null
  candidate_id: string | null
  candidate_first: string | null
  candidate_last: string | null
  read_first: string | null
  read_last: string | null
  read_email: string | null
  read_phone: string | null
  double_id: string | null
  double_first: string | null
  double_last: string | null
  double_email: string | null
  double_more_emails: string[] | null
  double_phone: string | null
  double_more_phones: string[] | null
  /** Somebody of the company has the address that was read: saving beside them is refused. */
  is_email_taken: boolean | null
  /** The one who stands in the way is beyond what the reader sees. */
  is_double_hidden: boolean
  apart_ids: string[]
}
