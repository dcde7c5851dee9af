import { phoneFor, rewritten } from './made-contacts.ts'
import { type Entry, emailOf, later, personOf } from './made-pair-people.ts'
import type { Random } from './made-random.ts'

/** Two entries of one person; `at` counts the pairs of a construction. */
type Double = (random: Random, at: number) => [Entry, Entry]
type Name = [firstName: string, lastName: string]
type Change = (random: Random, entry: Entry) => Entry

const newEmail: Change = (random, entry) => ({ ...entry, email: emailOf(random, entry.firstName, entry.lastName) })
const newPhone: Change = (random, entry) => ({ ...entry, phone: phoneFor(random) })
const keptPhone: Change = (random, entry) => newEmail(random, { ...entry, phone: rewritten(random, entry.phone) })

/** One person under two names of a list, who keeps one contact. */
const named =
  (list: string, keep: Change): Double =>
  (random, at) => {
    const [before = '', after = ''] = (list.split('|')[at] ?? '').split('=')
    const [one, other] = [toName(before), toName(after)]
    const stands = personOf(random, ...one)
    return [stands, keep(random, later(random, { ...stands, firstName: other[0], lastName: other[1] }))]
  }
const toName = (written: string) => written.trim().split('/') as Name

/** Any person, of whom something else changes. */
const changed =
  (change: Change): Double =>
  (random) => {
    const stands = personOf(random)
    return [stands, change(random, later(random, stands))]
  }

export const doubles: Record<string, Double> = {
  'another transliteration, phone kept': named(
    `Mohammed/Al-Rashid=Muhammad/Alrasheed|Abdul Rahman/Siddiqi=Abdurrahman/Siddiqui|Yousef/Haddad=Yusuf/Hadad|Khadija/Nasser=Khadeeja/Nasir|Jamal/El Sayed=Gamal/Elsayed`,
    keptPhone,
  ),
  'Chinese family name first, phone kept': named(
    `Xiaoming/Wang=Wang/Xiaoming|Li/Zhao=Zhao/Li|Jianguo/Chen=Chen/Jianguo|Mei Ling/Huang=Huang/Meiling|Haoran/Liu=Liu/Haoran`,
    keptPhone,
  ),
  'second surname dropped, phone kept': named(
    `María José/Fernández Ruiz=María José/Fernández|Luis/Ortega Villalobos=Luis/Ortega|Camila/Rojas y Peña=Camila/Rojas|Andrés/de la Fuente Mora=Andrés/de la Fuente|Inés/Bravo Castellanos=Ines/Bravo`,
    keptPhone,
  ),
  'nickname, e-mail kept': named(
    `Margaret/Osgood=Peggy/Osgood|Theodore/Lindgren=Ted/Lindgren|Alexandra/Novikova=Sasha/Novikova|William/Tate=Liam/Tate|Guadalupe/Solis=Lupe/Solis`,
    newPhone,
  ),
  'new employer and e-mail, phone kept': changed((random, entry) => ({
    ...keptPhone(random, entry),
    employers: ['Harborview Health'],
  })),
  'plus-address, new phone': changed((random, entry) => ({
    ...newPhone(random, entry),
    email: entry.email.replace('@', '+resume@'),
  })),
  'dots of Gmail, new phone': (random) => {
    const stands = { ...personOf(random), email: `m${random.below(900)}.north.pole@gmail.com` }
    return [stands, { ...newPhone(random, later(random, stands)), email: stands.email.replaceAll(/\.(?=.*@)/g, '') }]
  },
  'typo in the e-mail, no phone': changed((random, entry) => ({
    ...entry,
    phone: '',
    email: random.chance(0.5)
      ? entry.email.replace(/(..)(.)(.)/, '$1$3$2')
      : entry.email.replace(/@(\w+)\.com/, (_, host: string) => `@${host.slice(0, 2)}${host.slice(3)}.com`),
  })),
  'first and last swapped, e-mail kept': changed((random, entry) => ({
    ...newPhone(random, entry),
    firstName: entry.lastName,
    lastName: entry.firstName,
  })),
  'married name, e-mail kept': named(
    `Hannah/Whitaker=Hannah/Delacroix|Priyanka/Sethi=Priyanka/Oberoi|Olena/Shevchuk=Olena/Baker|Grace/Kimani=Grace/Thornton|Julia/Brandt=Julia/Okoro`,
    newPhone,
  ),
  'married name, phone kept': named(
    `Dana/Pressman=Dana/Kaplinsky|Sunniva/Dahl=Sunniva/Berntsen|Meera/Trivedi=Meera/Ranganathan|Claire/Beaumont=Claire/Hollis|Adaeze/Nnamdi=Adaeze/Fairchild`,
    keptPhone,
  ),
  'middle name as first, phone kept': named(
    `James Robert/Quill=Robert/Quill|Anna Theresa/Holm=Theresa/Holm|Rajesh Vikram/Nanda=Vikram/Nanda|John Patrick/Dunleavy=Patrick/Dunleavy|Maria Luz/Ibarra=Luz/Ibarra`,
    keptPhone,
  ),
  'initials, phone kept': named(
    `Douglas/Farnham=D./Farnham|Katherine Anne/Moss=K. A./Moss|Samuel/Irwin=S/Irwin|John Ronald/Tolland=J.R./Tolland|Vivian/Castle=V./Castle`,
    keptPhone,
  ),
  'accents left out, e-mail kept': named(
    `Zoë/Thévenin=ZOE/THEVENIN|José Ángel/Muñoz=Jose Angel/Munoz|Łukasz/Żak=Lukasz/Zak|Siân/Llŷr=Sian/Llyr|Çağla/Şimşek=Cagla/Simsek`,
    newPhone,
  ),
  'Arabic letters, phone kept': named(
    `محمد/حسين=Mohammed/Hussein|يوسف/خليل=Youssef/Khalil|فاطمة/منصور=Fatima/Mansour|كريم/سليمان=Karim/Suleiman|نور/الحسن=Noor/Al Hassan`,
    keptPhone,
  ),
  'Cyrillic letters, phone kept': named(
    `Юрий/Щербаков=Yuri/Sherbakov|Ольга/Чайковская=Olga/Tchaikovskaya|Алексей/Жуков=Alexey/Zhukov|Евгения/Хрущёва=Evgenia/Khrushcheva|Илья/Цветков=Ilya/Tsvetkov`,
    keptPhone,
  ),
  'letters with dots spelt out, phone kept': named(
    `Jörg/Müller=Joerg/Mueller|Øystein/Sørensen=Oeystein/Soerensen|Günther/Größel=Guenther/Groessel|Åke/Ångström=Aake/Aangstroem|Käthe/Schäfer=Kaethe/Schaefer`,
    keptPhone,
  ),
  'mistyped phone, mail name kept': (random) => {
    const stands = personOf(random)
    const [local = ''] = stands.email.split('@')
    const phone = stands.phone.replace(/(....)(.)(.)/, (_, head: string, a: string, b: string) =>
      a === b ? `${head}${(Number(a) + 1) % 10}${b}` : `${head}${b}${a}`,
    )
    return [stands, { ...later(random, stands), phone, email: `${local}@fastmail.com` }]
  },
  'name in one word or in two, phone kept': named(
    `Venkata Ramana/Gollapudi=Venkataramana/Gollapudi|Mary Ann/Teasdale=Maryann/Teasdale|Jean-Luc/Perrot=Jeanluc/Perrot|Sai Krishna/Alluri=Saikrishna/Alluri|Van/Der Meer=Van/Dermeer`,
    keptPhone,
  ),
  'Jr. or III left out, e-mail kept': named(
    `Walter/Haskins Jr.=Walter/Haskins|Thomas/Ridgeway III=Thomas/Ridgeway|Carlos/Medrano, Jr=Carlos/Medrano|Robert/Ashby Sr.=Robert/Ashby|Louis/Tremaine II=Louis/Tremaine`,
    newPhone,
  ),
}
