import { unspaced } from '../languages/all.ts'
import { findPeriods, type Period } from '../text/dates.ts'
import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'
import { isPlace } from '../text/places.ts'
import { namesDegree, namesSchool } from './study-words.ts'

/** A degree, or a time at a school, as a resume tells it. */
export interface Study {
  degree?: Span
  school?: Span
  period?: Period
  dated?: Span
}

/** Removes the awarder of a degree in brackets: 'Industriemeister (IHK)'. */
const withoutAwarder = (text: string) => (/^\P{L}*\(/u.test(text) ? text : text.replace(/\s*\([^()]*\)/, ''))
const separators = /\t|\s*[|•·●∙⋅ï]\s*|\s+[–—]\s+|\s{3,}|\s+-\s+|;\s+/u
const notes =
  /^(?:gpa|cgpa|grade|graduated|thesis|honou?rs|dean|relevant|coursework|courses|minor|activities|score|percentage|with|summa|magna|cum laude|expected|location|focus|specialization|emphasis|concentration|gpa:.*|[\d.,/% ]+)\b/i
const partCharsMax = 120

/** The studies of a section, each from a school, a degree and a date that stand together. */
export function readStudies(lines: readonly ResumeLine[]): Study[] {
  const studies: Study[] = []
  let open: Study = {}
  const close = () => {
    if (open.school || open.degree) studies.push(open)
    open = {}
  }
  const joined = joinWrapped(lines)
  const isDateFirst = isDateAlone(joined[0])
  const isInOneLine = nameSchoolsBehindDegrees(joined)
  for (const [at, line] of joined.entries()) {
    if (line.isBullet && !namesSchool(line.text) && !namesDegree(line.text)) continue
    const periods = findPeriods(line.text)
    const period = periods.find(({ end }) => end !== undefined) ?? periods[0]
    if (isDateFirst && period && isDateAlone(line)) {
      close()
      open = { period, dated: cut(line, period.from, period.to) }
      continue
    }
    for (const [number, part] of partsOf(line, periods, isInOneLine).entries()) {
      const isAboveSchool = number === 0 && namesSchool(joined[at + 1]?.text ?? '')
      const goneOn = joinBelow(open, part)
      if (goneOn) {
        Object.assign(open, goneOn)
        continue
      }
      const kind = kindOf(part.text, isDateFirst ? { ...open, period: undefined } : open, isAboveSchool)
      if (!kind) continue
      if (kind === 'school' && open.school && !open.degree) {
        const [left] = [open.school, part].filter(({ text }) => schooling.test(text))
        if (left) {
          open.school = left === part ? open.school : part
          open.degree = left
          continue
        }
      }
      if (open[kind]) close()
      open[kind] = part
    }
    if (period && !open.period && (open.school || open.degree)) {
      open.period = period
      open.dated = cut(line, period.from, period.to)
    } else if (period && !open.school && !open.degree) {
      const last = studies.at(-1)
      if (last && !last.period) last.period = period
    }
  }
  close()
  return studies
}

// Degrees that one leaves a school with, in the words of a school: 'Ensino médio' above its 'Colégio', or below.
const schooling =
  /^(?:ensino (?:m[eé]dio|fundamental)|ensino secundário|\d+\.?º ano|(?:anadolu |meslek |fen )?lise(?:si)?$|liceum|technikum|zasadnicza szkoła|szkoła (?:średnia|zawodowa)|gymnasi(?:um|et)$|средняя школа|(?:secondary|high|vocational) school(?: education)?$|educación secundaria|scuola (?:media|superiore)|liceo \p{Ll}+$)/iu

const schoolWordAlone =
  /^(?:college|university|institute|school|academy|universität|hochschule|universidad|üniversitesi|universiteit|universitet|universitetet|университет|академия|институт|колледж)$/iu

/**
 * Joins a line that goes on from the one above: 'Software Engineering' over 'Master's Degree' is one degree, 'Bay Community' over 'College'
 * one school.
 */
function joinBelow({ degree, school }: Study, part: Span): Study | undefined {
  const isBelow = (upper: Span | undefined): upper is Span =>
    upper !== undefined && upper.page === part.page && part.start > upper.end && part.start - upper.end <= 3
  const join = (upper: Span): Span => ({ ...upper, end: part.end, text: `${upper.text} ${part.text}` })
  if (schoolWordAlone.test(part.text)) {
    if (isBelow(school)) return { school: join(school) }
    const behindComma = isBelow(degree) ? /^(.+?)\s*,\s*(\p{Lu}[^,]*)$/u.exec(degree.text) : null
    if (isBelow(degree) && behindComma && namesDegree(behindComma[1] ?? '')) {
      const name = cut(degree, degree.text.length - (behindComma[2]?.length ?? 0))
      return { degree: cut(degree, 0, behindComma[1]?.length), school: join(name) }
    }
    if (isBelow(degree) && !namesDegree(degree.text))
      return { degree: undefined, school: join(degree) } as unknown as Study
  }
  if (!isBelow(degree) || part.text.length > 60 || degree.text.length > 60) return undefined
  if (namesSchool(part.text) || isPlace(part.text) || notes.test(part.text) || /[.!?]$/.test(part.text))
    return undefined
  const isField =
    school !== undefined && part.text.split(' ').length <= 4 && /^\p{Lu}/u.test(part.text) && kindLike.test(degree.text)
  return namesDegree(degree.text) !== namesDegree(part.text) && (namesDegree(part.text) || isField)
    ? { degree: join(degree) }
    : undefined
}
const kindLike = /^(?:bachelor|master|associate|certificate|diploma|doctor)(?:['’]s)?(?: of \p{L}+| degree)?$/iu

const isDateAlone = (line: ResumeLine | undefined) => {
  const periods = line ? findPeriods(line.text) : []
  return line !== undefined && periods.length > 0 && partsOf(line, periods).length === 0
}

function kindOf(
  text: string,
  open: Pick<Partial<Study>, 'degree' | 'school'> & { period?: Period | undefined },
  isAboveSchool: boolean,
): 'degree' | 'school' | undefined {
  if (text.length > partCharsMax || text.length < 2 || notes.test(text) || isPlace(text)) return undefined
  const [isSchool, isDegree] = [namesSchool(withoutAwarder(text)), namesDegree(text)]
  // 'Diploma, High School' names a degree; 'Master School' a school.
  if (isSchool && (!isDegree || !/^(?:bachelor|master|b\.|m\.|ph|doctor|diplom|high school diploma)/i.test(text)))
    return 'school'
  if (isDegree) return 'degree'
  if (/[.!?]$/.test(text) && text.split(' ').length > 4) return undefined
  if (!/^[\p{Lu}\p{Lo}]/u.test(text) || text.split(' ').length > 9) return undefined
  if (!open.degree) return open.school && open.period ? undefined : 'degree'
  if (open.school) return isAboveSchool ? 'degree' : undefined
  return 'school'
}

/** True if all schools that words tell stand behind their degrees, divided by a comma. */
function nameSchoolsBehindDegrees(lines: readonly ResumeLine[]): boolean {
  const named = lines.filter(({ text }) => namesSchool(text))
  return named.length > 0 && named.every(isDegreeAndSchool)
}

function isDegreeAndSchool(line: ResumeLine): boolean {
  const [degree, school] = partsOf(line, findPeriods(line.text))
  if (!degree || !school || !namesDegree(degree.text) || !namesSchool(school.text)) return false
  return /^\s*[,،，、]\s*$/.test(line.text.slice(degree.end - line.start, school.start - line.start))
}

/** The parts of a line without its dates; a comma divides a degree from the school behind it. */
function partsOf(line: ResumeLine, periods: readonly Period[], isInOneLine = false): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const { from: start, to } of periods) {
    spans.push(cut(line, from, start, /[\s,،，、;:：|•·([（–—-]/u))
    from = to
  }
  spans.push(cut(line, from, undefined, /[\s,،，、;:：|•·)\]）–—-]/u))
  return spans
    .filter(({ text }) => text !== '')
    .flatMap((span) => splitSpan(span, separators))
    .flatMap((span) => apart(span, isInOneLine))
    .map(withBracket(line))
}

/** A bracket that was opened is closed again. */
const withBracket =
  (line: ResumeLine) =>
  (span: Span): Span => {
    const at = span.end - line.start
    const isOpen = span.text.lastIndexOf('(') > span.text.lastIndexOf(')')
    return isOpen && line.text[at] === ')' ? { ...span, end: span.end + 1, text: `${span.text})` } : span
  }

/** 'B.Sc. Physics, University of X, Austin, TX' in degree and school. */
function apart(span: Span, isInOneLine: boolean): Span[] {
  // Scripts without blanks put one between the school and what was studied there.
  const blank = unspaced.test(span.text) ? span.text.indexOf(' ') : -1
  if (blank > 0 && namesSchool(span.text.slice(0, blank)) && namesDegree(span.text.slice(blank)))
    return [cut(span, 0, blank), cut(span, blank)]
  const pieces = splitSpan(span, /\s*,\s+|\s*[،，、]\s*|\s+(?:from|at|@|chez|presso)\s+(?=[\p{Lu}\p{Lo}])/u)
  if (pieces.length < 2) return [span]
  if (!pieces.some(({ text }) => namesSchool(text))) return isInOneLine ? apartFromUnknown(span, pieces) : [span]
  const joined: Span[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = joined.at(-1)
    // '成都大学, 成都' and 'Universität Leipzig, Leipzig' say their city twice.
    if (before && piece.text.length > 1 && namesSchool(before.text) && before.text.includes(piece.text)) continue
    const isCity = before && namesSchool(before.text) && isCampus(piece.text) && !namesSchool(piece.text)
    // 'BTS Bâtiment, Lycée Livet, Nantes', 'Dragonskolan, Umeå': the city is not the school's name, nor another degree.
    const mayBeCampus = joined.length === 1 ? hasCampuses : /\bof\b/
    if (isCity && at === pieces.length - 1 && !mayBeCampus.test(before.text)) continue
    const isFieldBehind = isCity && joined.length === 1 && isDegreeAlone(pieces[at + 1]?.text ?? '')
    const bothPlain = before && !namesSchool(before.text) && !namesSchool(piece.text)
    const bothSchools =
      before &&
      !isFieldBehind &&
      namesSchool(before.text) &&
      !namesDegree(before.text) &&
      (namesSchool(piece.text) || isCampus(piece.text))
    if (before && (bothSchools || (bothPlain && !isPlace(piece.text)))) {
      const from = before.start - span.start
      joined[joined.length - 1] = cut(span, from, piece.end - span.start)
    } else joined.push(piece)
  }
  return joined
}

/** 'Licencjat, Ekonomia, KUL': if the section's other schools stand behind their degrees, so does one that no word tells. */
function apartFromUnknown(span: Span, pieces: readonly Span[]): Span[] {
  const last = pieces.at(-1) as Span
  if (!namesDegree(pieces[0]?.text ?? '') || namesDegree(last.text) || isPlace(last.text)) return [span]
  return [cut(span, 0, last.start - span.start), last]
}

const isDegreeAlone = (text: string) => namesDegree(text) && !namesSchool(text)

const hasCampuses = /\bof\b|\buniv|\bstate\b|\bcollege\b|\binstitute?\b/i
/** 'University of California, Berkeley' */
const isCampus = (text: string) =>
  /^\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?$/u.test(text) && !namesDegree(text) && !isPlace(text)

const narrowCharsMax = 40

/** 'Università' over 'degli Studi di Bari', in a narrow column. */
const isTornSchool = (upper: string, lower: string) =>
  upper.length <= narrowCharsMax &&
  lower.length <= narrowCharsMax &&
  /^\p{Ll}{2,}/u.test(lower) &&
  !notes.test(lower) &&
  namesSchool(upper) &&
  findPeriods(upper).length === 0

/** Lines that end in the middle of a phrase go on in the next. */
function joinWrapped(lines: readonly ResumeLine[]): ResumeLine[] {
  const joined: ResumeLine[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const goesOn =
      before &&
      before.page === line.page &&
      !line.isBullet &&
      (/(?:\b(?:and|of|in|for|de|the|y|et|und)|[,&(])$/.test(before.text) ||
        /^(?:and|of|in|de|y|et|und|\p{Ll})\b/u.test(line.text) ||
        isTornSchool(before.text, line.text)) &&
      line.start === before.end + 1
    if (goesOn && before) {
      joined[joined.length - 1] = { ...before, end: line.end, text: `${before.text} ${line.text}` }
    } else joined.push(line)
  }
  return joined
}
