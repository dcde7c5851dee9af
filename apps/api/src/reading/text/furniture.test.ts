import { expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { withoutFurniture } from './furniture.ts'

it('a page of as many lines as a text may have keeps them all', () => {
  const count = 250_000
  const page = toPage(Array.from({ length: count }, () => ({ text: 'a', size: 0 })))
  expect(withoutFurniture([page])[0]).toHaveLength(count)
})
