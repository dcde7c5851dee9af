import { type ErrorCode, errorTable } from '@corridor/contract/error-table'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { Endpoint } from './endpoints.ts'
import type { RunningApp } from './running-app.ts'

export interface JsonSchema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}
type Content = Record<string, { schema: JsonSchema }>
interface Operation {
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}
interface Document {
  paths: Record<string, Record<string, Operation>>
}

export interface Judged {
  status: number
  type: string | null
  body: unknown
}

/** The served description of the API, to judge answers by as somebody else's client would. */
export interface Declared {
  /** Schema of the body of a call; undefined if it has none. */
  bodyOf(endpoint: Endpoint): JsonSchema | undefined
  /** Finds the faults of an answer: a status or a shape that is not declared, or one of our own faults. Empty if there are none. */
  faultsOf(endpoint: Endpoint, answer: Judged): string[]
}

export async function readDeclared(run: RunningApp): Promise<Declared> {
  const { body: document } = await run.call().get<Document>('/openapi.json')
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'api')
  const operationOf = ({ path, method }: Endpoint) => document.paths[path]?.[method.toLowerCase()] as Operation
  const shapeFaults = ({ path, method }: Endpoint, response: string, body: unknown) => {
    const place = ['paths', path, method.toLowerCase(), 'responses', response, 'content', 'application/json', 'schema']
    const reference = `api#/${place.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')}`
    // Compiled when it is asked for first, and kept.
    const judge = ajv.getSchema(reference)
    if (!judge) return [`${reference} is not declared`]
    return judge(body) ? [] : [ajv.errorsText(judge.errors)]
  }
  return {
    bodyOf: (endpoint) => operationOf(endpoint).requestBody?.content['application/json']?.schema,
    faultsOf(endpoint, { status, type, body }) {
      const { responses } = operationOf(endpoint)
      if (status >= 500) return [`answered ${status}: ${JSON.stringify(body)}`]
      if (status >= 400) return [...shapeFaults(endpoint, 'default', body), ...codeFaults(status, body)]
      const content = responses[status]?.content
      if (!content) return [`${status} is not declared`]
      if (type === 'text/event-stream') return content[type] ? [] : [`${type} is not declared`]
      return shapeFaults(endpoint, String(status), body)
    },
  }
}

function codeFaults(status: number, body: unknown): string[] {
  const { code } = body as { code: ErrorCode }
  return errorTable[code]?.[0] === status ? [] : [`${code} is not a refusal with ${status}`]
}
