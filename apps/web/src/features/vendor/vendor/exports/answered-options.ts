import { text } from '../../../../lib/language/text'

/** How long ago an answer may be. */
export const answeredOptions = [
  { value: '30', label: text('In the last 30 days') },
  { value: '60', label: text('In the last 60 days') },
  { value: '90', label: text('In the last 90 days') },
  { value: '180', label: text('In the last 180 days') },
]
