import type { NamePattern } from '@corridor/contract/format/settings'
import { text } from '../../../lib/language/text'

/** Keys. */
export const patternNames: Record<NamePattern, string> = {
  'First Name': text('First Name'),
  'Last Name': text('Last Name'),
  'First Name + Last Name': text('First Name + Last Name'),
  'Last Name + First Name': text('Last Name + First Name'),
}
