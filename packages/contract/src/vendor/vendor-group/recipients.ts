/** The addresses in a text as people write lists of them: one a line, or divided by commas, semicolons or blanks. */
export const addressesIn = (text: string): string[] => text.split(/[\s,;，；،]+/).filter((part) => part !== '')
