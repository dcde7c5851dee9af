import { particles } from '../text/words.ts'
import type { NameCandidate, Word } from './name-candidates.ts'

export interface NameParts {
  firstName: Word[]
  lastName: Word[]
}

/** Parts a name: family names keep their particles, middle names go with neither, one word is a first name. */
export function splitName(
  { words, familyWords, givenWords }: Pick<NameCandidate, 'words' | 'familyWords' | 'givenWords'>,
  local: string,
  language?: string,
): NameParts {
  if (familyWords > 0)
    return { firstName: words.slice(familyWords, familyWords + 1), lastName: words.slice(0, familyWords) }
  const [only] = words
  if (words.length === 1 && only) return splitWord(only, local)
  if (only && isEastern(only.text)) return { firstName: words.slice(1), lastName: [only] }
  if (words.length === 3 && patronymic.test(words[2]?.text ?? ''))
    return { firstName: words.slice(1), lastName: words.slice(0, 1) }
  if (isVietnamese(words)) return { firstName: words.slice(-1), lastName: words.slice(0, 1) }
  if (givenWords > 0) return { firstName: words.slice(0, givenWords), lastName: words.slice(givenWords) }
  const letters = toLetters(local)
  if (hasTwoFamilyNames(words, letters)) return { firstName: words.slice(0, -2), lastName: words.slice(-2) }
  const from = isIberian(language) ? iberianStart(words) : familyStart(words)
  return { firstName: withoutInitials(words.slice(0, from)), lastName: words.slice(from) }
}

/** Behind a given name the father's: the family's then stands before both. */
const patronymic = /(?:ович|евич|ич|овна|евна|ична|инична)$/iu

const isIberian = (language: string | undefined) => language === 'es' || language === 'pt' || language === 'ca'

// Second given names that make a double one with the first: 'María José', 'Juan Carlos'.
const secondGiven = new Set(
  `jose luis carlos antonio manuel miguel angel maria jesus javier francisco pablo alberto ignacio fernando ramon andres enrique david rafael
   carmen isabel pilar teresa luisa elena dolores rosa cristina victoria fernanda alejandra fredy eduardo rosario belen paulo pedro joao ana beatriz helena
   clara sofia lucia gabriela daniela alejandro martin mateo santiago augusto cesar henrique filipe`.split(/\s+/),
)

/** People of Iberian names bear two family names; three words hold two given ones only if the second often is one. */
function iberianStart(words: Word[]): number {
  const isDoubleGiven = words.length > 3 && isParticle(words[1] as Word) && secondGiven.has(plain(words[2]))
  if (isDoubleGiven) return 3
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word))
  if (particle > 0)
    return words.length - particle > 2 || particle < 2
      ? particle
      : particle === 2 && secondGiven.has(plain(words[1]))
        ? 2
        : particle - 1
  if (words.length < 3) return words.length - 1
  if (words.length === 3) return secondGiven.has(plain(words[1])) ? 2 : 1
  return words.length - 2
}

const plain = (word: Word | undefined) => toLetters(word?.text ?? '')

/** 'John Q. Public' goes by John; further given names are kept. */
const withoutInitials = (words: Word[]) => {
  const given = words.filter(({ text }, at) => at === 0 || text.replace('.', '').length > 1)
  const last = words.findIndex(({ text }, at) => at > 0 && text.replace('.', '').length <= 1)
  return last > 0 ? words.slice(0, last) : given
}

const isParticle = (word: Word) => particles.has(word.text.toLowerCase())
const isIn = (letters: string, word: Word | undefined) => {
  const own = toLetters(word?.text ?? '')
  return own.length > 2 && letters.includes(own)
}

function familyStart(words: Word[]): number {
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && isParticle(word))
  if (particle > 1 && /^[ey]$/i.test(words[particle]?.text ?? '')) return particle - 1
  return particle > 0 ? particle : words.length - 1
}

/** `maria.garcia@` with María García López: both are family names. */
const hasTwoFamilyNames = (words: Word[], letters: string) =>
  words.length > 2 &&
  !words.some(isParticle) &&
  isIn(letters, words.at(-2)) &&
  !isIn(letters, words.at(-1)) &&
  isIn(letters, words[0])

const vietnameseFamilies = new Set(
  'nguyễn nguyen trần tran phạm pham hoàng hoang huỳnh huynh vũ võ đặng dang bùi bui đỗ ngô ngo dương duong'.split(' '),
)
const isVietnamese = (words: Word[]) => words.length > 2 && vietnameseFamilies.has(words[0]?.text.toLowerCase() ?? '')

function splitWord(word: Word, local: string): NameParts {
  const at = seamOf(word.text, local)
  if (at === 0) return { firstName: [word], lastName: [] }
  const head = { text: word.text.slice(0, at), start: word.start, end: word.start + at }
  const tail = { text: word.text.slice(at), start: word.start + at, end: word.end }
  return isEastern(word.text) ? { firstName: [tail], lastName: [head] } : { firstName: [head], lastName: [tail] }
}

const compoundFamilies = /^(?:欧阳|歐陽|司马|司馬|上官|诸葛|諸葛|司徒|东方|東方|皇甫|남궁|황보|제갈|선우|독고)/u
export const isEastern = (text: string) => /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}]+$/u.test(text)

/** Finds the seam of a word that is two names: after an Eastern family name, or at the sign by which `john.doe@` parts JOHNDOE. */
function seamOf(text: string, local: string): number {
  if (isEastern(text) && text.length > 1) return compoundFamilies.test(text) || text.length === 4 ? 2 : 1
  const [first = '', last = ''] = local.toLowerCase().split(/[._-]/)
  return first.length > 1 && last.length > 1 && text.toLowerCase() === first + last ? first.length : 0
}

/** Latin letters without marks, for comparing with an address. */
export const toLetters = (text: string) =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')

const lowerParticles = new Set([
  'van',
  'von',
  'de',
  'del',
  'der',
  'den',
  'da',
  'di',
  'do',
  'dos',
  'das',
  'du',
  'y',
  'e',
  'zu',
  'bin',
  'ibn',
])

/** A name as it is written outside a heading: DOE and doe become Doe, VAN DIJK van Dijk; mixed case stays. */
export const toCase = (words: string[]) =>
  words
    .map((word, at) => {
      const lower = word.toLowerCase()
      if (isShouted(word)) return at < words.length - 1 && lowerParticles.has(lower) ? lower : toTitle(word)
      return words.every(isLower) ? toTitle(word) : word
    })
    .join(' ')

const isLower = (word: string) => word === word.toLowerCase() && word !== word.toUpperCase()

const isShouted = (word: string) => {
  const letters = word.replace(/\P{L}/gu, '')
  return (
    letters.length > 1 &&
    letters === letters.toUpperCase() &&
    letters !== letters.toLowerCase() &&
    !/^[^AEIOUY]{2}$/.test(letters)
  )
}

const toTitle = (word: string) =>
  word
    .toLowerCase()
    .replace(/(^|[-'’.])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
