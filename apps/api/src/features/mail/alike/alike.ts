/** Facts that were read in a mail that asks for people. */
export interface Asked {
  title: readonly string[]
  /** Empty if the mail names none. */
  client: string
  /** Each as `placeOf` writes it; none if the mail names none. */
  places: readonly string[]
  text: string
}

/** Mails that ask for the same come within so many days of each other. */
export const alikeDays = 14

const titleShareMin = 0.6
const textShareMin = 0.4
/** Share of the text in common for mails of the same client, which may write of it in other words. */
const textShareOfClientMin = 0.1

const short: Record<string, string> = {
  ...{ sr: 'senior', snr: 'senior', jr: 'junior', dev: 'developer', eng: 'engineer', engg: 'engineer', mgr: 'manager' },
  ...{ admin: 'administrator', ba: 'analyst', fullstack: 'full-stack', sme: 'expert', swe: 'engineer' },
}
const sayNothing = new Set(
  `a an and any at based c2c contract for fte fw fwd hiring hybrid immediate in job local look looking need new of on only onsite
  opening or position re remote req requirement role the to urgent w2 with`.split(/\s+/),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? []

/** The words by which titles are compared: 'Sr. Java Dev (Remote)' is `developer java senior`. */
export const titleWordsOf = (title: string): string[] =>
  [...new Set(wordsOf(title).flatMap((word) => (sayNothing.has(word) ? [] : [short[word] ?? word])))].sort()

/** A place as places are compared: the city with its state, or whichever is named. */
export const placeOf = ({ city = '', state = '' }: { city?: string | undefined; state?: string | undefined }) =>
  [city, state].map((part) => wordsOf(part).join(' ')).join(', ')

/**
 * True if two mails ask for the same: titles that share most words, no places that contradict each other, and either the same end client or
 * texts with much in common. Different end clients are two requirements, however alike their texts.
 */
export function isAlike(one: Asked, other: Asked): boolean {
  if (shareOfAll(new Set(one.title), new Set(other.title)) < titleShareMin) return false
  if (one.places.length > 0 && other.places.length > 0 && !one.places.some((place) => isAmong(place, other.places)))
    return false
  const [client, otherClient] = [clientOf(one), clientOf(other)]
  if (client && otherClient && client !== otherClient) return false
  const isSameClient = (client && isNamed(client, other)) || (otherClient && isNamed(otherClient, one))
  return textShare(one.text, other.text) >= (isSameClient ? textShareOfClientMin : textShareMin)
}

const legalForms = /\b(?:inc|llc|ltd|corp|corporation|company|co|gmbh|plc|group)\b/g
const clientOf = ({ client }: Asked) => wordsOf(client).join(' ').replace(legalForms, '').replace(/ +/g, ' ').trim()
const isNamed = (client: string, { text, client: own }: Asked) =>
  ` ${wordsOf(`${own} ${text}`).join(' ')} `.includes(` ${client} `)

function isAmong(place: string, places: readonly string[]): boolean {
  const [city, state] = place.split(', ')
  return places.some((other) => {
    const [otherCity, otherState] = other.split(', ')
    const isOtherCity = city && otherCity && city !== otherCity
    const isOtherState = state && otherState && state !== otherState
    return !isOtherCity && !isOtherState
  })
}

/** Measures the share of the shorter text that both have in common: every two words that follow each other. */
function textShare(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)]
  const least = Math.min(a.size, b.size)
  return least === 0 ? 0 : [...a].filter((pair) => b.has(pair)).length / least
}

function pairsOf(text: string): Set<string> {
  const words = wordsOf(text)
  return new Set(words.slice(1).map((word, at) => `${words[at]} ${word}`))
}

function shareOfAll(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const all = new Set([...one, ...other]).size
  return all === 0 ? 0 : [...one].filter((word) => other.has(word)).length / all
}
