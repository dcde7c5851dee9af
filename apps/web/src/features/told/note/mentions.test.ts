import { describe, expect, it } from 'vitest'
import { splitMentions, typedMention, withMention } from './mentions'

describe('a mention', () => {
  it.each([
    ['@', 1, { at: 0, name: '' }],
    ['Hi @ra', 6, { at: 3, name: 'ra' }],
    ['Hi @Ravi Pa', 11, { at: 3, name: 'Ravi Pa' }],
    ['مرحبا @رافي', 11, { at: 6, name: 'رافي' }],
    ['Hi @ra, and', 11, undefined],
    ['ravi@acme', 9, undefined],
    ['Hi @ra\nnext', 11, undefined],
  ])('is found as it is typed: %j', (note, caret, found) => {
    expect(typedMention(note, caret)).toEqual(found)
  })

  it('takes the place of what was typed', () => {
    expect(withMention('Hi @ra please', 3, 6, 'Ravi Patel')).toEqual({ note: 'Hi @Ravi Patel please', caret: 15 })
  })

  it('is told from the words around it, the longer name first', () => {
    const parts = splitMentions('@Ravi Patel and @Ravi', ['@Ravi', '@Ravi Patel'])
    expect(parts.filter(({ isMention }) => isMention).map(({ part }) => part)).toEqual(['@Ravi Patel', '@Ravi'])
    expect(parts.map(({ part }) => part).join('')).toBe('@Ravi Patel and @Ravi')
  })
})
