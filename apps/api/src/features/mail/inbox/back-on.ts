const months: Record<string, number> = {}
const names = [
  ['jan', 'janv', 'january', 'janvier', 'januar', 'enero'],
  ['feb', 'fév', 'february', 'février', 'februar', 'febrero'],
  ['mar', 'march', 'mars', 'märz', 'marzo'],
  ['apr', 'april', 'avril', 'abril'],
  ['may', 'mai', 'mayo'],
  ['jun', 'june', 'juin', 'juni', 'junio'],
  ['jul', 'july', 'juillet', 'juli', 'julio'],
  ['aug', 'august', 'août', 'agosto'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre'],
  ['oct', 'october', 'octobre', 'oktober', 'octubre'],
  ['nov', 'november', 'novembre', 'noviembre'],
  ['dec', 'december', 'décembre', 'dezember', 'diciembre'],
]
for (const [at, of] of names.entries()) for (const name of of) months[name] = at + 1

const before =
  /\b(?:back(?: in the office)?|return(?:ing)?|until|through|zurück|bis(?: zum)?|retour|jusqu['’]au|hasta el|vuelvo|regreso)\b(.{0,60})/giu
const iso = /\b(20\d\d)-(\d\d)-(\d\d)\b/
const dotted = /\b(\d{1,2})\.(\d{1,2})\.(20\d\d)?/
const slashed = /\b(\d{1,2})\/(\d{1,2})\/(20\d\d)\b/
const monthFirst = /\b(\p{L}{3,10})\.? (\d{1,2})(?!\d)(?:st|nd|rd|th)?(?:,? (20\d\d))?/iu
const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th|er)?(?: de)? (\p{L}{3,10})\.?(?:(?: de)? (20\d\d))?/iu

/** The day on which an answering machine says that its person is back, counted from when it wrote: `2026-11-30`. */
export function findBackOn(text: string, writtenAt: Date): string | null {
  for (const [, after = ''] of text.slice(0, 10_000).matchAll(before)) {
    const day = readDay(after, writtenAt)
    if (day) return day
  }
  return null
}

function readDay(text: string, writtenAt: Date): string | null {
  const numbers = (found: RegExpExecArray | null) => found?.slice(1).map((part) => (part ? Number(part) : undefined))
  const [y, m, d] = numbers(iso.exec(text)) ?? []
  if (y) return toDay(y, m, d, writtenAt)
  const [dotDay, dotMonth, dotYear] = numbers(dotted.exec(text)) ?? []
  if (dotDay) return toDay(dotYear, dotMonth, dotDay, writtenAt)
  // The trade writes the month first.
  const [slashMonth, slashDay, slashYear] = numbers(slashed.exec(text)) ?? []
  if (slashMonth) return toDay(slashYear, slashMonth, slashDay, writtenAt)
  const named = monthFirst.exec(text)
  const ofNamed = named?.[1] && months[named[1].toLowerCase()]
  if (named && ofNamed) return toDay(toNumber(named[3]), ofNamed, toNumber(named[2]), writtenAt)
  const turned = dayFirst.exec(text)
  const ofTurned = turned?.[2] && months[turned[2].toLowerCase()]
  return turned && ofTurned ? toDay(toNumber(turned[3]), ofTurned, toNumber(turned[1]), writtenAt) : null
}

const toNumber = (text: string | undefined) => (text ? Number(text) : undefined)

const monthMs = 31 * 86_400_000

function toDay(year: number | undefined, month = 0, day = 0, writtenAt: Date): string | null {
  const inYear = (one: number) => new Date(Date.UTC(one, month - 1, day))
  const thisYear = writtenAt.getUTCFullYear()
  const near = inYear(year ?? thisYear)
  // Takes January for one of the year after if somebody writes in December.
  const date = year === undefined && near.getTime() < writtenAt.getTime() - monthMs ? inYear(thisYear + 1) : near
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : null
}
