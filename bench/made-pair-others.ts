import { phoneFor } from './made-contacts.ts'
import { another, type Entry, later, personOf } from './made-pair-people.ts'
import type { Random } from './made-random.ts'

/** Two people who only look like one; whoever else belongs to the picture stands behind them. */
type Others = (random: Random, at: number) => [Entry, Entry, ...Entry[]]
type Like = (one: Entry, random: Random) => Partial<Entry>

/** Two names of a list, and what the second shares with the first. */
const named =
  (list: string, like: Like = () => ({})): Others =>
  (random, at) => {
    const [before = '', after = ''] = (list.split('|')[at] ?? '').split('=')
    const [one, other] = [before, after].map((name) => name.trim().split('/'))
    const first = personOf(random, one?.[0], one?.[1])
    return [first, another(random, other?.[0] ?? '', other?.[1] ?? '', like(first, random))]
  }

const home: Like = ({ phone, location }) => ({ phone, location })
const homeAndBox: Like = (one) => ({ ...home(one, undefined as never), email: one.email })
const trade: Like = ({ location, jobTitle, skills }) => ({ location, jobTitle, skills })
const colleague: Like = ({ employers, location }) => ({ employers, location })

/** Two of a name who share nothing but what `like` says. */
const namesakes =
  (like: Like): Others =>
  (random) => {
    const one = personOf(random)
    return [one, another(random, one.firstName, one.lastName, like(one, random))]
  }

const desk = 'Gil/Amador|Petra/Voss|Nils/Hagen|Uma/Chandran'
/** Three more answer the same phone. */
const atDesk =
  (list: string): Others =>
  (random, at) => {
    const [one, other] = named(list, ({ phone, employers, location }) => ({ phone, employers, location }))(random, at)
    const more = desk.split('|').map((name) => {
      const [firstName = '', lastName = ''] = name.split('/')
      return another(random, firstName, lastName, { phone: one.phone, employers: one.employers })
    })
    return [one, other, ...more]
  }

const marksOf = (random: Random) => Array.from({ length: 32 }, () => random.below(2 ** 31))

export const others: Record<string, Others> = {
  'father and son, family phone': named(
    `Walter/Griggs Sr.=Walter/Griggs Jr.|Hector/Luna Sr=Hector/Luna Jr|Dale/Prentiss Senior=Dale/Prentiss Junior|Amos/Teller, Sr.=Amos/Teller, Jr.|Roy/Maddox Sr.=Roy/Maddox II`,
    home,
  ),
  'second and third, family phone and e-mail': named(
    `Charles/Winthrop II=Charles/Winthrop III|Henry/Aldous Jr.=Henry/Aldous III|George/Beckett II=George/Beckett IV|Miles/Corwin III=Miles/Corwin IV|Paul/Danforth Jr=Paul/Danforth II`,
    homeAndBox,
  ),
  'twins, home phone': named(
    `Marcus/Bell=Mason/Bell|Ayaan/Sheth=Ayan/Sheth|Karina/Lobo=Katrina/Lobo|Tessa/Ward=Terra/Ward|Jaden/Frost=Jayla/Frost`,
    home,
  ),
  'spouses, one phone and one e-mail': named(
    `Colin/Nash=Fiona/Nash|Arvind/Kamat=Leela/Kamat|Pavel/Dusek=Ivana/Dusek|Seth/Cole=Joy/Cole|Bao/Ly=Hoa/Ly`,
    homeAndBox,
  ),
  'siblings, one phone': named(
    `Vera/Stone=Victor/Stone|Nikhil/Ahuja=Neel/Ahuja|Dario/Conti=Elisa/Conti|Tom/Barrow=Tim/Barrow|Salma/Aziz=Sami/Aziz`,
    home,
  ),
  'mother and daughter, one phone and one initial': named(
    `Ann/Oakley=Amy/Oakley|Joan/Firth=Jane/Firth|Elena/Prado=Emilia/Prado|Rita/Sood=Reena/Sood|Clara/Holt=Chloe/Holt`,
    home,
  ),
  'namesake elsewhere': namesakes(() => ({})),
  'namesake in the city': namesakes(({ location, jobTitle }) => ({ location, jobTitle })),
  'namesake of the trade': namesakes((one, random) => ({ ...trade(one, random), location: 'Reno, Nevada' })),
  'namesake at the employer': namesakes(({ employers }) => ({ employers })),
  'numbered mail boxes of one name': (random, at) => {
    const one = { ...personOf(random), email: `pat.morrow${at}1@gmail.com` }
    return [one, another(random, one.firstName, one.lastName, { email: `pat.morrow${at}2@gmail.com` })]
  },
  'colleagues, office phone': atDesk(
    `Lena/Grove=Oscar/Pike|Amir/Sadeghi=Paula/Stein|Wade/Norris=Ruth/Ambrose|Ines/Vega=Colm/Reilly|Ada/Moon=Finn/Tully`,
  ),
  'colleagues of one first name, office phone': atDesk(
    `Ravi/Teja=Ravi/Bhalla|Maria/Lopes=Maria/Chen|David/Stern=David/Gould|Anna/Rask=Anna/Petrie|John/Harker=John/Seward`,
  ),
  'one digit apart, one last name': (random, at) => {
    const [one, other] = named(
      'Ned/Sharp=Gina/Sharp|Ola/Bright=Ken/Bright|Uri/Katz=Dov/Katz|Bea/Lamb=Roy/Lamb|Lin/Tan=Kai/Tan',
    )(random, at)
    const last = Number(one.phone.at(-1))
    return [one, { ...other, phone: `${one.phone.slice(0, -1)}${(last + 1) % 10}` }]
  },
  'one first name, city and trade': named(
    `Ravi/Kumar=Ravi/Teja|Lena/Falk=Lena/Burke|Omar/Said=Omar/Farah|Chloe/Park=Chloe/Dunn|Igor/Belov=Igor/Zimin`,
    trade,
  ),
  'Mario and Maria, one city': named(
    `Mario/Salerno=Maria/Salerno|Julio/Vidal=Julia/Vidal|Adrian/Popa=Adriana/Popa|Daniel/Roth=Danielle/Roth|Carlo/Nervi=Carla/Nervi`,
    ({ location, phone }) => ({ location, phone }),
  ),
  "an agency's e-mail": named(
    `Jon/Beck=Silvia/Mori|Tara/Lowe=Hugo/Blanc|Max/Feld=Rina/Dutta|Eve/Hart=Abel/Cruz|Lou/Bain=Iris/Quist`,
    ({ email }) => ({ email }),
  ),
  'Singh and Kaur': named(
    `Harpreet/Singh=Harpreet/Kaur|Gurpreet/Singh=Gurpreet/Kaur|Manjit/Kaur=Manjit/Singh|Jaspreet/Singh=Jaspreet/Kaur|Kuldeep/Kaur=Kuldeep/Singh`,
    colleague,
  ),
  'Vietnamese and Chinese names, one employer': named(
    `Anh/Nguyen Van=Anh/Nguyen Thi|Wei/Wang=Wei/Zhang|Linh/Tran Thi=Linh/Pham Thi|Min/Zhou=Ming/Zhou|Duc/Le Van=Duc/Le Minh`,
    (one, random) => ({ ...colleague(one, random), phone: phoneFor(random) }),
  ),
  "a consultancy's model resume": (random, at) => {
    const [one, other] = named(
      'Sunil/Bhat=Kiran/Rao|Ben/Orr=Eli/Katz|Mia/Long=Zoe/Short|Raj/Soni=Dev/Puri|Amy/Ng=Joy/Ho',
      ({ employers, skills, jobTitle }) => ({ employers, skills, jobTitle }),
    )(random, at)
    const marks = marksOf(random)
    return [
      { ...one, marks },
      { ...later(random, other), marks: marks.map((mark, n) => (n % 2 ? mark : random.below(2 ** 31))) },
    ]
  },
}
