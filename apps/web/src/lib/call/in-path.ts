/** The name of a call as its path writes it: `sendAgain` is `send-again`. */
export const inPath = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
