import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { contract } from '@corridor/contract'
import { errorBody } from '@corridor/contract/wire/error'
import fastifyStatic from '@fastify/static'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { apiRoot } from './rpc.ts'

type Operation = { responses?: Record<string, unknown>; security?: unknown[] }

/** The OpenAPI 3.1 document of the whole contract. */
export async function describeContract(): Promise<Record<string, unknown>> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Corridor', version: '1', description: 'The HTTP API of Corridor.' },
    servers: [{ url: apiRoot }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      // Zod's type of a schema and that of the description differ in what may be undefined.
      schemas: { Error: z.toJSONSchema(errorBody) as OpenAPI.SchemaObject },
    },
    security: [{ bearer: [] }],
  })
  const refusal = {
    description: 'Refused: the code and the text to show',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  }
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path as Record<string, Operation>))
      operation.responses = { ...operation.responses, default: refusal }
  }
  return document as unknown as Record<string, unknown>
}

/** The document at `/api/v1/openapi.json` and a page to read it at `/api/docs`, all from this server. */
export function serveReference(app: FastifyInstance): void {
  let document: Promise<Record<string, unknown>> | undefined
  app.get(`${apiRoot}/openapi.json`, async () => {
    document ??= describeContract()
    return document
  })
  const reader = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  app.register(fastifyStatic, { root: reader, prefix: '/api/docs/reader/', decorateReply: false, index: false })
  app.register(fastifyStatic, {
    root: join(import.meta.dirname, 'reference'),
    prefix: '/api/docs/',
    decorateReply: false,
    index: 'index.html',
  })
  app.get('/api/docs', (_request, reply) => reply.redirect('/api/docs/'))
}
