import type { DeclarationState } from '@corridor/contract/student/declaration/kinds'
import type { Declaration } from '@corridor/contract/student/declaration/shapes'
import type { EnrolmentField } from '@corridor/contract/student/enrolment/kinds'
import type { SignerRole } from '@corridor/contract/trust/proof/kinds'
import type { Language } from '@corridor/contract/wire/language'
import { type OwnerColumns, toUserInfo } from '../../../db/record/record.ts'
import { type LetterColumn, toLetter } from '../../../platform/mail/letter-state.ts'

/** Secret that the letter of a link opens, so that it dies with the link. */
export const secretOf = (signerId: string) => `student-declaration:${signerId}`

interface SignerRow extends LetterColumn {
  id: string
  role: SignerRole
  name: string
  email: string
  signed_at: string | null
}

export interface DeclarationRow extends OwnerColumns {
  id: string
  company_id: string
  student_id: string
  state: DeclarationState
  is_by_link: boolean
  language: Language
  /** A day, `YYYY-MM-DD`. */
  ask_until: string | null
  facts_hash: string | null
  signed_at: Date | null
  reopened_at: Date | null
  reopened_fields: EnrolmentField[]
  file_key: string | null
  paper_id: string | null
  created_at: Date
  created_by: string | null
  signers: SignerRow[]
}

export const toWire = (row: DeclarationRow): Declaration => ({
  _id: row.id,
  createDate: row.created_at.toISOString(),
  state: row.state,
  isByLink: row.is_by_link,
  askUntil: row.ask_until,
  signers: row.signers.map(({ role, name, email, signed_at, letter }) => ({
    role,
    name,
    // Nobody was written to without a letter.
    email: letter ? email : '',
    letter: toLetter({ letter }),
    signedDate: signed_at && new Date(signed_at).toISOString(),
  })),
  signedDate: row.signed_at?.toISOString() ?? null,
  reopenedDate: row.reopened_at?.toISOString() ?? null,
  reopenedFields: row.reopened_fields,
  hasPaper: row.file_key !== null,
  userInfo: toUserInfo(row),
})
