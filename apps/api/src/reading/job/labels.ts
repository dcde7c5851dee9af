import { cut, type ResumeLine, type Span, splitSpan } from '../text/lines.ts'

/** Kinds of a labelled part of a job ad; `other` ends the part before it. */
export type LabelKind =
  | 'title'
  | 'type'
  | 'schedule'
  | 'location'
  | 'mode'
  | 'duration'
  | 'salary'
  | 'payType'
  | 'relocation'
  | 'authorization'
  | 'client'
  | 'contact'
  | 'skills'
  | 'must'
  | 'nice'
  | 'other'

const names: Record<LabelKind, string> = {
  title: `jd|hot position|vacancy|need|req|puesto|cargo|vacante|poste|intitulé du poste|stelle|stellenbezeichnung|vaga|posizione|职位|岗位|职位名称|المسمى الوظيفي|الوظيفة|job title|position title|position name|role name|title|position|role|job role|job position|requirement|job opening|opening|
    subject|sub|job`,
  type: `employment type|job type|position type|type of employment|type of position|type of job|contract type|type of contract|hire type|
    hiring type|engagement type|engagement|employment|employment status|job status|appointment type|type|position status`,
  schedule: `work schedule|schedule|work hours type`,
  location: `where|place|locations of work|lugar|ubicación|localidad|lieu|ort|arbeitsort|standort|local|localização|sede|地点|工作地点|المكان|الموقع|job location|work location|position location|location|locations|job locations|duty location|duty station|place of work|
    client location|office location|location of work|work site|city|location city|city/state|city, state|loc`,
  mode: `mode|job mode|style|modalidad|modalité|arbeitsmodell|工作方式|work mode|workplace type|work arrangement|work arrangements|remote|remote work|remote job|work location type|work model|
    workplace|telework|telework eligible|work type|work setting|onsite/remote|remote/onsite|remote status`,
  duration: `dur|months|how long|time frame|contract|duración|durée|dauer|laufzeit|duração|durata|期限|合同期|المدة|duration|contract duration|contract length|length of contract|project duration|project length|length|term|contract term|
    assignment length|length of assignment|assignment duration|contract period|period|duration of contract|tenure|estimated duration`,
  salary: `c2c rate|w2 rate|c2c|money|max. rate|tarifa|tarif|stundensatz|taxa|薪资|الأجر|salary|salary range|salary range (or rate)|salary/rate|rate/salary|pay|pay range|pay rate|pay rate range|rate|rates|rate range|
    hourly rate|bill rate|billing rate|max rate|max pay rate|compensation|compensation range|expected compensation|total compensation|
    base salary|base salary range|base pay|base pay range|annual salary|annual salary range|hourly pay|hourly range|salary band|
    salary information|salary details|pay scale|budget|target salary|starting salary|starting pay|wage|wages|hourly wage|remuneration|
    ctc|package|salary/benefits|pay information`,
  payType: `tax term|tax terms|pay type|tax type|employment terms|payment type|terms`,
  relocation: `relocation|relocation assistance|relocation package|relocation provided|relocation expenses|relocation authorized|
    relocation expenses reimbursed`,
  authorization: `work auth|auth|eligibility to work|visas accepted|visum|visto|permiso de trabajo|签证|التأشيرة|visa|visas|visa status|visa type|visa requirement|visa requirements|work authorization|work authorisation|work permit|
    work status|work visa|who may apply|citizenship|citizenship requirement|citizenship status|sponsorship|visa sponsorship|eligibility|
    authorization|employment eligibility|legal status|eligible visas|accepted visas`,
  client: `end client|client|client name|end customer|end-client|final client|customer name|direct client|client/company`,
  contact: `recruiter|recruiter name|contact|contact person|contact name|point of contact|poc|vendor contact|posted by|contact details|
    contact information|job poster|vendor|account manager|hiring contact`,
  skills: `stack|tech|tech skills|habilidades|conocimientos|compétences|kenntnisse|fähigkeiten|competenze|技能|المهارات|skills|key skills|skill set|skillset|technical skills|primary skills|primary skill|core skills|top skills|tech stack|
    technology stack|technologies|technology|tools|tools and technologies|tools & technologies|skills/technologies|hard skills|
    programming languages|languages and tools|environment|technical environment|technical skillset|skill|keywords|it skills|competencies|
    technical expertise`,
  must: `required skills|minimum required skills|mandatory skills|must have|must haves|must-have|must-haves|must have skills|
    must-have skills|must haves requirements|must-haves requirements|skills required|required skill set|required technical skills|
    required experience|required qualifications|required|requirements|requirement details|minimum qualifications|basic qualifications|
    basic requirements|minimum requirements|key requirements|job requirements|position requirements|qualifications|
    skills/qualifications|qualifications/skills|skills & qualifications|skills and qualifications|skills and experience|
    skills & experience|required skills and experience|required skills/experience|required knowledge|essential skills|
    essential qualifications|what you need|what you need for this position|what you'll need|what you will need|what you bring|
    what you'll bring|what we're looking for|what we are looking for|who you are|you have|you bring|mandatory|
    knowledge and skills|knowledge, skills and abilities|knowledge, skills, and abilities|experience required|technical requirements|
    required education and experience|requirements and skills|minimum experience|key qualifications|education and experience|
    we're looking for someone who has|your qualifications|about you|must have qualifications`,
  nice: `preferred skills|preferred|preferred qualifications|preferred experience|preferred requirements|nice to have|nice to haves|
    nice-to-have|nice-to-haves|nice to have skills|good to have|good to have skills|desired skills|desired|desired qualifications|
    desired experience|desirable|desirable skills|desired skills & experience|desired skills and experience|secondary skills|
    secondary skill|bonus|bonus points|bonus skills|pluses|plus|plusses|a plus|additional skills|optional skills|
    preferred skills and experience|preferred education and experience|preferred knowledge|additional qualifications|
    it's a plus if you have|it would be great if you had|it's a bonus if you have|we prefer|not required but a plus`,
  other: `job description|description|project description|role description|position description|job summary|position summary|summary|
    overview|job overview|role overview|position overview|about the role|about the job|about the position|about the company|about us|
    about the team|responsibilities|job responsibilities|key responsibilities|roles and responsibilities|roles & responsibilities|
    duties|job duties|duties and responsibilities|essential duties|essential functions|essential responsibilities|primary duties|
    day to day|day-to-day|what you'll do|what you will do|what you will be doing|what you'll be doing|your role|the role|
    the opportunity|interview|interview type|interview process|interview mode|experience|years of experience|experience level|
    start date|start|availability|job id|job code|job requisition|req id|requisition|reference|ref|education|education level|industry|
    domain|benefits|perks|our benefits|what we offer|we offer|what's in it for you|why join us|why work with us|
    top reasons to work with us|note|notes|email|e-mail|phone|mobile|fax|contact no|contact number|skype id|number of positions|
    openings|positions|no. of positions|agency|department|open & closing dates|posted|posted date|closing date|deadline|website|
    address|company|company name|company description|employer|shift|hours|working hours|travel|travel required|clearance|
    security clearance|job information|job details|position details|physical requirements|work environment|working conditions|
    how to apply|to apply|equal opportunity|eeo|eeo statement|certifications|certification|your right to work|job function|
    job functions|seniority level|level|job category|category|team|reports to|reporting to|supervisory|grade|job family|soft skills|
    languages|documents required|next steps|required documents|selection process|regards|thanks|hours per week|additional information|
    other|disclaimer|specialized experience|full name|current location`,
}

const kinds = new Map<string, LabelKind>()
for (const [kind, list] of Object.entries(names) as [LabelKind, string][])
  for (const name of list.split('|')) kinds.set(name.trim().replace(/\s+/g, ' '), kind)

const escaped = [...kinds.keys()]
  .sort((one, other) => other.length - one.length)
  .map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/ /g, '[ ]'))
const labelPattern = new RegExp(
  `(${escaped.join('|')})[ ]?(?:\\([^()]{0,30}\\)[ ]?)?(?:[:：;]|(\\t|[–—-][ ]|\\|(?=[^|]+\\|?$)))[ \\t–-]{0,4}`,
  'giu',
)
// Tables whose columns a layout has lost: what follows must then look like a value.
const barePattern =
  /^(employment type|job type|position type|work schedule|appointment type|job location|salary|location|duration|skills|who may apply) (?=[\p{Lu}\p{N}$€£])/iu

interface Hit {
  kind: LabelKind
  start: number
  end: number
}

/** A stretch of a line and what it speaks of; a part without label bears the kind of the heading above it. */
export interface Segment {
  kind: LabelKind | undefined
  value: Span
  line: ResumeLine
  /** The label stands on the value's line, or on the line before it. */
  isLabelled: boolean
}

/** Headings that speak of all lines below them, up to the next heading. */
const sections = new Set<LabelKind>(['skills', 'must', 'nice', 'other'])
const headingCharsMax = 60

/** Divides the lines of a job ad by its labels and headings. */
export function toSegments(lines: readonly ResumeLine[]): Segment[] {
  const segments: Segment[] = []
  let section: LabelKind | undefined
  let pending: LabelKind | undefined
  const add = (kind: LabelKind | undefined, value: Span, line: ResumeLine, isLabelled: boolean) => {
    if (value.text !== '') segments.push({ kind, value, line, isLabelled })
  }
  let columns: readonly LabelKind[] = []
  for (const line of lines) {
    const cells = splitSpan(line, /\t/u)
    if (columns.length > 1 && cells.length === columns.length) {
      for (const [at, cell] of cells.entries()) add(columns[at], cell, line, true)
      continue
    }
    columns = columnsOf(cells)
    if (columns.length > 1) continue
    const heading = headingOf(line)
    if (heading) {
      pending = sections.has(heading) ? undefined : heading
      section = sections.has(heading) ? heading : undefined
      continue
    }
    const hits = hitsIn(line)
    const lead = cut(line, 0, hits[0]?.start ?? line.text.length)
    if (lead.text !== '') add(pending ?? section, lead, line, pending !== undefined)
    if (lead.text !== '' || hits.length > 0) pending = undefined
    for (const [at, { kind, end }] of hits.entries()) {
      const value = cut(line, end, hits[at + 1]?.start)
      if (sections.has(kind)) section = kind
      else section = value.text === '' ? undefined : section
      if (value.text === '' && !sections.has(kind)) pending = kind
      else add(kind, value, line, true)
    }
  }
  return segments
}

/** Reads the kinds that the cells of a table's head name; none if one of them names nothing. */
function columnsOf(cells: readonly Span[]): LabelKind[] {
  const named = cells.flatMap(({ text }) => kinds.get(plain(text)) ?? [])
  return cells.length > 2 && named.length === cells.length ? named : []
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/\s+/g, ' ')

/** A line that is a label and nothing else. */
function headingOf({ text }: ResumeLine): LabelKind | undefined {
  if (text.length > headingCharsMax) return undefined
  const name = plain(text)
  // A lone word may be a value: only with its colon, or in a form of its own, it heads what follows.
  return kinds.get(name) ?? kinds.get(name.replace(/^(?:the|your|our|my) | \([^)]*\)$/g, ''))
}

function hitsIn(line: ResumeLine): Hit[] {
  const text = line.text.replace(/[’‘]/g, "'")
  const hits: Hit[] = []
  const bare = barePattern.exec(text)
  const pattern = new RegExp(labelPattern)
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [whole, name = '', loose] = match
    const { index: start } = match
    const isStart = start === 0 || text[start - 1] === '\t' || text.slice(0, start) === '|'
    if (!(loose ? isStart : isStart || beginsWord(text, start, name))) {
      pattern.lastIndex = start + 1
      continue
    }
    const kind = kinds.get(name.toLowerCase())
    if (kind) hits.push({ kind, start, end: start + whole.length })
  }
  if (hits.length === 0) hits.push(...misspelt(text))
  const first = hits[0]
  if (bare && (!first || first.start > 0)) {
    const kind = kinds.get((bare[1] ?? '').toLowerCase())
    if (kind) hits.unshift({ kind, start: 0, end: bare[0].length })
  }
  return hits
}

const misspeltCharsMin = 6
const longNames = [...kinds.keys()].filter((name) => name.length >= misspeltCharsMin && /^[a-z]+$/.test(name))

/** A label at the head of a line that is one letter off: 'Loction: Mesa AZ'. */
function misspelt(text: string): Hit[] {
  const [whole, word = ''] = /^(\p{L}{5,16})\s?[:：]\s*/u.exec(text) ?? []
  const name = word && longNames.find((one) => isNear(one, word.toLowerCase()))
  const kind = name && kinds.get(name)
  return whole && kind ? [{ kind, start: 0, end: whole.length }] : []
}

/** One letter more, less, or another. */
function isNear(name: string, word: string): boolean {
  if (Math.abs(name.length - word.length) > 1) return false
  let at = 0
  while (at < name.length && name[at] === word[at]) at += 1
  const rests = [name.slice(at), name.slice(at + 1)]
  return rests.some((rest, skipped) =>
    [word.slice(at), word.slice(at + 1)].some((other, left) => skipped + left > 0 && rest === other),
  )
}

/** True if a name begins: also where a lost line break has left it glued to the word before, as in '12 monthsLocation:'. */
function beginsWord(text: string, start: number, name: string): boolean {
  const before = text[start - 1] ?? ''
  const isCapital = /^\p{Lu}/u.test(name)
  if (!/[\p{L}\p{N}]/u.test(before)) return isCapital || /[*•(|/.]\s?$/.test(text.slice(0, start)) || name.includes(' ')
  return isCapital && (!/\p{Lu}/u.test(before) || /^\p{Lu}\p{Ll}/u.test(name))
}
