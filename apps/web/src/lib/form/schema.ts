/** A schema of the contract, as far as a form needs it (the Standard Schema interface, which Zod implements). */
export interface FormSchema<Output> {
  '~standard': {
    validate: (value: unknown) => Checked<Output> | Promise<Checked<Output>>
    types?: { input: unknown; output: Output } | undefined
  }
}

/** The rules of a form, at hand or loaded once it stands, so that the validator does not delay it. */
export type Rules<Output> = FormSchema<Output> | (() => Promise<FormSchema<Output>>)

interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
}

type Checked<Output> = { value: Output; issues?: undefined } | { issues: readonly Issue[] }

export type Judged<Output> = { output: Output | undefined; errors: Record<string, string> }

const now = <Output>(checked: Checked<Output> | Promise<Checked<Output>>): Checked<Output> => {
  if (checked instanceof Promise) throw new TypeError('The contract has no asynchronous rules')
  return checked
}

/** Rules made of others, wherever those are. */
export function toRules<From, To>(rules: Rules<From>, make: (schema: FormSchema<From>) => FormSchema<To>): Rules<To> {
  return typeof rules === 'function' ? async () => make(await rules()) : make(rules)
}

/** Rules over a list by those over one entry: a fault comes as `locations.1.zipCode`. */
export function listOf<Entry>(name: string, entry: FormSchema<Entry>): FormSchema<Record<string, Entry[]>> {
  const validate = (value: unknown): Checked<Record<string, Entry[]>> => {
    const { [name]: entries = [] } = value as Record<string, unknown[]>
    const checked = entries.map((one) => now(entry['~standard'].validate(one)))
    const issues = checked.flatMap((one, at) =>
      (one.issues ?? []).map(({ message, path = [] }) => ({ message, path: [name, at, ...path] })),
    )
    if (issues.length > 0) return { issues }
    return { value: { [name]: checked.flatMap((one) => (one.issues ? [] : [one.value])) } }
  }
  return { '~standard': { validate } }
}

/** Rules over an entry that stands, by those over a new one: its id and version go along. */
export function editionOf<Entry extends object>(entry: FormSchema<Entry>): FormSchema<Entry> {
  const validate = (value: unknown): Checked<Entry> => {
    const { id, version } = value as { id: string; version: number }
    const checked = now(entry['~standard'].validate(value))
    return checked.issues ? checked : { value: { ...checked.value, id, version } }
  }
  return { '~standard': { validate } }
}

/** Rules over what a page makes of its values: a tick that stands for an empty list, a field that is left out. */
export function fedBy<Values, Output>(
  schema: FormSchema<Output>,
  toInput: (values: Values) => unknown,
): FormSchema<Output> {
  const validate = (values: unknown) => schema['~standard'].validate(toInput(values as Values))
  return { '~standard': { validate } }
}

/** Rules with faults that the contract's cannot see: what a country or today decides. A message stands for each field; null is none. */
export function withFaults<Values, Output>(
  schema: FormSchema<Output>,
  faultsOf: (values: Values) => Readonly<Record<string, string | null>>,
): FormSchema<Output> {
  const validate = (values: unknown): Checked<Output> => {
    const checked = now(schema['~standard'].validate(values))
    const further = Object.entries(faultsOf(values as Values)).flatMap(([field, message]) =>
      message === null ? [] : [{ message, path: field.split('.') }],
    )
    return further.length > 0 ? { issues: [...(checked.issues ?? []), ...further] } : checked
  }
  return { '~standard': { validate } }
}

/** Judges values: what the contract makes of them, or the first message of each field by its path. */
export function judge<Output>(schema: FormSchema<Output>, values: unknown): Judged<Output> {
  const checked = now(schema['~standard'].validate(values))
  if (!checked.issues) return { output: checked.value, errors: {} }
  const errors: Record<string, string> = {}
  for (const issue of checked.issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    errors[path] ??= issue.message
  }
  return { output: undefined, errors }
}
