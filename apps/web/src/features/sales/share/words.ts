import type { ShownColumn } from '@corridor/contract/candidate/paper/columns'
import type { ShareState, ShareWish } from '@corridor/contract/sales/share/columns'
import { text } from '../../../lib/language/text'
import type { Tone } from '../../../ui/badge'

export const shareColumnNames: Record<ShownColumn, string> = {
  jobTitle: text('Job Title'),
  skills: text('Skills'),
  experience: text('Experience'),
  location: text('Location'),
  workAuthorization: text('Work authorization'),
  availability: text('Availability'),
  relocation: text('Ready to Relocate'),
  rate: text('Rate'),
  email: text('Email'),
  phone: text('Phone'),
  note: text('Notes shown outside'),
}

export const shareStateWords: Record<ShareState, { label: string; tone: Tone }> = {
  open: { label: text('Open'), tone: 'good' },
  expired: { label: text('Expired'), tone: 'attention' },
  revoked: { label: text('Revoked'), tone: 'neutral' },
  private: { label: text('Hotlist is private'), tone: 'attention' },
}

export const wishNames: Record<ShareWish, string> = {
  resume: text('Resume'),
  interview: text('Interview'),
}
