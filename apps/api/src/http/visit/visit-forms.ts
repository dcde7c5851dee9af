import type { VisitFacts, VisitOutcome, VisitTable } from '@corridor/contract/wire/visit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '../../platform/fail.ts'
import { toErrorBody } from '../answer-error.ts'
import { fromFramework, noteFailure } from '../server.ts'
import { answerVisit } from './answer-visit.ts'
import { acceptFormBodies, acceptUploadBodies } from './form-body.ts'
import { assertOwnOrigin } from './own-origin.ts'
import type { WebBuild } from './web-build.ts'

/** Values that fill a page, and why its form was refused. */
export interface PageAnswer {
  given?: VisitFacts
  table?: VisitTable
  refusal?: Failure
}

/** Forms of public pages: posted urlencoded, answered with the page that they stand on, so that they work without script. */
export interface VisitForms {
  /** Lets the routes of a part take forms, with a file if they say how large, and shows a refusal of any of them on the form's page. */
  acceptForms(part: FastifyInstance, fileBytesMax?: number): void
  /** Does what a form asks for, and shows its page with what became of it. Refuses what another site sent. */
  answerForm(request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown>
  /** Shows the page of the request's address, filled with what was found. */
  answerPage(request: FastifyRequest, reply: FastifyReply, answer?: PageAnswer): unknown
  /** Refuses what another site made a browser send. */
  assertOwn(request: FastifyRequest): void
}

/** Without a build, as for the tests of the API alone, answers have the shape of the API. */
export const makeVisitForms = (build: WebBuild | undefined, publicUrl: string): VisitForms => ({
  acceptForms(part, fileBytesMax) {
    acceptFormBodies(part)
    if (fileBytesMax !== undefined) acceptUploadBodies(part, fileBytesMax)
    if (!build) return
    part.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = fromFramework(error)
      noteFailure(request, failure)
      const { retryAfterSeconds } = toErrorBody(failure)
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
      return answerVisit(build, request, reply, { outcome: toOutcome(failure), status: failure.status })
    })
  },
  async answerForm(request, reply, work) {
    assertOwnOrigin(request, publicUrl)
    const answer = await work()
    return build ? answerVisit(build, request, reply, { outcome: 'done' }) : answer
  },
  answerPage(request, reply, { given, table, refusal } = {}) {
    const status = refusal?.status
    if (!build)
      return reply
        .status(status ?? 200)
        .send({ ...given, ...(table && { table }), ...(refusal && toErrorBody(refusal)) })
    return answerVisit(build, request, reply, {
      ...(given && { given }),
      ...(table && { table }),
      ...(refusal && { outcome: toOutcome(refusal), status: refusal.status }),
    })
  },
  assertOwn: (request) => assertOwnOrigin(request, publicUrl),
})

function toOutcome(failure: Failure): VisitOutcome {
  const { code, message, params } = toErrorBody(failure)
  return { code, message, ...(params ? { params } : {}) }
}
