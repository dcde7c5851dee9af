export const bodyCharsMax = 15_000
/** The same text with its markup, as it is sent to the product. */
export const bodyHtmlCharsMax = 100_000
export const subjectCharsMax = 150
export const versionsKept = 100

/** Counts the characters that a reader of HTML sees; markup, and the spelling of a character, count nothing. */
export const charsIn = (html: string): number =>
  [...html.replace(/<[^>]*>/g, '').replace(/&(?:#x?[\da-f]+|[a-z]+\d*);/gi, '.')].length
