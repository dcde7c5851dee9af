import { withoutDirectionMarks } from '../../platform/direction-marks.ts'

/** A longer text is cut there. */
export const textMax = 20_000

/**
 * A text as it can be drawn: lines end with \n, other controls are spaces, nothing in it turns the direction of what stands beside it, half a
 * character is the replacement for one.
 */
export function cleanText(text: string): string {
  const cut = text.length > textMax ? `${text.slice(0, textMax)}…` : text
  return withoutDirectionMarks(cut.toWellFormed())
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .normalize('NFC')
}
