import { text } from '../../language/text'

/** Keys. */
export const availabilityNames = {
  immediate: text('Immediately'),
  unavailable: text('Not available'),
} as const

/** A word in place of a day. */
export const isNamed = (value: string): value is keyof typeof availabilityNames => value in availabilityNames
