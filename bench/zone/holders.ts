import type { ZoneHolder } from '../../apps/api/test/reading/zone/compose-zone.ts'
import type { Random } from '../made-random.ts'

/** A state, the form of its numbers in a series of zeros that is given to nobody (`#` a digit, `@` a letter), and its names. */
interface State {
  code: string
  number: string
  surnames: readonly string[]
  given: readonly string[]
}

const words = (text: string) => text.split(' ')
const states: readonly State[] = [
  {
    code: 'IND',
    number: 'Z0000###',
    surnames: words('SINGH KUMAR<SHARMA PATEL IYER GREWAL'),
    given: words('HARPREET AMRITA<KAUR ROHIT VARUN<DEV'),
  },
  {
    code: 'NPL',
    number: '00000###',
    surnames: words('THAPA GURUNG KARKI SHRESTHA'),
    given: words('BIKASH SUJAN DEEPA<MAYA'),
  },
  {
    code: 'NGA',
    number: 'Z00000###',
    surnames: words('OKAFOR ADEWALE OGUNLEYE NWOSU'),
    given: words('CHIDI FUNMILAYO TEMITOPE<GRACE'),
  },
  {
    code: 'PAK',
    number: 'ZZ0000###',
    surnames: words('KHAN QURESHI MALIK ZAHRA'),
    given: words('AYESHA BILAL ZAINAB<BIBI'),
  },
  {
    code: 'VNM',
    number: 'Z0000###',
    surnames: words('NGUYEN TRAN PHAM DANG'),
    given: words('THI<MAI DUC<ANH QUANG<HUY'),
  },
  {
    code: 'BGD',
    number: 'Z00000###',
    surnames: words('CHOWDHURY HOSSAIN AKTER'),
    given: words('FARHANA TANVIR NUSRAT<JAHAN'),
  },
  {
    code: 'PHL',
    number: 'Z0000###@',
    surnames: words('DELA<CRUZ BAUTISTA VILLANUEVA'),
    given: words('ANGELICA JOMAR KRISTINE<JOY'),
  },
  {
    code: 'KEN',
    number: 'ZZ0000###',
    surnames: words('OTIENO MUTHONI KAMAU'),
    given: words('BRIAN FAITH<WANJIRU PETER'),
  },
  {
    code: 'LKA',
    number: 'Z0000###',
    surnames: words('JAYASINGHE PERERA FERNANDO'),
    given: words('DILINI RUWAN<KUMARA'),
  },
  { code: 'CHN', number: 'Z00000###', surnames: words('LI ZHOU WANG XU'), given: words('WEI FANG<FANG JUNQING') },
  {
    code: 'MEX',
    number: 'Z00000###',
    surnames: words('GARCIA<LOPEZ RUIZ<HERNANDEZ'),
    given: words('JOSE<LUIS ELENA JORGE'),
  },
  { code: 'LBN', number: 'ZR0000###', surnames: words('HADDAD KHOURY'), given: words('RANA KARIM<ELIAS') },
  { code: 'BRA', number: 'ZZ0000##', surnames: words('DE<SOUZA<MOURA OLIVEIRA'), given: words('PAULA<BEATRIZ RENATO') },
  { code: 'D', number: 'Z000###@#', surnames: words('MUELLER SCHMIDT<VOGEL'), given: words('JOHANNA GEORG<OTTO') },
  { code: 'GBR', number: '000000###', surnames: words('SMITH<JONES BROWN'), given: words('OLIVIA JAMES<GEOFFREY') },
]

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (random: Random, years: readonly [number, number]) =>
  `${two((years[0] + random.below(years[1] - years[0])) % 100)}${two(1 + random.below(12))}${two(1 + random.below(28))}`

/** An invented holder; every fifteen of them pass through all states. */
export function makeHolder(random: Random, at: number, isCard: boolean): ZoneHolder {
  const state = states[at % states.length] as State
  const letter = () => random.pick([...'ABCEFGHKSZ'])
  const number = state.number.replace(/[#@]/g, (mark) => (mark === '#' ? String(random.below(10)) : letter()))
  const holder = {
    issuer: state.code,
    citizenship: state.code,
    number: isCard && random.chance(0.3) ? `${number.padEnd(9, '0')}12${random.below(10)}` : number,
    birth: dayOf(random, [60, 108]),
    expiry: dayOf(random, [127, 137]),
    sex: random.pick(['M', 'F', 'M', 'F', '<']),
    surname: random.pick(state.surnames),
    given: random.pick(state.given),
  }
  if (at % 17 === 6) return { ...holder, surname: '', given: 'LAKSHMI' }
  if (at % 17 === 8) return { ...holder, surname: holder.given, given: '' }
  if (at % 17 === 11)
    return { ...holder, surname: 'WICKRAMASINGHE<ARACHCHIGE', given: 'THARINDU<NIROSHAN<PRIYADARSHANA' }
  return !isCard && random.chance(0.25)
    ? { ...holder, optional: `${random.below(10_000)}Z${random.below(100)}` }
    : holder
}
