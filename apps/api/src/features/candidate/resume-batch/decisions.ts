import { type Decision, openFileStates } from '@corridor/contract/candidate/resume-batch/states'
import { isSameBox, phoneTail } from '../duplicate/compare-contacts.ts'
import { isSameName } from '../duplicate/namesakes.ts'
import type { FileRow } from './row.ts'

/** Decisions that are possible about a file without looking further. */
export function decisionsOf(file: FileRow): Decision[] {
  if (file.state !== 'held') return openFileStates.some((state) => state === file.state) ? ['skip'] : []
  return [...(file.is_email_taken ? [] : ['save' as const]), ...(isAgreeing(file) ? ['update' as const] : []), 'skip']
}

/** True if the address or the name that was read is the standing candidate's. A phone is shared by families and by front desks. */
export function isAgreeing(file: FileRow): boolean {
  if (!file.double_id) return false
  const read = { firstName: file.read_first ?? '', lastName: file.read_last ?? '' }
  const stands = { firstName: file.double_first ?? '', lastName: file.double_last ?? '' }
  return isSameBox(file.read_email ?? '', nearestEmail(file)) || isSameName(read, stands)
}

/** The standing candidate's address that was read, else the preferred one. */
export function nearestEmail({ read_email, double_email, double_more_emails }: FileRow): string {
  const same = double_more_emails?.find((address) => isSameBox(read_email ?? '', address))
  return same ?? double_email ?? ''
}

/** The same of the phones. */
export function nearestPhone({ read_phone, double_phone, double_more_phones }: FileRow): string {
  const tail = phoneTail(read_phone ?? '')
  const same = tail && double_more_phones?.find((phone) => phoneTail(phone) === tail)
  return same || (double_phone ?? '')
}
