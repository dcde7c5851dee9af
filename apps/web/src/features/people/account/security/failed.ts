import { text } from '../../../../lib/language/text'

/** Messages of this page's forms for failures of which the server says nothing. */
export const failed = { fallback: text('Something went wrong. Please try again.') }
