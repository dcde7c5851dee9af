import { describe, expect, it } from 'vitest'
import { type Asked, isAlike, placeOf, titleWordsOf } from './alike.ts'

const ad = `Must have Java 17, Spring Boot, Kafka, AWS. Build payment services in a team of eight, own them in production, and review
the work of two juniors. Client interviews this Friday.`

interface Mail {
  title?: string
  client?: string
  place?: [city: string, state: string]
  text?: string
}
const asked = ({ title = 'Senior Java Developer', client = '', place, text = ad }: Mail = {}): Asked => ({
  ...{ title: titleWordsOf(title), client, text },
  places: place ? [placeOf({ city: place[0], state: place[1] })] : [],
})

const charlotte: [string, string] = ['Charlotte', 'NC']
const otherWords = 'Payment services on the JVM, eight people, hybrid, start in March. Please send your best two.'

describe('mails ask for the same', () => {
  it.each<[string, Mail, Mail]>([
    ['by the same words from two vendors', {}, { text: `Hello team,\n\n${ad}\n\nInes, TekSource` }],
    ['with a title in short', { title: 'Senior Java Developer' }, { title: 'Sr. Java Dev (Remote)' }],
    ['with a title that says a little more', {}, { title: 'Java Developer' }],
    ['for the same client, a little reworded', { client: 'Northwind Systems' }, { client: 'Northwind Systems, Inc.' }],
    ['where one alone says the place', { place: charlotte }, {}],
    ['where one says the city and the other the state', { place: charlotte }, { place: ['', 'NC'] }],
    ['where one labels the client and the other mentions it', { client: 'Northwind' }, { text: `Northwind: ${ad}` }],
  ])('%s', (_, one, other) => {
    expect([isAlike(asked(one), asked(other)), isAlike(asked(other), asked(one))]).toEqual([true, true])
  })
})

describe('mails ask for something else', () => {
  it.each<[string, Mail, Mail]>([
    ['with another title', {}, { title: 'Senior Python Developer' }],
    ['at another client, though in the same words', { client: 'Northwind' }, { client: 'Contoso' }],
    ['in another city', { place: charlotte }, { place: ['Phoenix', 'AZ'] }],
    ['in a city of the same name', { place: ['Portland', 'OR'] }, { place: ['Portland', 'ME'] }],
    ['in other words, without a client', {}, { text: otherWords }],
    ['without words', {}, { text: '' }],
    ['without a title', { title: 'Requirement' }, { title: 'Urgent requirement' }],
  ])('%s', (_, one, other) => {
    expect([isAlike(asked(one), asked(other)), isAlike(asked(other), asked(one))]).toEqual([false, false])
  })
})
