import { describe, expect, it } from 'vitest'
import { readAddresses } from './read-addresses.ts'

describe('pasted addresses', () => {
  it.each([
    ['one on each line', 'a@x.example\nb@x.example\r\nc@x.example'],
    ['commas', 'a@x.example, b@x.example,c@x.example'],
    ['semicolons and blanks', 'a@x.example; b@x.example  c@x.example'],
    ['one that is there twice', 'a@x.example\nb@x.example\nA@X.example\nc@x.example'],
  ])('are read with %s', (_, pasted) => {
    expect(readAddresses(pasted).map(({ email }) => email)).toEqual(['a@x.example', 'b@x.example', 'c@x.example'])
  })

  it('keep the names that stand before them', () => {
    expect(
      readAddresses('Anita Rao <anita@x.example>, "María del Mar Ruiz" <m@x.example>; Cher <c@x.example>'),
    ).toEqual([
      { firstName: 'Anita', lastName: 'Rao', email: 'anita@x.example' },
      { firstName: 'María del Mar', lastName: 'Ruiz', email: 'm@x.example' },
      { firstName: 'Cher', lastName: '', email: 'c@x.example' },
    ])
  })

  it('are nothing where nothing was pasted, and stay as they are where they are none', () => {
    expect(readAddresses(' \n ')).toEqual([])
    expect(readAddresses('nowhere').map(({ email }) => email)).toEqual(['nowhere'])
  })
})
