import { text } from '../../../../lib/language/text'

/** What a form of this page says where the server says nothing. */
export const failed = { fallback: text('Something went wrong. Please try again.') }
