// Spreadsheet programs take a cell that begins so for a formula; the wide forms are what some of them fold to the plain ones.
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/
const guarded = /^'(?=[=+\-@\t\r\n＝＋－＠])/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g

/** A text of a CSV that no spreadsheet program runs: one that begins like a formula gets an apostrophe before it, and stays readable. */
export const safeCell = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)

/** A cell as a person meant it: without the apostrophe of `safeCell`, without signs that no text holds, trimmed. */
export const ownCell = (text: string): string => text.replace(controls, '').toWellFormed().trim().replace(guarded, '')
