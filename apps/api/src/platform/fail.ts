import {
  type ErrorCode,
  type ErrorParams,
  errorMessage,
  errorTable,
  type ParamsOf,
} from '@corridor/contract/error-table'
import { ORPCError } from '@orpc/server'

export interface FailureDetail {
  params?: ErrorParams
  /** Input field to the text that stands beside it. */
  fields?: Record<string, string>
  /** The record as it stands, with `record.changed`. */
  current?: unknown
  retryAfterSeconds?: number
}

/** A refusal by its code; status and text follow from the contract's table. */
export class Failure extends ORPCError<ErrorCode, FailureDetail> {
  constructor(code: ErrorCode, detail: FailureDetail = {}) {
    super(code, { status: errorTable[code][0], message: errorMessage(code, detail.params), data: detail })
  }
}

type Rest<Params> = undefined extends Params
  ? [params?: Params, detail?: Omit<FailureDetail, 'params'>]
  : [params: Params, detail?: Omit<FailureDetail, 'params'>]

/** `throw fail('hotlist.nameTaken', { name })` */
export const fail = <Code extends ErrorCode>(code: Code, ...[params, detail]: Rest<ParamsOf<Code>>): Failure =>
  new Failure(code, { ...(params ? { params } : {}), ...detail })
