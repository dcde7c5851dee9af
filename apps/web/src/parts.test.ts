import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Part, Parts } from './lib/places'
import * as nouns from './parts'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
const parts = Object.values<Parts>(nouns).flatMap((declared) => Object.entries(declared) as [keyof Parts, Part][])
const known = [...read('lib/places.ts').matchAll(/^ {2}'([\w.]+)': /gm)].map(([, name]) => name)

describe('parts of places', () => {
  it.each(parts)('%s gets a part that takes what is given there', (name, { file }) => {
    expect(read(file)).toMatch(new RegExp(`export default function \\w+\\(.*: Given<'${name}'>`))
  })

  it.each(known)('%s has a part, and what draws it is typed', (name) => {
    expect(parts.map(([place]) => place)).toContain(name)
    expect(read('virtual.d.ts')).toContain(`Given<'${name}'>`)
  })

  it('have an order within their place', () => {
    const stands = parts.map(([place, { at }]) => `${place} ${at}`)
    expect(new Set(stands).size).toBe(stands.length)
  })
})
