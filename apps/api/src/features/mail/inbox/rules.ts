import type { InboxKind, KindRule } from '@corridor/contract/mail/inbox/kinds'

/** Facts of a mail that are known when its kind is asked. */
export interface Judged {
  isReport: boolean
  isAutomatic: boolean
  subject: string
  /** Its own words, without what it quotes. */
  own: string
  /** Title that the reader of job ads found in it. */
  jobTitle: string | undefined
  skills: number
}

export interface Kind {
  kind: InboxKind
  rule: KindRule
  /** The words of the mail that say so. */
  words: string
}

const lettersMax = 20_000
const wordsMax = 120

const declining = [
  /\b(?:the )?(?:position|role|req(?:uirement)?|job|opening) (?:is|was|has been|got) (?:now )?(?:closed|filled|cancell?ed|on hold)(?: until [\p{L}\d ]{1,30})?/iu,
  /\b(?:it|this|that|everything) is on hold\b/i,
  /\b(?:we (?:are|'re) |i (?:am|'m) )?not interested\b/i,
  /\b(?:we|i)(?: will|'ll)? (?:have to )?pass on (?:this|him|her|them|the candidate)\b/i,
  /\b(?:no longer|not) (?:hiring|looking|accepting (?:profiles|submissions))\b/i,
  /\bwe (?:went|moved|are going) (?:ahead )?with (?:another|a different) candidate\b/i,
  /\b(?:please )?(?:remove (?:me|us) from (?:your|the|this) (?:mailing )?list|stop (?:e-?)?mailing (?:me|us))\b/i,
  /\b(?:nous ne sommes|je ne suis) pas intéress(?:é|ée|és|ées)\b/iu,
  /\ble poste (?:est|a été) (?:pourvu|fermé|annulé|suspendu)/iu,
  /\bno (?:estamos|estoy) interesad[oa]s?\b/i,
  /\bla (?:posición|vacante) (?:está|fue|ha sido) (?:cerrada|cubierta|cancelada)/iu,
  /\b(?:wir haben|ich habe) kein interesse\b/i,
  /\bdie (?:stelle|position) (?:ist|wurde) (?:bereits )?(?:besetzt|geschlossen|gestrichen)/i,
]

const asking = [
  /\b(?:job|position) (?:title|description)\s*[:–-]/i,
  /\b(?:urgent |immediate |new )?(?:requirement|req|opening) (?:for|is for|with|:)/i,
  /\b(?:looking for|need|hiring|seeking) (?:an? |\d+ )?(?:senior |sr\.? |lead |junior |principal )?[\p{L}/+#.]{2,20} (?:developer|engineer|analyst|architect|consultant|administrator|lead|manager|tester)s?\b/iu,
  /\b(?:please )?(?:send|share|submit) (?:me |us )?(?:your |the )?(?:best |suitable |matching )?(?:profiles|resumes|candidates|cvs)\b/i,
  /\bnous recherchons un(?:e)? [\p{L} ]{3,40}/iu,
  /\bbuscamos un(?:a)? [\p{L} ]{3,40}/iu,
  /\bwir suchen eine?n? [\p{L} -]{3,40}/iu,
]

const away =
  /\b(?:out of (?:the )?office|automatic reply|auto(?:matic)?[- ]?(?:reply|response)|on vacation|absence du bureau|réponse automatique|abwesenheit(?:snotiz)?|fuera de la oficina|respuesta automática)\b/iu

/** Finds the kind of a mail, and the rule that says so. The first rule that holds is the one. */
export function judgeKind({ isReport, isAutomatic, subject, own, jobTitle, skills }: Judged): Kind {
  const text = own.slice(0, lettersMax)
  if (isReport) return { kind: 'bounce', rule: 'report', words: toWords(subject) }
  const awayWords = away.exec(subject)?.[0] ?? (isAutomatic ? away.exec(text)?.[0] : undefined)
  if (awayWords) return { kind: 'out-of-office', rule: isAutomatic ? 'automatic' : 'words', words: toWords(awayWords) }
  const no = firstOf(declining, text)
  if (no) return { kind: 'no', rule: 'words', words: no }
  if (jobTitle && skills > 0) return { kind: 'requirement', rule: 'job-read', words: toWords(jobTitle) }
  const asked = firstOf(asking, `${subject}\n${text}`)
  if (asked) return { kind: 'requirement', rule: 'words', words: asked }
  if (isAutomatic) return { kind: 'other', rule: 'automatic', words: '' }
  const question = /[^.!?\n？؟]{3,}[?？؟]/u.exec(text.replace(/https?:\/\/\S+/g, ''))?.[0]
  if (question) return { kind: 'question', rule: 'question-mark', words: toWords(question) }
  return { kind: 'other', rule: 'none', words: '' }
}

function firstOf(rules: readonly RegExp[], text: string): string | undefined {
  for (const rule of rules) {
    const found = rule.exec(text)?.[0]
    if (found) return toWords(found)
  }
  return undefined
}

const toWords = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > wordsMax ? `${line.slice(0, wordsMax - 1)}…` : line
}
