import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endpoints } from './endpoints.ts'
import { type RunningApp, runApp } from './running-app.ts'

interface Operation {
  operationId: string
  summary: string
  tags: string[]
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
  parameters?: { name: string; in: string; required?: boolean }[]
}
interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; securitySchemes: Record<string, object> }
}

let run: RunningApp
let document: Document
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' })
  document = (await run.call().get<Document>('/openapi.json')).body
})
afterAll(() => run.close())

describe('the description of the API', () => {
  it('is OpenAPI 3.1 and names server, scheme and refusal', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(document.info).toMatchObject({ title: 'Corridor', version: '1' })
    expect(document.servers).toEqual([{ url: '/api/v1' }])
    expect(document.components.securitySchemes).toMatchObject({ bearer: { type: 'http', scheme: 'bearer' } })
    expect(document.components.schemas.Error).toMatchObject({ type: 'object' })
  })

  it('holds every endpoint of the contract and no other', () => {
    const described = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.sort()).toEqual(endpoints.map(({ name }) => name).sort())
  })

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('tells of %s', (_, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]
    expect(operation?.summary).toBeTruthy()
    expect(Object.keys(operation?.responses ?? {})).toEqual([String(endpoint.successStatus), 'default'])
    const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const inPath = operation?.parameters?.filter((parameter) => parameter.in === 'path') ?? []
    expect(inPath.map(({ name }) => name)).toEqual(names)
  })

  it('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '')
    for (const reference of references) {
      const target = reference
        .split('/')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)?.[key], document)
      expect(target).toBeDefined()
    }
    const ids = Object.values(document.paths).flatMap((methods) => Object.values(methods).map((one) => one.operationId))
    expect(new Set(ids).size).toBe(ids.length)
  })
})

it('is shown on a page that loads everything from this server', async () => {
  const page = await fetch(`${run.url}/api/docs`)
  const html = await page.text()
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? '')
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) {
    expect(address).toMatch(/^\/(?!\/)/)
    const part = await fetch(run.url + address)
    expect(part.status).toBe(200)
    await part.arrayBuffer()
  }
  expect(html).not.toMatch(/<script>|<script [^>]*>[^<]|style="| on\w+="/)
})
