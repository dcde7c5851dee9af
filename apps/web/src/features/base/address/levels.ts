import { notFound } from '@tanstack/react-router'
import { text } from '../../../lib/language/text'
import type { AddressLevel } from '../../../paths'

interface LevelTexts {
  title: string
  description: string
  /** spec 1 §8; product.md, Messages in variants. */
  missing: string
  /** spec 1 §2: country and state say 'Save Changes'. */
  save: string
}

export const levelTexts: Record<AddressLevel, LevelTexts> = {
  country: {
    title: text('Country'),
    description: text('Countries that forms offer, with their phone codes.'),
    missing: text('Data not found'),
    save: text('Save Changes'),
  },
  state: {
    title: text('State'),
    description: text('States and provinces, each in its country.'),
    missing: text('Data group not found'),
    save: text('Save Changes'),
  },
  city: {
    title: text('City'),
    description: text('Cities, each in its state.'),
    missing: text('City data not found'),
    save: text('Update City'),
  },
}

export const isLevel = (level: string): level is AddressLevel => level in levelTexts

/** The record that the address of a level's page names. */
export const levelTitle = ({ level = '' }: { level?: string }) => (isLevel(level) ? levelTexts[level].title : undefined)

/** The level that an address names; another is the not-found page. */
export function toLevel(level: string): AddressLevel {
  if (!isLevel(level)) throw notFound()
  return level
}
