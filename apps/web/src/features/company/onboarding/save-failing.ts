import { text } from '../../../lib/language/text'

/** Messages of a step that could not be saved (spec 3 §8.1). */
export const saveFailing = {
  toast: text('Failed to save information: {message}'),
  status: text('Data saving failed. {message}'),
}
