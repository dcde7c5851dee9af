import { expect, it } from 'vitest'
import { toPage } from '../document/page-text.ts'
import { noSkills } from '../text/skill-lexicon.ts'
import { findFields } from './find-fields.ts'
import { sureOfCertification, sureOfDegree, sureOfPosition, sureOfSchool, sureOfSkill } from './sureness.ts'

const span = (text: string) => ({ page: 1, start: 0, end: text.length, text })
const isSure = (sure: number) => sure >= 0.8

it.each([
  ['Kubernetes', true],
  ['Emotional Resilience', true],
  ['Internal tooling', true],
  ['Payroll & billing', true],
  ['WCAG 2.2 AAA', true],
  ['ES2022+', true],
  ['C++', true],
  ['.NET', true],
  ['Kubernetes &', false],
  ['« Forklift driving', false],
  ['schedules and rotas', false],
  ['Works calmly with customers', false],
  ['Billing. OTHER SKILLS: filing', false],
  ['Certi�cates', false],
  ['Â', false],
  ['Portuguese', false],
  ['Greek native', false],
  ['full professional', false],
])('of skills, %o is sure: %o', (text, sure) => {
  expect(isSure(sureOfSkill(text, noSkills))).toBe(sure)
})

it.each([
  ['PRINCE2 Practitioner', true],
  ['Licensed Electrician', true],
  ['CISSP', true],
  ['Heating Service', false],
  ['Licensed Electrician &', false],
])('of certifications, %o is sure: %o', (text, sure) => {
  expect(isSure(sureOfCertification(text))).toBe(sure)
})

it.each([
  ['Bachelor of Science', undefined, true, undefined],
  ['Marine Biology', 'University of Plymouth', true, true],
  ['Marine Biology', undefined, false, undefined],
  ['Marine Biology', 'Oceans', false, false],
  ['Harbour Code Bootcamp', undefined, false, undefined],
  ['Bootcamp', 'Harbour Academy', true, true],
  ['(certification), Welding', 'Harbour College', false, true],
])('of the study %o at %o, the degree is sure: %o, the school: %o', (degree, school, sureDegree, sureSchool) => {
  const study = { degree: span(degree), ...(school && { school: span(school) }) }
  expect(isSure(sureOfDegree(study))).toBe(sureDegree)
  if (school) expect(isSure(sureOfSchool(study))).toBe(sureSchool)
})

it.each([
  ['Warehouse Clerk', 'Harbour Logistics Ltd', true],
  ['Teacher', 'Northgate High School', true],
  ['Bachelor of Arts', 'University of Plymouth', false],
  ['Warehouse Clerk', ').', false],
])('of the position %o at %o, both are sure: %o', (title, employer, sure) => {
  expect(isSure(sureOfPosition({ title: span(title), employer: span(employer), isSure: true }))).toBe(sure)
})

it.each([
  ['Westmarsh, Northshire', '+1 000 123 4567', false],
  ['Westmarsh, Northshire', '+1 206 342 8631', true],
  ['Portland, Oregon', '+1 000 123 4567', true],
])('whoever lives in %o and has the number %o is reached: %o', (place, number, sure) => {
  const text = `Dana Whitfield\ndana.whitfield@example.com | ${number}\n${place}`
  const { phone, location } = findFields([toPage([{ text, size: 0 }])])
  expect([phone, location].map((found) => found && isSure(found.sure))).toEqual([sure, sure])
})
