import { describe, expect, it } from 'vitest'
import { findValues } from './find-values'

const nobody = {
  firstName: '',
  lastName: '',
  emails: [],
  phones: [],
  jobTitle: null,
  skills: [],
  location: null,
  workAuthorizationInfo: [],
}
const marked = (text: string, more: Partial<Parameters<typeof findValues>[0]>) =>
  findValues({ ...nobody, ...more })(text).map(({ start, end }) => text.slice(start, end))

describe('what a record says is found in its resume', () => {
  it.each([
    [
      'a name, whichever way round and written',
      'NOVÁK, Élodie',
      { firstName: 'Elodie', lastName: 'Novak' },
      ['NOVÁK, Élodie'],
    ],
    [
      'a skill with signs, and no part of another',
      'C, C++ and C#, Java, JavaScript',
      { skills: ['C#', 'Java'] },
      ['C#', 'Java'],
    ],
    ['an address', 'Mail: Jane.Doe@mail.example.', { emails: ['jane.doe@mail.example'] }, ['Jane.Doe@mail.example']],
    ['a phone, however it is written', 'T (415) 555-0199 x2', { phones: ['+14155550199'] }, ['415) 555-0199']],
    ['no other number', '2019 - 2021, 415 555 0198', { phones: ['+14155550199'] }, []],
    ['Chinese without spaces', '现居上海市', { location: '上海' }, ['上海']],
    ['a work authorization', 'Visa: H1B', { workAuthorizationInfo: [{ _id: '1', name: 'H1B' }] }, ['H1B']],
    ['nothing where nothing is said', 'Anything at all', {}, []],
    [
      'longest first, without overlap',
      'Java Developer',
      { jobTitle: 'Java Developer', skills: ['Java'] },
      ['Java Developer'],
    ],
  ] as const)('%s', (_, text, more, expected) => {
    expect(marked(text, more as never)).toEqual(expected)
  })
})
