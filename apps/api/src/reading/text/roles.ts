import { allWords, choice, unspaced, whole } from '../languages/all.ts'
import { remember } from './remember.ts'
import { roleNouns } from './words.ts'

// Titles that the nouns beside names do not hold, for there they would shadow too much.
const more = new Set(
  `intern trainee apprentice head chief lead vp svp evp avp director journeyman generalist steward aide attendant crew member captain
   sergeant lieutenant commander specialist strategist scrum master owner advisor counselor coder tester hacker guru ninja ambassador
   fellow scholar postdoc docent chair dean provost rector volunteer tutor nanny barista server host hostess runner picker packer
   stocker sorter driver rider courier loader welder fitter joiner turner grinder roofer painter plasterer gardener groundskeeper
   resident extern candidate locum paraeducator aide preceptor deckhand lineman millwright rigger bricklayer
   sde swe sre dba qa ba pm tpm cto ceo cfo coo ciso cmo cpo chro architect engineer developer analyst scientist manager
   desarrollador ingeniero ingenieur entwickler berater leiter gerente jefe responsable chargé charge technicien stagiaire praktikant
   werkstudent becario estagiário estagiario responsabile sviluppatore ingegnere consulente medewerker adviseur ontwikkelaar`.split(
    /\s+/,
  ),
)
const orgWords =
  /\b(?:inc|incorporated|llc|l\.l\.c|llp|ltd|limited|corp|corporation|co|company|companies|gmbh|ag|kg|se|sa|s\.a|sas|sarl|srl|spa|bv|b\.v|nv|plc|pty|pvt|oy|ab|as|group|holdings?|partners|associates|solutions|technologies|technology|systems|services|consulting|consultants|consultancy|labs?|laboratories|studios?|software|networks?|industries|enterprises|international|global|bank|capital|ventures|agency|hospital|clinic|university|college|school|institute|academy|foundation|ministry|department|council|society|association|center|centre|church|army|navy|air force|marine corps|police|government|city of|county|airlines|insurance|pharmaceuticals|healthcare|health|medical|motors|foods|retail|stores?|media|press|publishing|entertainment|energy|logistics|marketing|digital|analytics|interactive|robotics|dynamics|works|partners|confidential)\b\.?/i

const rolesAbroad = new Set(allWords((language) => language.roles).map((word) => word.toLowerCase()))
const endings = allWords((language) => language.roleEndings).filter((ending) => ending.length > 1)
const roleEnding = new RegExp(
  `(?:\\p{L}{3}(?:${choice(endings.filter((word) => !unspaced.test(word)))})|(?:${choice(endings.filter((word) => unspaced.test(word)))}))$`,
  'iu',
)
const orgWordsAbroad = whole(allWords((language) => language.organisations))

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s/,()&（）、・·\u200c-]+/)
    .map((word) => word.replace(/[^\p{L}']/gu, ''))
    .filter(Boolean)

const singular = (word: string) => word.replace(/s$/, '')
const isRoleWord = (word: string) =>
  roleNouns.has(word) ||
  more.has(word) ||
  roleNouns.has(singular(word)) ||
  rolesAbroad.has(word) ||
  roleEnding.test(word)
// Tongues that put the noun first: 'Responsable de tienda', 'Kierownik sprzedaży'.
const beginsWithRole = (words: readonly string[]) =>
  words.length < 9 && (rolesAbroad.has(words[0] ?? '') || (words.length < 6 && rolesAbroad.has(words[1] ?? '')))

/** 'Lecturer in Chemistry', 'Assistant Professor of Physics' */
const leads = (words: readonly string[]) => {
  const at = words.findIndex((word) => /^(?:of|in|for)$/.test(word))
  return words.length < 9 && at > 0 && at < 4 && isRoleWord(words[at - 1] ?? '')
}

/** Measures the likeness of a text to a job's title: 0 not at all, 1 holds a role, 2 ends with one. */
export const rateTitle = remember((text): number => {
  const words = wordsOf(text.replace(/\([^)]*\)/g, ' ').split(/ - | – |, /)[0] ?? '')
  const all = wordsOf(text)
  if (all.length === 0 || all.length > 12) return 0
  if (words.at(-1) && isRoleWord(words.at(-1) as string)) return 2
  if (beginsWithRole(words) || leads(words)) return 2
  const withoutLevel = words.filter((word) => !/^(?:i{1,3}|iv|v|sr|jr|senior|junior|one|two)$/.test(word))
  if (withoutLevel.at(-1) && isRoleWord(withoutLevel.at(-1) as string)) return 2
  return all.some(isRoleWord) ? 1 : 0
})

/** Measures the likeness of a text to an organisation's name. */
export function rateOrganisation(text: string): number {
  if (/^company name$/i.test(text.trim())) return 3
  const words = text.trim().split(/\s+/)
  if (words.length > 12) return 0
  return orgWords.test(text) || orgWordsAbroad.test(text.replaceAll('.', ' '))
    ? 2
    : /^[\p{Lu}\p{Lo}\d]/u.test(text)
      ? 0.5
      : 0
}

const verbs =
  /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Led|Built|Ran|Wrote|Made|Drove|Grew|Won|Cut|Set|Held|Kept|Taught|Oversaw|Oversee|Lead|Manage|Work|Worked|Develop|Create|Design|Maintain|Provide|Assist|Ensure|Perform|Responsible|Responsibilities|Support|Coordinate|Conduct|Implement|Prepare|Train|Review|Monitor|Write|Build|Handle|Act|Help|Participate|Analyze|Utilize|Key|Duties|Achievements?|Technologies|Environment|Tech stack)\b/u

/** True for a line of prose or a duty, which heads nothing. A line of several parts is judged by its first. */
export function isProse(text: string): boolean {
  const parts = text.trim().split(/\t|\s[|•·]\s/)
  const line = parts[0] ?? ''
  const words = line.split(/\s+/)
  const isSentence =
    /[.;!?。；！？،؛]$/.test(line) &&
    !/(?:^|[\s,])(?:Inc|Ltd|Co|Corp|Jr|Sr|Cía|[A-ZŞ]\.\s?[A-Z]|L\.L\.C|e\.V|o\.o|Şti|\p{Lu}|(?:\p{L}{1,2}\.)+\p{L}{1,2})\.$/u.test(
      line,
    )
  if (words.length > 14 || isSentence || /^\p{Ll}{2}/u.test(line)) return true
  if (words.length <= 3 || !verbs.test(line) || rateTitle(line) === 2) return false
  return !(rateOrganisation(line) === 2 && isCapitalised(words))
}

const isCapitalised = (words: readonly string[]) =>
  words.length < 9 && words.every((word) => word.length < 4 || /^\P{L}*\p{Lu}/u.test(word))
