import { type ComposedFormat, composeZone, type ZoneHolder } from '../../apps/api/test/reading/zone/compose-zone.ts'
import type { PagePlan, ZoneFace } from '../../apps/api/test/reading/zone/draw-page.ts'
import type { Spoil } from '../../apps/api/test/reading/zone/spoil.ts'
import { makeRandom, type Random } from '../made-random.ts'
import { makeHolder } from './holders.ts'

export type ZoneGroup = 'clear' | 'third' | 'glare' | 'wrong digit' | 'noise'

/** A picture to draw, and what stands in its zone. */
export interface ZoneCase {
  at: number
  group: ZoneGroup
  format: ComposedFormat
  holder: ZoneHolder
  plan: PagePlan
  spoil: Spoil
  type: 'jpg' | 'png' | 'webp' | 'pdf'
  /** Line and cell of a digit that was made wrong. */
  wrong: { line: number; cell: number } | null
}

const formats: readonly ComposedFormat[] = ['TD3', 'TD3', 'TD3', 'TD3', 'MRV-A', 'TD1', 'TD3', 'MRV-B', 'TD3', 'TD2']
const faces: readonly ZoneFace[] = ['upright', 'square', 'thick', 'slanted', 'thin', 'upright']

/** The case of a number: a third of all are unseen while anything is tuned (`at % 3 === 2`). */
export function makeCase(at: number): ZoneCase {
  const random = makeRandom(9303 + at * 7919)
  const between = (low: number, high: number) => low + (random.below(10_001) / 10_000) * (high - low)
  const group = groupOf(random, at)
  const format = group === 'wrong digit' ? 'TD3' : (formats[Math.floor(at / 3) % formats.length] as ComposedFormat)
  const pair = at % 25 === 3 ? 'A00000101' : at % 25 === 4 ? 'AOOOOO101' : null
  const holder = { ...makeHolder(random, at, format === 'TD1' || format === 'TD2'), ...(pair && { number: pair }) }
  const lines = composeZone(format, holder)
  const wrong = group === 'wrong digit' ? { line: 1, cell: random.pick([9, 19, 27, 43]) } : null
  if (wrong) lines[1] = spoilDigit(lines[1] ?? '', wrong.cell, random)
  return {
    ...{ at, group, format, holder, wrong },
    type: at % 16 === 5 ? 'pdf' : at % 16 === 11 ? 'png' : at % 16 === 14 ? 'webp' : 'jpg',
    plan: {
      lines,
      face: faces[Math.floor(at / 2) % faces.length] as ZoneFace,
      share: group === 'third' ? 0.333 : between(0.45, 1),
      angle: at % 4 === 0 ? between(-14, 14) : between(-4, 4),
      quarters: at % 7 === 1 ? random.below(4) : at % 7 === 4 ? 2 : 0,
      shear: between(-0.012, 0.012),
      title: format.startsWith('MRV') ? `VISA  ${holder.issuer}` : `PASSPORT  ${holder.issuer}  REPUBLIC OF NOWHERE`,
      texts: textsOf(holder),
      foot: between(5.5, 9),
      spacing: between(6, 6.6),
      ink: between(15, 60),
      paper: between(215, 248),
      desk: between(20, 190),
      pattern: between(0, 0.28),
      glare: group === 'glare' ? { at: between(0.1, 0.9), radius: between(9, 22), strength: between(0.8, 1) } : null,
      corner: between(0.45, 1),
      seed: at,
    },
    spoil: {
      blur: between(0, 1) ** 2 * 3,
      noise: group === 'noise' ? between(25, 40) : between(0, 14),
      light: at % 6 === 2 ? between(0.3, 0.5) : between(0.75, 1.1),
      quality: Math.round(between(55, 92)),
    },
  }
}

function groupOf(random: Random, at: number): ZoneGroup {
  const turn = at % 10
  if (turn === 7) return 'third'
  if (turn === 8) return 'glare'
  if (turn === 9) return random.chance(0.5) ? 'wrong digit' : 'noise'
  return 'clear'
}

function spoilDigit(line: string, cell: number, random: Random): string {
  const was = Number(line[cell])
  return `${line.slice(0, cell)}${(was + 1 + random.below(9)) % 10}${line.slice(cell + 1)}`
}

const textsOf = ({ surname, given, number, sex, issuer }: ZoneHolder) => [
  'Surname / Nom',
  surname.replaceAll('<', ' '),
  'Given names / Prénoms',
  given.replaceAll('<', ' '),
  'Nationality / Nationalité',
  issuer,
  `Sex / Sexe  ${sex}      Passport No.  ${number}`,
  'Authority / Autorité',
  'REGIONAL PASSPORT OFFICE',
  'Date of issue / Date de délivrance',
  '01 JAN / JAN 2024',
]
