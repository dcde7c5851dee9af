import parsePhoneNumber from 'libphonenumber-js'
import type { FoundValue } from '../answer.ts'
import { isPlace } from '../text/places.ts'
import type { SkillLexicon } from '../text/skill-lexicon.ts'
import { findTechnologies } from '../text/technologies.ts'
import type { Study } from './education.ts'
import { isSpeech } from './languages.ts'
import { namesDegree, namesSchool } from './study-words.ts'
import type { Position } from './work.ts'

// Share of values of each kind that are right on the documents that the rules were developed against: docs/extraction.md, "How sure".
const skill = { known: 0.95, listed: 0.85, doubtful: 0.6 }
const named = { told: 0.9, guessed: 0.7 }
const degree = { told: 0.9, beside: 0.8, guessed: 0.7 }
const certification = { told: 0.85, guessed: 0.6 }
const technologyShareMin = 0.6
const skillWordsMax = 5

/** Marks that no name begins or ends with: what the edge of a column, a bullet that was misread or a wrapped line leaves. */
const torn = /^[^\p{L}\p{N}.([“"'@#]|^\([^)]*\)\s*,|[&/\\:<«([–—-]$|\s\+$|\ufffd|(?:^|\s)[ÂÃâ](?=\s|$)/u

/** A known technology is surest; what is torn, goes on as a sentence or is something else is doubtful. */
export function sureOfSkill(text: string, lexicon: SkillLexicon): number {
  if (torn.test(text)) return skill.doubtful
  if (findTechnologies(text, lexicon).some(({ from, to }) => to - from >= text.length * technologyShareMin))
    return skill.known
  return isSentence(text) || isSpeech(text) ? skill.doubtful : skill.listed
}

const isSentence = (text: string) =>
  text.split(/\s+/).length > skillWordsMax ||
  /[.:]\s|^(?:and|or|of|with|und|et|y)\s|\s(?:and|with|from|others|well)(?:\s|$)|\d+ wpm/i.test(text)

const certificationWords =
  /certif|licen[cs]|regist|diplom|zerti|permis|habilit|attest|patent|資格|認定|免許|證|证|증|자격|기사|شهادة|תעודה|сертиф|удостов|\d/iu
const abbreviated = /(?<!\p{L})\p{Lu}{3,}(?!\p{L})/u

const certificationWordsMax = 12
const tellsInSentences = (text: string) =>
  text.split(/\s+/).length > certificationWordsMax || (/[.!?]$/.test(text) && text.split(/\s+/).length > skillWordsMax)

/** Surer with a word, a number or an abbreviation of its own; that abbreviation alone, a word in two or a sentence is a piece of one. */
export const sureOfCertification = (text: string): number =>
  !torn.test(text) && !tellsInSentences(text) && (certificationWords.test(text) || abbreviated.test(text))
    ? certification.told
    : certification.guessed

/** A degree is told by a word of its own, or by a school beside it; a word that schools have too needs both. */
export function sureOfDegree({ degree: span, school }: Pick<Study, 'degree' | 'school'>): number {
  if (!span || torn.test(span.text)) return degree.guessed
  const isBeside = school !== undefined && namesSchool(school.text)
  if (!namesDegree(span.text)) return isBeside ? degree.beside : degree.guessed
  return isBeside || !/bootcamp|certificat/i.test(span.text) ? degree.told : degree.guessed
}

export const sureOfSchool = ({ school }: Pick<Study, 'school'>): number =>
  school && namesSchool(school.text) && !torn.test(school.text) ? named.told : named.guessed

/** Title and employer that have the words of a degree and of a school are a study among the positions. */
export function sureOfPosition({ title, employer, isSure }: Position): number {
  const isStudy = title && employer && namesDegree(title.text) && namesSchool(employer.text)
  const isTorn = [title, employer].some((part) => part && torn.test(part.text))
  // 'Event Manager, Lanternhouse' above 'Events LLC': a column too narrow for both broke the name of the firm.
  const isBroken =
    title && employer && /,/.test(title.text) && title.page === employer.page && employer.start === title.end + 1
  return isSure && !isStudy && !isTorn && !isBroken ? named.told : named.guessed
}

/** A number that nobody can call, and a place that no list of places knows: if neither vouches for the other, both are to be checked. */
export function sureOfContacts<Value extends FoundValue | undefined>(phone: Value, location: Value): [Value, Value] {
  const isDoubtful = phone && location && !parsePhoneNumber(phone.value, 'US')?.isValid() && !isPlace(location.value)
  return isDoubtful ? [asDoubtful(phone), asDoubtful(location)] : [phone, location]
}

const asDoubtful = <Value extends FoundValue | undefined>(value: Value): Value =>
  value && { ...value, sure: Math.min(value.sure, named.guessed) }
