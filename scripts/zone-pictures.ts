import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ComposedFormat, composeZone, type ZoneHolder } from '../apps/api/test/reading/zone/compose-zone.ts'
import { drawPage, type PagePlan } from '../apps/api/test/reading/zone/draw-page.ts'
import { type Spoil, spoil } from '../apps/api/test/reading/zone/spoil.ts'
import { makeRandom } from '../bench/made-random.ts'

// node scripts/zone-pictures.ts: draws the demo's six pictures of passports. Nobody has such a passport: numbers begin with zeros, and each is
// stamped as a specimen. It needs the fonts of Debian's package fonts-ocr-b.
interface DemoPicture {
  file: string
  format: ComposedFormat
  holder: ZoneHolder
  plan?: Partial<PagePlan>
  spoil?: Partial<Spoil>
}

const folder = join(import.meta.dirname, '../apps/api/src/features/flow/demo/seed/files')
const size = { width: 1000, height: 720 }

const pictures: readonly DemoPicture[] = [
  {
    file: 'passport-harpreet-singh.jpg',
    format: 'TD3',
    holder: passport('IND', 'Z0000051', '030911', '310808', 'M', 'SINGH', 'HARPREET'),
  },
  {
    file: 'passport-bikash-thapa.jpg',
    format: 'TD3',
    holder: passport('NPL', '00000059', '970925', '280809', 'M', 'THAPA', 'BIKASH'),
    plan: { angle: 11, share: 0.86, desk: 95 },
  },
  {
    file: 'passport-thi-mai-nguyen.jpg',
    format: 'TD3',
    holder: passport('VNM', 'Z0000055', '050713', '270330', 'F', 'NGUYEN', 'THI<MAI'),
    spoil: { blur: 2 },
  },
  {
    file: 'passport-chidi-okafor.jpg',
    format: 'TD3',
    holder: passport('NGA', 'Z00000054', '011030', '300320', 'M', 'OKAFOR', 'CHIDI'),
    plan: { glare: { at: 0.45, radius: 34, strength: 1 } },
  },
  {
    file: 'passport-ayesha-khan.jpg',
    format: 'TD3',
    holder: passport('PAK', 'ZZ0000056', '871011', '290705', 'F', 'KHAN', 'AYESHA'),
    plan: { blend: { line: 1, cell: 8, sign: 'G' } },
  },
  {
    file: 'visa-jose-garcia-lopez.jpg',
    format: 'MRV-B',
    holder: { ...passport('USA', 'Z00000062', '001111', '271201', 'M', 'GARCIA<LOPEZ', 'JOSE'), citizenship: 'MEX' },
  },
]

function passport(
  issuer: string,
  number: string,
  birth: string,
  expiry: string,
  sex: string,
  surname: string,
  given: string,
): ZoneHolder {
  return { issuer, citizenship: issuer, number, birth, expiry, sex, surname, given }
}

for (const { file, format, holder, plan, spoil: faults } of pictures) {
  const random = makeRandom(5)
  const page: PagePlan = {
    lines: composeZone(format, holder),
    ...{ face: 'upright', share: 0.95, angle: 0.6, quarters: 0, shear: 0, foot: 7, spacing: 6.35 },
    title: format === 'MRV-B' ? `VISA  ${holder.issuer}` : `PASSPORT  ${holder.issuer}`,
    texts: [
      'Surname',
      holder.surname.replaceAll('<', ' '),
      'Given names',
      holder.given.replaceAll('<', ' '),
      'Nationality',
      holder.citizenship,
      `Sex  ${holder.sex}`,
      `No.  ${holder.number}`,
    ],
    ...{ ink: 25, paper: 236, desk: 120, pattern: 0.12, glare: null, corner: 0.88, seed: 3, stamp: 'SPECIMEN' },
    ...plan,
  }
  const canvas = drawPage(page, size.width, size.height)
  const bytes = await spoil(
    canvas,
    { blur: 0, noise: 0, light: 1, quality: 40, ...faults },
    () => random.below(1e6) / 1e6,
  )
  await writeFile(join(folder, file), bytes)
  process.stdout.write(`${file} ${Math.round(bytes.length / 1024)} KB\n`)
}
