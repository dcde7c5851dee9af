import { errors } from './gathered/errors.ts'
import type { NamesIn } from './wire/facts.ts'

/**
 * Every refusal of the product by its code: HTTP status and the text that the page shows. `{name}` takes a parameter.
 * Plain data, so that the browser may carry it without the validator.
 */
export const errorTable = errors

export type ErrorCode = keyof typeof errorTable
export type ErrorParams = Record<string, string | number>
type NamesOf<Code extends ErrorCode> = NamesIn<(typeof errorTable)[Code][1]>
/** Values that fill the text of a refusal; more may be told beside them. None is needed by a text without names. */
export type ParamsOf<Code extends ErrorCode> = [NamesOf<Code>] extends [never]
  ? ErrorParams | undefined
  : ErrorParams & Record<NamesOf<Code>, string | number>

/** The text of a refusal with its parameters in place. */
export const errorMessage = (code: ErrorCode, params?: ErrorParams): string => withParams(errorTable[code][1], params)

/** A text whose `{name}`s are parameters, with those in place. */
export const withParams = (text: string, params: ErrorParams = {}): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))
