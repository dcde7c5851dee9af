import { errorMessage } from '@corridor/contract/error-table'
import type { ErrorBody } from '@corridor/contract/wire/error'
import { ORPCError } from '@orpc/server'
import { Failure, type FailureDetail } from '../platform/fail.ts'
import { SealBroken } from '../platform/field-crypto.ts'

interface Issue {
  path?: readonly (PropertyKey | { key: PropertyKey })[]
  message: string
}

/** Turns whatever a procedure threw into a refusal of our table; what nobody foresaw becomes `server.error` and says nothing more. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST') return invalid((error.data as { issues?: Issue[] } | undefined)?.issues ?? [])
    if (error.code === 'NOT_FOUND') return new Failure('request.unknownPath')
  }
  if (causeOf(error) instanceof SealBroken) return new Failure('record.sealBroken')
  return new Failure(
    isUnreachable(error) ? 'server.unavailable' : 'server.error',
    isUnreachable(error) ? { retryAfterSeconds: 5 } : {},
  )
}

function invalid(issues: readonly Issue[]): Failure {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
    fields[path || 'body'] ??= issue.message
  }
  return new Failure('request.invalid', { fields })
}

const unreachable = /^(CONNECT|ECONN|CONNECTION_|57P0|53[0-9]00|57014|55P03|08)/

// The database is gone, full, or took too long: the client may come back, the request was not answered wrongly.
function isUnreachable(error: unknown): boolean {
  const cause = causeOf(error)
  return typeof cause === 'object' && cause !== null && 'code' in cause && unreachable.test(String(cause.code))
}

const causeOf = (error: unknown) => (error instanceof ORPCError ? error.cause : error)

/** Describes a refusal whose cause lies with us for a log line; undefined for one that is its caller's. */
export function describeFault(failure: Failure, error: unknown): object | undefined {
  const cause = causeOf(error)
  if (cause instanceof SealBroken) {
    const { table, column, rowId } = cause.place
    return { error: cause.name, sealed: `${table}.${column}`, row: rowId }
  }
  return failure.status >= 500 ? describeError(error) : undefined
}

/** Describes an error for a log line: its kind and place, never a value of the request. */
export function describeError(error: unknown): { error: string; stack?: string } {
  const cause = error instanceof ORPCError && error.cause ? error.cause : error
  if (!(cause instanceof Error)) return { error: typeof cause }
  const place = cause.stack
    ?.split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
    .join('\n')
  const name = 'code' in cause ? `${cause.name} ${String(cause.code)}` : cause.name
  return { error: name, ...(place ? { stack: place } : {}) }
}

type Refusal = Omit<ErrorBody, 'requestId'> & { retryAfterSeconds?: number }

/** The body of a refusal, without the request's id, which the caller adds; `retryAfterSeconds` belongs into a header. */
export function toErrorBody(failure: ORPCError<string, unknown>): Refusal {
  const { code, data } = failure instanceof Failure ? failure : toFailure(failure)
  const { params, fields, current, retryAfterSeconds }: FailureDetail = data ?? {}
  return {
    success: false,
    code,
    message: errorMessage(code, params),
    ...(params ? { params } : {}),
    ...(fields ? { fields } : {}),
    ...(current === undefined ? {} : { current }),
    ...(retryAfterSeconds ? { retryAfterSeconds } : {}),
  }
}
