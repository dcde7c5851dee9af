import { describe, expect, it } from 'vitest'
import { compare, merge } from './conflict'

const names = ['title', 'place', 'skills', 'open']
const opened = { version: 1, title: 'Welder', place: 'Dallas', skills: ['Java'], open: false }
const editions = (mine: object, theirs: object) => ({
  opened,
  mine: { ...opened, ...mine },
  theirs: { ...opened, version: 2, ...theirs },
})

describe('two editions of a record', () => {
  it.each([
    ['nothing', {}, {}, { contested: [], byMe: [], byThem: [] }],
    ['one side each', { title: 'Pilot' }, { place: 'Austin' }, { contested: [], byMe: ['title'], byThem: ['place'] }],
    ['both, differently', { title: 'Pilot' }, { title: 'Miner' }, { contested: ['title'], byMe: [], byThem: [] }],
    ['both, to the same', { title: 'Pilot' }, { title: 'Pilot' }, { contested: [], byMe: [], byThem: [] }],
    ['lists', { skills: ['Go'] }, { skills: ['Java', 'C'] }, { contested: ['skills'], byMe: [], byThem: [] }],
    ['yes and no', { open: true }, { title: 'Miner' }, { contested: [], byMe: ['open'], byThem: ['title'] }],
  ])('that changed %s', (_, mine, theirs, expected) => {
    expect(compare(editions(mine, theirs), names)).toEqual(expected)
  })

  it('become one, with the version that stands', () => {
    const both = editions(
      { title: 'Pilot', place: 'Austin', open: true },
      { title: 'Miner', place: 'Houston', skills: [] },
    )
    expect(merge(both, names, { title: 'mine', place: 'theirs' })).toEqual({
      version: 2,
      title: 'Pilot',
      place: 'Houston',
      skills: [],
      open: true,
    })
  })
})
