import type { Letter } from '@corridor/contract/wire/letter'

/** State of a letter as a list shows it. */
export interface LetterColumn {
  letter: { state: string; answer: string; at: string } | null
}

/**
 * SQL: the newest letter that opens what `secretOf` names, an expression as `'invitation:' || t.id`; null if none was written, or it was
 * forgotten after its ninety days.
 */
export const letterColumn = (secretOf: string) => `(
  select json_build_object('state', m.state, 'answer', coalesce(m.answer, ''), 'at', coalesce(m.sent_at, m.created_at)) from mail m
  where m.secret_of = ${secretOf} order by m.created_at desc, m.id desc limit 1) as letter`

const ended = ['accepted', 'refused', 'unknown', 'stored'] as const
const isEnded = (state: string): state is (typeof ended)[number] => (ended as readonly string[]).includes(state)

/** The same as it is answered. */
export const toLetter = ({ letter }: LetterColumn): Letter =>
  letter && {
    state: isEnded(letter.state) ? letter.state : 'sending',
    answer: letter.answer,
    date: new Date(letter.at).toISOString(),
  }
