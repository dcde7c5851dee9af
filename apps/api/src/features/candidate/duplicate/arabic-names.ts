const arabicLetters = /\p{Script=Arabic}/u

/** True for a name in Arabic letters: its short vowels are not written. */
export const isArabic = (name: string) => arabicLetters.test(name)

// Spellings that a Latin name may have in the place of a letter, as letters are folded in fold-name.ts.
const spellings: Record<string, string> = {
  w: '(?:w|v|ou|oo|u|o|au)',
  y: '(?:y|i|ee|ei|ie|ai|ay|e|j)',
  a: '(?:aa?|e|o|u|i)',
  i: '(?:i|e|a)',
  j: '(?:j|g|dj)',
  q: '(?:q|k|g)',
  k: '(?:k|c|q)',
  s: '(?:s|z|c)',
  z: '(?:z|s|dh)',
  f: '(?:f|ph)',
  h: '(?:h|ch)?',
}
const shortVowel = '[aeiou]?'

/** True if a name in folded Arabic letters can be read as this Latin one: `mhmd` as Mohammed, `hsyn` as Hussein. */
export function isArabicOf(arabic: readonly string[], latin: readonly string[]): boolean {
  const written = bare(arabic)
  if (written.length < 3) return false
  const letters = written.match(/kh|gh|sh|th|dh|./g) ?? []
  const pattern = letters
    .map((letter) => (/[aiwy]/.test(letter) ? spellings[letter] : `(?:${spellings[letter] ?? letter}){1,2}`))
    .join(shortVowel)
  return new RegExp(`^${shortVowel}${pattern}h?$`, 'u').test(bare(latin))
}

// The article stands before the name in Arabic, apart or not at all elsewhere.
const bare = (words: readonly string[]) => words.join('').replace(/^al(?=[^aeiou].{2})/, '')
