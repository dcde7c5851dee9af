import { fold } from '@corridor/contract/records/transfer/cell'
import { importColumns } from '@corridor/contract/transfers'
import { expect, it } from 'vitest'
import ar from './ar.json'
import fr from './fr.json'
import zh from './zh.json'

it.each(Object.entries({ ar, fr, zh }))(
  'a table of students with the headers of %s is understood',
  (_language, texts) => {
    const unknown = importColumns('student').filter(({ header, field, synonyms = [] }) => {
      const written = (texts as Record<string, string>)[header] ?? ''
      return ![header, field, ...synonyms].map(fold).includes(fold(written))
    })
    expect(unknown.map(({ header }) => header)).toEqual([])
  },
)
