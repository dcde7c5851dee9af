/** A schema of the contract, as far as a form needs it (the Standard Schema interface, which Zod implements). */
export interface FormSchema<Output> {
  '~standard': {
    validate: (value: unknown) => Checked<Output> | Promise<Checked<Output>>
    types?: { input: unknown; output: Output } | undefined
  }
}

interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

type Checked<Output> = { value: Output; issues?: undefined } | { issues: readonly Issue[] }

export type Judged<Output> = { output: Output | undefined; errors: Record<string, string> }

/** Judges values: what the contract makes of them, or the first message of each field by its path. */
export function judge<Output>(schema: FormSchema<Output>, values: unknown): Judged<Output> {
  const checked = schema['~standard'].validate(values)
  if (checked instanceof Promise) throw new TypeError('The contract has no asynchronous rules')
  if (!checked.issues) return { output: checked.value, errors: {} }
  const errors: Record<string, string> = {}
  for (const issue of checked.issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    errors[path] ??= issue.message
  }
  return { output: undefined, errors }
}
