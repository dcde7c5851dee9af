import { describe, expect, it } from 'vitest'
import { isMapping, readCells, suggestMapping } from './rules.ts'

describe('a mapping', () => {
  it.each<[string[], Record<string, number>]>([
    [['Name', 'State', 'Country'], { name: 0, state: 1, country: 2 }],
    [['state', 'NAME'], { name: 1, state: 0 }],
    [['City', 'Province / State'], { name: 0 }],
    [['Name', 'Name', 'State'], { name: 0, state: 2 }],
    [['Ort', 'Land'], {}],
    [['', 'region'], { state: 1 }],
  ])('of the headers %j is suggested', (headers, mapping) => {
    expect(suggestMapping('city', headers)).toEqual(mapping)
  })

  it.each<[Record<string, number>, boolean]>([
    [{ name: 0, state: 1 }, true],
    [{ name: 0, state: 0 }, true],
    [{ name: 0 }, false],
    [{ name: 0, state: 3 }, false],
    [{ name: 0, state: 1, status: 2 }, false],
    [{ name: 0, state: 1, toString: 0 }, false],
  ])('%j for three columns is judged', (mapping, isSound) => {
    expect(isMapping('city', mapping, 3)).toBe(isSound)
  })
})

describe('the cells of a row', () => {
  const mapping = { name: 0, state: 1, country: 2 }
  it.each<[string[], string | undefined]>([
    [['Lahore', 'Punjab', 'Pakistan'], 'Punjab, Pakistan'],
    [['Lahore', 'Punjab', ''], 'Punjab'],
    [['Lahore', 'Punjab, Pakistan', 'Pakistan'], 'Punjab, Pakistan'],
    [['Lahore'], undefined],
  ])('%j name the state %j', (cells, state) => {
    const { values, names } = readCells('city', mapping, cells, { width: 3, dateFormat: undefined, sealed: {} })
    expect(values).toEqual({ name: 'Lahore' })
    expect(names.state).toEqual(state && [state])
  })
})
