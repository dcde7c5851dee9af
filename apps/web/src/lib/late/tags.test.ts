import { expect, it } from 'vitest'
import { withTags } from './tags'

it.each([
  ['a text', 'Welding', ['Java', 'Welding']],
  ['what commas divide', 'Welding, SQL,', ['Java', 'Welding', 'SQL']],
  ['none that stands already', 'java, JAVA', ['Java']],
  ['nothing that is empty', ' , ', ['Java']],
  ['no more than may be', 'a, b, c, d', ['Java', 'a', 'b', 'c']],
])('adds %s', (_, typed, tags) => {
  expect(withTags(['Java'], typed, 4)).toEqual(tags)
})
