import type * as z from 'zod'

/** The first fault of each field, as a form shows it; for tests of rules and messages. */
export function faultsOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) faults[path.join('.')] ??= message
  return faults
}
