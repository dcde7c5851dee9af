import type { VisitFacts } from '@corridor/contract/wire/visit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { toErrorBody } from '../answer-error.ts'
import { fromFramework, noteFailure } from '../server.ts'
import { answerVisit } from './answer-visit.ts'
import { acceptFormBodies } from './form-body.ts'
import { assertOwnOrigin } from './own-origin.ts'
import type { WebBuild } from './web-build.ts'

/** Forms of public pages: posted urlencoded, answered with the page that they stand on, so that they work without script. */
export interface VisitForms {
  /** Lets the routes of a part take forms, and shows a refusal of any of them on the form's page. */
  acceptForms(part: FastifyInstance): void
  /** Does what a form asks for, and shows its page with what became of it. Refuses what another site sent. */
  answerForm(request: FastifyRequest, reply: FastifyReply, work: () => Promise<unknown>): Promise<unknown>
  /** Shows the page of the request's address, filled with what was found. */
  answerPage(request: FastifyRequest, reply: FastifyReply, given?: VisitFacts): unknown
  /** Refuses what another site made a browser send. */
  assertOwn(request: FastifyRequest): void
}

/** Without a build, as for the tests of the API alone, answers have the shape of the API. */
export const makeVisitForms = (build: WebBuild | undefined, publicUrl: string): VisitForms => ({
  acceptForms(part) {
    acceptFormBodies(part)
    if (!build) return
    part.setErrorHandler((error: FastifyError, request, reply) => {
      const failure = fromFramework(error)
      noteFailure(request, failure)
      const { code, message, params, retryAfterSeconds } = toErrorBody(failure)
      if (retryAfterSeconds) reply.header('retry-after', retryAfterSeconds)
      const outcome = { code, message, ...(params ? { params } : {}) }
      return answerVisit(build, request, reply, { outcome, status: failure.status })
    })
  },
  async answerForm(request, reply, work) {
    assertOwnOrigin(request, publicUrl)
    const answer = await work()
    return build ? answerVisit(build, request, reply, { outcome: 'done' }) : answer
  },
  answerPage: (request, reply, given) =>
    build ? answerVisit(build, request, reply, given ? { given } : {}) : (given ?? {}),
  assertOwn: (request) => assertOwnOrigin(request, publicUrl),
})
