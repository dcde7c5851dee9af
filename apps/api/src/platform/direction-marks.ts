/** A text without the marks that turn the direction of what stands beside them, and so can make it look like another. */
export const withoutDirectionMarks = (text: string): string =>
  text.replace(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
