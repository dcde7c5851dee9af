import type { FoundValue } from '../answer.ts'
import { cut, type ResumeLine, type Span, toFound } from '../text/lines.ts'
import { isPlace } from '../text/places.ts'
import { isProse, rateOrganisation, rateTitle } from '../text/roles.ts'
import type { Segment } from './labels.ts'

const titleCharsMax = 140
const headLinesMax = 8
const greeting =
  /^(?:hi|hello|dear|greetings|hey|good (?:morning|day|afternoon|evening)|hope|my name|please|we are|we're|our client|urgent|immediate|hiring|hot|fwd?|requirement|job description|jd)\b/i
const sought =
  /\b(?:looking for|seeking|searching for|hiring|need of|in need of|recruiting|opening for|position for|requirement for|opportunity for|join us as)(?: for)? (?:an? |the |our next )?((?:(?:highly|very|talented|experienced|motivated|skilled|strong|passionate|dynamic|qualified|driven)[ ,]{1,2}(?:and )?){0,3})((?:[\p{Lu}.][\p{L}\p{N}.+#&/()-]*[ ,]{1,2}(?:(?:of|and|for|&) ){0,1}){0,7}[\p{Lu}][\p{L}+#./()-]*)/u

/** Words that a mail in haste puts around the position's name, before it and behind it. */
const wanted =
  /\b(?:needs?|wants?|require[sd]?|looking for|searching for|seeking|hiring|opening for|requirement for|position for|position of|(?:are|is) after|role of)\s*[-–:]?\s+(?:for\s+)?(?:(?:an?|the|our|some|\d{1,2}|one|two|three)\s+)?(?=[\p{L}.])/iu
const ended =
  /\s(?:in|at|for|with|to|who|needed|required|wanted|based|is|folks?|profiles?|@)(?=\s)|\s[-–—|/]+\s|\s*\|\||[,;:(]|(?<!\b(?:Sr|Jr|Snr))\.(?=\s|$)/iu
const facts =
  /\$\s?\d|\b(?:\d+\+? ?(?:mo?s?|months?|mths?|mnths?|weeks?)|c2c|w2|1099|on-?site|hybrid|remote|\d+\s?\/\s?hr)\b/iu
// 'Director (Remote)' is a heading as its author wrote it.
const modeOfHeading = /\((?:remote|hybrid|on-?site)\)\s*$/iu
const headWordsMax = 7

/** The name at the head of a line that goes on with what a mail says of the position: 'Kafka Engineer / Dallas TX / 12 months'. */
function inHaste(line: Span): Span | undefined {
  const start = wanted.exec(line.text)
  const from = start ? start.index + start[0].length : 0
  if (!start && !facts.test(line.text.replace(modeOfHeading, ''))) return undefined
  const rest = line.text.slice(from)
  const end = ended.exec(rest)?.index
  if (end === undefined) return undefined
  const name = cut(line, from, from + end)
  const words = name.text.split(/\s+/).length
  return words <= headWordsMax && rateTitle(name.text) === 2 ? name : undefined
}

/** The position's name as the ad heads it; else what its label says, else what it says to look for. */
export function findTitle(
  segments: readonly Segment[],
  lines: readonly ResumeLine[],
  stretches: readonly Span[],
): FoundValue | undefined {
  const labelled = segments
    .filter(
      ({ kind, isLabelled, value }) =>
        kind === 'title' &&
        isLabelled &&
        (value.text.length <= titleCharsMax || inHaste(value)) &&
        /\p{L}{2}/u.test(value.text),
    )
    .map(({ value }) => inHaste(value) ?? shortened(value))
    .filter(({ text }) => rateTitle(text) > 0 || !isProse(text))
  const isLabelled = new Set(segments.filter((segment) => segment.isLabelled).map(({ line }) => line))
  const head = lines.slice(0, headLinesMax).filter((line) => !isLabelled.has(line))
  const [first] = head[0] === lines[0] ? head : []
  const hasty = lines[0] && inHaste(lines[0])
  if (hasty && labelled.length === 0) return toFound(hasty, 0.85)
  if (first && isHeading(first) && rateTitle(first.text) > 0) return toFound(behindColon(first), 0.9)
  const named =
    labelled.find(({ text }) => rateTitle(text) === 2) ??
    labelled.find(({ text }) => rateTitle(text) > 0) ??
    labelled[0]
  if (named) return toFound(named, 0.9)
  const line = head.find((one) => isHeading(one) && rateTitle(one.text) === 2 && rateOrganisation(one.text) < 2)
  if (line) return toFound(cut(line), 0.75)
  const told =
    soughtIn(stretches) ??
    lines
      .slice(0, headLinesMax)
      .map(inHaste)
      .find((name) => name !== undefined)
  if (told && !(first && isHeading(first))) return toFound(told, 0.6)
  if (first && isHeading(first) && !isPlace(first.text)) return toFound(cut(first), 0.5)
  return told && toFound(told, 0.5)
}

/** 'Vendor call out: Sr. Architect' */
function behindColon(heading: Span): Span {
  const at = heading.text.indexOf(': ')
  const name = cut(heading, at + 1)
  return at > 0 && rateTitle(heading.text.slice(0, at)) === 0 && rateTitle(name.text) === 2 ? name : cut(heading)
}

function soughtIn(stretches: readonly Span[]): Span | undefined {
  for (const stretch of stretches) {
    const match = sought.exec(stretch.text)
    const name = match?.[2]
    if (!match || !name || rateTitle(name) === 0) continue
    const end = match.index + match[0].length
    return shortened(cut(stretch, end - name.length, end))
  }
}

const isHeading = ({ text, isBullet }: ResumeLine) =>
  !isBullet &&
  /\p{L}/u.test(text) &&
  text.length <= titleCharsMax &&
  !/[!?:]$|(?<!\b(?:Sr|Jr|Asst|Assoc|Dr|St|Mgr|Eng|Exec|Dir|No|Co|Inc))[.!?] \p{Lu}|@\w|https?:/iu.test(text) &&
  !greeting.test(text) &&
  !(isProse(text) && rateTitle(text) < 2 && /[.;!?]$/.test(text))

/** A label's value may go on with the place or with what was glued to it. */
function shortened(span: Span): Span {
  const end = /\t|\s{3,}|\s*\|\||\s+[|•·]\s|\s(?:in|at|based in|located in)\s(?=\p{Lu}[\p{L} .]+,)/u.exec(
    span.text,
  )?.index
  return cut(span, 0, end, /[\s,;:|•·–—\-.]/u)
}
