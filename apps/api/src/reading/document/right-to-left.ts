import type { Fragment } from './pdf-segment.ts'

const rightToLeft = /[\p{sc=Hebrew}\p{sc=Arabic}]/u
const everyRightToLeft = new RegExp(rightToLeft, 'gu')
const everyLatin = /[\p{sc=Latin}\p{sc=Cyrillic}]/gu
const latin = /[\p{sc=Latin}\p{sc=Cyrillic}]/u

const count = (fragments: readonly Fragment[], pattern: RegExp) =>
  fragments.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0)

/**
 * A page of which most letters run from right to left, as seen in a mirror, so that all that finds rows and columns finds them there too.
 * Within a fragment the letters are in reading order already; pdf.js sees to that.
 */
export function mirrored(fragments: Fragment[]): Fragment[] {
  if (count(fragments, everyRightToLeft) <= count(fragments, everyLatin)) return fragments
  // Reverses pieces at one place, as a letter and its mark are: the last is read first.
  return fragments
    .toReversed()
    .map((fragment) => ({ ...fragment, left: -fragment.right, right: -fragment.left, isMirrored: true }))
}

/** Pieces of one line in the order in which they are read: within a mirrored page, what is Latin runs the other way. */
export function inReadingOrder(seen: Fragment[]): Fragment[] {
  if (!seen[0]?.isMirrored) return seen
  const group = seen.map((fragment, at) => withGroupsInOrder(fragment, seen[at - 1], seen[at + 1]))
  if (!group.some(({ text }) => rightToLeft.test(text) || latin.test(text))) return numbersInOrder(group)
  const ordered: Fragment[] = []
  let run: Fragment[] = []
  const endRun = () => {
    const last = run.findLastIndex(({ text }) => latin.test(text))
    ordered.push(...run.slice(0, last + 1).reverse(), ...run.slice(last + 1).map(withBracketsTurned))
    run = []
  }
  for (const fragment of group) {
    if (rightToLeft.test(fragment.text)) {
      endRun()
      ordered.push(fragment)
    } else if (run.length > 0 || latin.test(fragment.text)) run.push(fragment)
    else ordered.push(withBracketsTurned(fragment))
  }
  endRun()
  return ordered
}

/** A number that begins with its plus on the left was set from left to right. */
const numbersInOrder = (group: Fragment[]) =>
  group.at(-1)?.text.trimStart().startsWith('+') ? [...group].reverse() : group.map(withSignBefore)

const withSignBefore = (fragment: Fragment): Fragment => ({
  ...fragment,
  text: /^[\d\s()-]+\+$/.test(fragment.text)
    ? fragment.text.trim().split(/\s+/).reverse().map(plusFirst).join(' ')
    : fragment.text,
})

const plusFirst = (number: string) => number.replace(/^(.+)\+$/, '+$1')

const turned: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[' }

const groups = /^\d+(?:\s\d+){2,}$/

/**
 * '0118 555 79 962': what is parted by blanks stands from right to left, as the line does. Some set a number apart from its line: its
 * plus, or its 0, then stands on the left.
 */
function withGroupsInOrder(fragment: Fragment, right: Fragment | undefined, left: Fragment | undefined): Fragment {
  if (!groups.test(fragment.text) || left?.text.trim() === '+') return fragment
  const numbers = fragment.text.split(/\s/)
  const beginsLeft = numbers[0]?.startsWith('0') && !numbers.at(-1)?.startsWith('0')
  if (beginsLeft && !/^\s*\+/.test(right?.text ?? '')) return fragment
  return { ...fragment, text: numbers.reverse().join(' ') }
}

function withBracketsTurned(fragment: Fragment): Fragment {
  if (/[\p{L}\d]/u.test(fragment.text)) return withSignBefore(fragment)
  const marks = [...fragment.text].reverse().map((mark) => turned[mark] ?? mark)
  return { ...fragment, text: marks.join('') }
}
