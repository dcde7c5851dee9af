import type { Block } from '../../../../pdf/blocks.ts'
import { gradeAt, withoutGrade } from './tracks.ts'

/** Facts of the person that a resume is drawn for. */
export interface Told {
  first: string
  last: string
  email: string
  phone: string
  title: string
  location: string
  years: number
  skills: string[]
  authorization: string
}

// Nobody of that name is known in these trades.
const employers = [
  ...['Bramblewick Logistics', 'Cobblehill Retail', 'Dunmarrow Energy', 'Elmridge Payments', 'Farrowgate Insurance'],
  ...['Glasswater Media', 'Hartsfell Health', 'Ivoryline Travel', 'Jettyward Shipping', 'Kestrelmoor Software'],
  ...['Larkfield Motors', 'Mosswick Foods', 'Nettlecombe Bank', 'Oakhollow Telecom', 'Pebblebrook Homes'],
]
const schools = [
  'Elmridge University',
  'Hartsfell State University',
  'Larkfield Institute of Technology',
  'Oakhollow College',
]
const degrees = ['Bachelor of Science in Computer Science', 'Master of Science in Information Systems']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const yearsAtOne = 4.5
const monthsAYear = 12

interface Position {
  title: string
  from: number
  to: number | null
}

/** The blocks of somebody's resume at a moment: positions that add up to the years, the latest first. */
export function careerOf(person: Told, at: number, today: Date): readonly Block[] {
  const { first, last, email, phone, title, location, years, skills, authorization } = person
  const positions = positionsOf(person, at, today.getFullYear() * monthsAYear + today.getMonth())
  const began = Math.floor((positions.at(-1)?.from ?? 0) / monthsAYear)
  const trade = withoutGrade(title)
  return [
    { heading: `${first} ${last}` },
    { paragraph: title },
    { paragraph: `${email} | ${spaced(phone)} | ${location}` },
    { heading: 'Summary', level: 2 },
    { paragraph: `${trade} with ${years} years of experience. Work authorization: ${authorization}.` },
    { heading: 'Skills', level: 2 },
    { paragraph: skills.join(', ') },
    { heading: 'Experience', level: 2 },
    ...positions.flatMap((position, place): Block[] => [
      { paragraph: `${position.title}, ${employers[(at + place * 4) % employers.length]}` },
      { paragraph: `${monthOf(position.from)} - ${position.to === null ? 'Present' : monthOf(position.to)}` },
      { paragraph: `Built and ran what the team uses each day, with ${skills.slice(place, place + 2).join(' and ')}.` },
    ]),
    { heading: 'Education', level: 2 },
    { paragraph: `${degrees[at % degrees.length]}, ${schools[at % schools.length]}, ${began}` },
  ]
}

function positionsOf({ title, years }: Told, at: number, thisMonth: number): Position[] {
  const count = Math.min(4, Math.max(1, Math.ceil(years / yearsAtOne)))
  const all = Math.max(1, Math.round(years * monthsAYear))
  const begin = (place: number) => thisMonth - Math.round((all * (place + 1)) / count)
  return Array.from({ length: count }, (_, place) => {
    const then = years - (years * place) / count
    const earlier = `${gradeAt(then - years / count, ((at * 7) % 10) / 10)}${withoutGrade(title)}`
    return { title: place === 0 ? title : earlier, from: begin(place), to: place === 0 ? null : begin(place - 1) - 1 }
  })
}

const monthOf = (count: number) => `${months[count % monthsAYear]} ${Math.floor(count / monthsAYear)}`

const spaced = (phone: string) => phone.replace(/^(\+1)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4')
