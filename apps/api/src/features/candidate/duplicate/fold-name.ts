const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'yi',
  є: 'ye',
  ґ: 'g',
  ا: 'a',
  أ: 'a',
  إ: 'i',
  آ: 'a',
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'h',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 's',
  ض: 'd',
  ط: 't',
  ظ: 'z',
  ع: 'a',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  ة: 'a',
  و: 'w',
  ي: 'y',
  ى: 'a',
  ئ: 'y',
  ؤ: 'w',
  ء: '',
}

const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'sir', 'phd', 'md', 'pmp', 'cpa', 'mba'])
const generations = new Set(['jr', 'junior', 'sr', 'senior', 'ii', 'iii', 'iv'])
/** Stand before a name and are left out at will. */
const particles = new Set([
  'de',
  'del',
  'la',
  'da',
  'dos',
  'van',
  'von',
  'der',
  'den',
  'al',
  'el',
  'bin',
  'ibn',
  'bint',
  'y',
])

/** Lower case, without marks, in Latin letters if the script has simple ones. */
export const fold = (text: string): string => (isPlain.test(text) ? text.toLowerCase() : foldLetters(text))

const isPlain = /^[ -~]*$/

const foldLetters = (text: string): string =>
  [...text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((letter) => letters[letter] ?? letter)
    .join('')
    .normalize('NFKC')

/** The words of a name without titles; particles stay only if there is nothing else. */
export function nameWords(name: string): string[] {
  const words = wordsOf(name).filter((word) => !titles.has(word) && !generations.has(word))
  const bare = words.filter((word) => !particles.has(word))
  return bare.length > 0 ? bare : words
}

/** All of a name in one word, particles too; titles and generations are left out. */
export const wholeName = (name: string): string =>
  wordsOf(name)
    .filter((word) => !titles.has(word) && !generations.has(word))
    .join('')

const wordsOf = (text: string) =>
  fold(text)
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** `jr`, `sr`, `ii` … if a name says which of a family it is. */
export function generationOf(name: string): string | undefined {
  const found = wordsOf(name).find((word) => generations.has(word))
  return found && ({ junior: 'jr', senior: 'sr' }[found] ?? found)
}

const sounds: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/sch|sh|sz|ch|cz|tch/g, 's'],
  [/th/g, 't'],
  [/dh/g, 'd'],
  [/kh|gh|bh|jh/g, 'k'],
  [/ck|c|q/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/j(?=[ei])/g, 'g'],
]

/** Writes the sound of a word, roughly: its first letter and the consonants after it. Spellings of one name mostly agree in it. */
export function soundOf(word: string): string {
  const spoken = spokenOf(word)
  const consonants = spoken.slice(1).replace(/[aeiouh]/g, '')
  return (spoken.slice(0, 1) + consonants).replace(/(.)\1+/gu, '$1')
}

/** A word with one letter for what several write in their ways: `ph` and `f`, `x` and `ks`. */
export const spokenOf = (word: string): string =>
  sounds.reduce((text, [pattern, by]) => text.replace(pattern, by), word).replace(/y/g, 'i')
