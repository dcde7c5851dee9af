import type { ZoneAnswer, ZoneField } from '../../apps/api/src/reading/zone/answer.ts'
import type { ZoneCase } from './cases.ts'

/** Verdict on a field: as it is printed, not filled in, filled in wrongly with or without a mark. */
export type Verdict = 'exact' | 'left out' | 'wrong, marked' | 'wrong'

/** Groups of fields as the requirement counts them. */
export type Scored = 'number' | 'dates' | 'names' | 'others'

export interface CaseScore {
  of: ZoneCase
  status: ZoneAnswer['status']
  fields: { scored: Scored; name: string; verdict: Verdict; isMended: boolean; text: string }[]
}

/** Compares an answer with what was printed. A picture that was not read leaves all out. */
export function scoreCase(of: ZoneCase, answer: ZoneAnswer): CaseScore {
  const { holder } = of
  const reading = answer.status === 'read' ? answer.reading : null
  const compare = (scored: Scored, name: string, field: ZoneField | undefined, printed: string | null) => {
    const value = field?.value ?? null
    const isMarked = field !== undefined && (field.isMended || field.doubt !== null)
    const verdict: Verdict =
      value === printed ? 'exact' : value === null ? 'left out' : isMarked ? 'wrong, marked' : 'wrong'
    return {
      scored,
      name,
      verdict,
      isMended: field?.isMended ?? false,
      text: `${field?.doubt ?? ''} ${value} ${field?.spellings ?? ''}`,
    }
  }
  const names = printedNames(of)
  return {
    of,
    status: answer.status,
    fields: [
      compare('number', 'number', reading?.number, holder.number),
      compare('dates', 'birthDate', reading?.birthDate, toDate(holder.birth, true)),
      compare('dates', 'expiryDate', reading?.expiryDate, toDate(holder.expiry, false)),
      compare('names', 'surname', reading?.surname, names[0]),
      compare('names', 'givenNames', reading?.givenNames, names[1]),
      compare('others', 'issuer', reading?.issuer, holder.issuer),
      compare('others', 'citizenship', reading?.citizenship, holder.citizenship),
      compare('others', 'sex', reading?.sex, holder.sex === '<' ? null : holder.sex),
    ].map((field) => (reading ? field : { ...field, verdict: 'left out' as const })),
  }
}

/** Names as far as their line has room for them. */
function printedNames({ holder, format }: ZoneCase): [surname: string | null, given: string | null] {
  const room = format === 'TD1' ? 30 : format === 'TD3' || format === 'MRV-A' ? 39 : 31
  const given = holder.given.slice(0, Math.max(0, room - holder.surname.length - 2))
  const spaced = (name: string) => (name === '' ? null : name.replaceAll('<', ' ').trim())
  return [spaced(holder.surname.slice(0, room)), spaced(given)]
}

// Drawn holders were born from 1960 to 2007, and their papers end from 2027 to 2036.
function toDate(text: string, isBirth: boolean): string {
  const century = isBirth && Number(text.slice(0, 2)) >= 60 ? '19' : '20'
  return `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4)}`
}
