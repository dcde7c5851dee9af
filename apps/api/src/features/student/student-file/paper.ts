import { dateText, dateTimeText } from '@corridor/contract/format/date'
import { listText } from '@corridor/contract/format/list'
import { moneyText, toMinor } from '@corridor/contract/format/money'
import { numberText } from '@corridor/contract/format/number'
import { personName } from '@corridor/contract/format/person-name'
import type { Reader } from '@corridor/contract/format/reader'
import { countryText } from '@corridor/contract/format/region'
import { enrolmentSteps } from '@corridor/contract/student/enrolment/steps'
import { familyRelationNames } from '@corridor/contract/student/family/kinds'
import type { Family } from '@corridor/contract/student/family/shapes'
import { studentStageNames, studyLevelNames } from '@corridor/contract/student/student/kinds'
import type { Student } from '@corridor/contract/student/student/shapes'
import type { Block, Fact, PaperOrder } from '../../../pdf/blocks.ts'
import { now } from '../../../platform/clock.ts'
import { known, monthText, type Opened } from './fact-texts.ts'
import { stepBlocks } from './steps.ts'
import { say, type Word } from './words.ts'

interface Reading {
  reader: Reader
  opened: Opened
  /** Person for whom it is made. */
  asker: { firstName: string; lastName: string }
  /** Students of the family whom that person sees. */
  relatives: Family['relatives']
}

/** Lays a student's file out: what decides, the plan, the family, and the ten steps in their order. Notes are colleagues' own and stand in none. */
export function toPaper(student: Student, { reader, opened, asker, relatives }: Reading): PaperOrder {
  const name = personName(student.fullName, reader.settings)
  const made = dateTimeText(now(), reader)
  const company = student.companyInfo[0]?.name ?? ''
  const isOpen = Object.keys(opened).length > 0
  const notice = isOpen
    ? say('With passport number and birth date, for {name}', reader, { name: personName(asker, reader.settings) })
    : say('Passport number and birth date are masked.', reader)
  const blocks: Block[] = [
    { paragraph: [company, say('Student file', reader)].filter(Boolean).join(' · '), quiet: true },
    { heading: name, level: 1 },
    { facts: [...decidingFacts(student, reader), ...known(reader, [['Made', made]])] },
    { paragraph: notice, quiet: true },
    ...planBlocks(student, reader),
    ...familyBlocks(relatives, reader),
    ...enrolmentSteps.flatMap((step) => stepBlocks(step, student, { reader, opened })),
  ]
  const { language } = reader
  return {
    language,
    title: `${name} · ${say('Student file', reader)}`,
    author: company,
    blocks,
    footer: name,
  }
}

function decidingFacts(student: Student, reader: Reader): Fact[] {
  const { plan, passport, stage, stepsSaved, counsellorInfo } = student
  const [n, total] = [numberText(stepsSaved, reader), numberText(enrolmentSteps.length, reader)]
  const [citizenship] = passport?.countryInfo ?? []
  return known(reader, [
    ['Stage', say(studentStageNames[stage] as Word, reader, { n, total })],
    ['Target', targetsText(plan, reader)],
    ['Intake', plan.intake && monthText(plan.intake, reader)],
    ['Citizenship', citizenship && countryText(citizenship, reader.language)],
    ['Passport until', passport?.expiresDate && dateText(passport.expiresDate, reader)],
    ['Counsellor', counsellorInfo.map((person) => personName(person, reader.settings)).join('')],
  ])
}

function planBlocks({ plan }: Student, reader: Reader): Block[] {
  const { level, field, intake, occupiedUntil } = plan
  const facts = known(reader, [
    ['Target', targetsText(plan, reader)],
    ['Level', level && say(studyLevelNames[level] as Word, reader)],
    ['Field of study', field],
    ['Intake', intake && monthText(intake, reader)],
    ['Last studied or worked', occupiedUntil && monthText(occupiedUntil, reader)],
    ['Funds', fundsText(plan, reader)],
  ])
  return facts.length > 0 ? [{ heading: say('Study plan', reader), level: 2 }, { facts }] : []
}

function familyBlocks(relatives: Family['relatives'], reader: Reader): Block[] {
  const facts = relatives.map(
    (one): Fact => [say(familyRelationNames[one.relation] as Word, reader), personName(one, reader.settings)],
  )
  return facts.length > 0 ? [{ heading: say('Family', reader), level: 2 }, { facts }] : []
}

const fundsText = ({ fundsAmount: amount, fundsCurrency: currency }: Student['plan'], reader: Reader) =>
  amount === null || currency === null ? null : moneyText({ minor: toMinor(amount, currency), currency }, reader)

const targetsText = ({ targetCountriesInfo }: Student['plan'], reader: Reader) =>
  listText(
    targetCountriesInfo.map((country) => countryText(country, reader.language)),
    reader,
  )
