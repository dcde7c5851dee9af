import type * as z from 'zod'

type Judge<Entry> = (entry: Partial<Entry>, check: z.RefinementCtx) => void

const isOfAnotherType = (code: string | undefined) =>
  code === undefined || !['too_big', 'too_small', 'custom', 'invalid_format'].includes(code)

/**
 * The arguments of a `superRefine` that is asked whatever else is wrong, so that a form shows all its faults at once.
 * The judge sees the fields whose values are of their types, also those that another rule refuses; the others are left
 * out, and of what is no object it is not asked.
 */
export const withEveryFault = <Entry extends object>(
  judge: Judge<Entry>,
): [(value: Entry, check: z.RefinementCtx) => void, { when: () => true }] => [
  (value, check) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    const left = check.issues.filter(({ code }) => isOfAnotherType(code)).map(({ path }) => path?.[0])
    const fields = Object.entries(value).filter(([name]) => !left.includes(name))
    judge(Object.fromEntries(fields) as Partial<Entry>, check)
  },
  { when: () => true },
]
