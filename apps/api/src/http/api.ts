import { contract } from '@corridor/contract'
import type { EndpointMeta } from '@corridor/contract/wire/endpoint'
import { implement } from '@orpc/server'
import type { Pool } from '../db/pool/pool.ts'
import { type CompanyContext, type Context, toCompanyContext } from '../db/scope/context.ts'
import { hashToken } from '../platform/crypto.ts'
import { fail } from '../platform/fail.ts'
import type { Platform } from '../platform.ts'
import type { AccountCall, RateLimits } from './rate-limits.ts'
import { type Admitted, admit, toContext, toPersonContext } from './session/gate.ts'
import type { OpenStream, OpenStreams } from './session/open-streams.ts'
import type { Device, Follower, Origin, Visit } from './visitor.ts'

const idempotencyKeyCharsMax = 200

/** Context of a request before anybody is let in. */
export interface RequestContext {
  readonly db: Pool
  readonly platform: Platform
  readonly limits: RateLimits
  readonly streams: OpenStreams
  readonly isDemo: boolean
  readonly bypassCode: string | undefined
  readonly requestId: string
  readonly authorization: string | undefined
  readonly address: string
  readonly device: Device
  readonly userAgent: string | undefined
  readonly idempotencyKey: string | undefined
  /** The browser that asks, once it is known for which session. */
  readonly followerOf: (sessionId: string) => Follower
  /** Says which endpoint was called, for the metrics. */
  readonly nameEndpoint: (name: string) => void
}

const bare = implement(contract).$context<RequestContext>()

const gate = bare.middleware(async ({ context, procedure, next }) => {
  const meta = procedure['~orpc'].meta as EndpointMeta
  const admitted = await admit(context.db, meta, context.authorization)
  return next({ context: { admitted } })
})

/** The contract, behind the session gate: a feature's routes give each endpoint its function. */
export const api = bare.use(gate)

type Gated = RequestContext & { admitted: Admitted | null }

/** Hands the caller's context and the input to a function that any signed-in person may reach. */
export const signedIn =
  <Input, Output>(work: (context: Context, input: Input) => Output) =>
  ({ context, input }: { context: Gated; input: Input }): Output =>
    work(contextOf(context, input), input)

/** As `signedIn`, for a function about the caller's own account, which is of no company: their sessions are of all of theirs. */
export const asPerson =
  <Input, Output>(work: (context: Context, input: Input) => Output) =>
  ({ context, input }: { context: Gated; input: Input }): Output =>
    work(personContextOf(context, input), input)

/** As `signedIn`, for a function that works inside one company. */
export const inCompany =
  <Input, Output>(work: (context: CompanyContext, input: Input) => Output) =>
  ({ context, input }: { context: Gated; input: Input }): Output =>
    work(toCompanyContext(contextOf(context, input)), input)

/** As `inCompany`, for a function that asks its caller for a secret and counts the tries. */
export const provedInCompany =
  <Input, Output>(work: (context: CompanyContext, input: Input, limits: RateLimits) => Output) =>
  ({ context, input }: { context: Gated; input: Input }): Output =>
    work(toCompanyContext(contextOf(context, input)), input, context.limits)

/** As `inCompany`, for a function that keeps where the request came from. */
export const witnessed =
  <Input, Output>(work: (context: CompanyContext, input: Input, from: Origin) => Output) =>
  ({ context, input }: { context: Gated; input: Input }): Output =>
    work(toCompanyContext(contextOf(context, input)), input, context)

/** As `signedIn`, for a function that answers with the address of a file. */
export const leadingToFile =
  <Input, Output>(work: (context: Context, input: Input, follower: Follower) => Output) =>
  ({ context, input }: { context: Gated; input: Input }): Output => {
    const made = contextOf(context, input)
    return work(made, input, context.followerOf(made.caller.sessionId))
  }

/** As `leadingToFile`, for a function that works inside one company. */
export const leadingToFileInCompany = <Input, Output>(
  work: (context: CompanyContext, input: Input, follower: Follower) => Output,
) => leadingToFile<Input, Output>((context, input, follower) => work(toCompanyContext(context), input, follower))

/** Hands a visit and the input to a function that anybody may reach, within the limits of its call. */
export const visited =
  <Input extends { email?: string; token?: string; challenge?: string; code?: string }, Output>(
    call: AccountCall,
    work: (visit: Visit, input: Input, limits: RateLimits) => Promise<Output>,
  ) =>
  async ({ context, input }: { context: Gated; input: Input }): Promise<Output> => {
    const { db, platform, requestId, userAgent, bypassCode, limits, address, device } = context
    await limits.account(
      call,
      (input.email ?? input.token ?? input.challenge ?? input.code ?? '').toLowerCase(),
      address,
    )
    return work({ db, platform, requestId, address, device, userAgent, bypassCode }, input, limits)
  }

/** As `asPerson`, for a function that asks for a secret of the account: within the limits of its call. */
export const guarded =
  <Input, Output>(call: AccountCall, work: (context: Context, input: Input, limits: RateLimits) => Promise<Output>) =>
  ({ context, input }: { context: Gated; input: Input }): Promise<Output> =>
    withinLimits(call, context, personContextOf(context, input), input, work)

/** As `guarded`, for a function that works inside one company. */
export const guardedInCompany =
  <Input, Output>(call: AccountCall, work: (context: CompanyContext, input: Input) => Promise<Output>) =>
  ({ context, input }: { context: Gated; input: Input }): Promise<Output> =>
    withinLimits(call, context, contextOf(context, input), input, (made) => work(toCompanyContext(made), input))

async function withinLimits<Input, Output>(
  call: AccountCall,
  { limits, address }: Gated,
  made: Context,
  input: Input,
  work: (context: Context, input: Input, limits: RateLimits) => Promise<Output>,
): Promise<Output> {
  await limits.account(call, made.caller.userId, address)
  return work(made, input, limits)
}

/** As `signedIn`, for a function that answers bit by bit until the caller leaves, or may not follow any more. */
export const streamed =
  <Part>(work: (context: Context, signal: AbortSignal) => AsyncGenerator<Part>) =>
  async ({ context, input, signal }: { context: Gated; input: unknown; signal?: AbortSignal | undefined }) => {
    const made = contextOf(context, input)
    const stream = await context.streams.open({ ...made.caller, sight: context.admitted?.session.sight ?? '' })
    // Closes the stream of a caller who left before the first word: nobody would read it, and so end it.
    signal?.addEventListener('abort', stream.leave)
    if (signal?.aborted) stream.leave()
    return follow(stream, work(made, signal ? AbortSignal.any([signal, stream.signal]) : stream.signal))
  }

async function* follow<Part>({ leave }: OpenStream, parts: AsyncGenerator<Part>): AsyncGenerator<Part> {
  try {
    yield* parts
  } finally {
    leave()
  }
}

const contextOf = (gated: Gated, input: unknown): Context => toContext(...toRequest(gated, input))
const personContextOf = (gated: Gated, input: unknown): Context => toPersonContext(...toRequest(gated, input))

function toRequest({ db, platform, requestId, admitted, idempotencyKey }: Gated, input: unknown) {
  if (!admitted) throw fail('session.missing')
  const idempotency = idempotencyKey
    ? { key: toKey(idempotencyKey), requestHash: hashToken(JSON.stringify(input)) }
    : null
  return [{ db, platform, requestId, idempotency }, admitted] as const
}

function toKey(given: string): string {
  if (given.length > idempotencyKeyCharsMax) throw fail('request.malformed')
  return given
}
