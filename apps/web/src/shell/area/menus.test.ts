import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IconHome } from '@tabler/icons-react'
import { expect, it } from 'vitest'
import type { NounPages } from '../../lib/pages'
import { areaOf } from '../../lib/session/area'
import ar from '../../locales/ar.json'
import fr from '../../locales/fr.json'
import zh from '../../locales/zh.json'
import * as nouns from '../../pages'
import { sections } from './gathered-menu'
import { isCurrent, linkOf, menuOf } from './menus'

const all = Object.values<NounPages>(nouns)
// The onboarding has its own steps instead of a rail.
const isBesideTheMenu = (path: string) => path.startsWith('/company/onboarding')
const labels = (...given: Parameters<typeof menuOf>) => menuOf(...given).map(({ label }) => label)

it('shows administrators their sections in the order of the design', () => {
  expect(labels('admin', 'recruiter', ['administrator']).join()).toBe(
    'Dashboard,Companies,Verification,Users,Leads,Candidates,Jobs,Plans,Lookups,Addresses,News,Transfers,Email,Bin,Audit Log',
  )
})

it('begins with jobs for who recruits, and with hotlists for who sells', () => {
  const rest = ['Leads', 'Transfers', 'Company', 'Plans', 'Bin', 'Audit Log']
  const asked = (workAs: 'recruiter' | 'bench-marketer') => labels('company', workAs, ['owner'])
  expect(asked('recruiter')).toEqual([
    'Today',
    'Dashboard',
    'Jobs',
    'Candidates',
    'Bench',
    'Hotlist',
    'Vendors',
    'Inbox',
    'Campaigns',
    ...rest,
  ])
  expect(asked('bench-marketer')).toEqual([
    'Today',
    'Dashboard',
    'Bench',
    'Hotlist',
    'Vendors',
    'Inbox',
    'Campaigns',
    'Candidates',
    'Jobs',
    ...rest,
  ])
})

it('puts the links of several nouns into one section, in their order', () => {
  const [companies] = menuOf('admin', 'recruiter', ['administrator']).filter(({ label }) => label === 'Companies')
  expect(companies?.links.map(({ label }) => label)).toEqual([
    'Companies',
    'Claim Ownership',
    'Add Company',
    'Agreements',
  ])
})

it('lights one entry of the rail for every page of an area', () => {
  const routes = all.flatMap(({ pages }) => Object.keys(pages ?? {})).map((path) => path.replace(/(?<=.)\/$/, ''))
  const inAreas = routes.filter((path) => areaOf(path) && !isBesideTheMenu(path))
  const litBy = (path: string) =>
    sections.filter((one) => areaOf(one.base) === areaOf(path) && isCurrent({ ...one, icon: IconHome }, path))
  expect(inAreas.filter((path) => litBy(path).length !== 1)).toEqual([])
})

it('shows people as one list, which every address of a part of them belongs to', () => {
  const [users] = menuOf('admin', 'recruiter', ['administrator']).filter(({ label }) => label === 'Users')
  expect(users?.links.map(({ label }) => label)).toEqual(['Users', 'Invitations', 'User Roles', 'Add Admin User'])
  for (const path of ['user-management/recruiter-users', 'user-management/list-employees', 'agent/list-agent'])
    expect(users && linkOf(users, `/admin/${path}`)?.label).toBe('Users')
})

it('has a section for every link', () => {
  const bases = sections.map(({ base }) => base)
  const links = all.flatMap(({ menu }) => menu?.links ?? [])
  expect(links.filter(({ section }) => !bases.includes(section))).toEqual([])
})

it('has a route for every page that a noun declares', () => {
  const tree = readFileSync(join(import.meta.dirname, '../../route-tree.gen.ts'), 'utf8')
  const routes = all.flatMap(({ pages }) => Object.keys(pages ?? {}))
  expect(routes.filter((path) => !tree.includes(`'${path}'`))).toEqual([])
})

it.each([
  ['', 'Add Candidate'],
  ['/add-candidate', 'Add Candidate'],
  ['/resume-parsing', 'Add Candidate'],
  ['/list-candidate', 'Candidates'],
  ['/view-candidate/7', 'Candidates'],
])('marks for /company/candidate%s the link %s', (path, label) => {
  const [candidates] = menuOf('company', 'recruiter', ['owner']).filter(({ base }) => base === '/company/candidate')
  expect(candidates && linkOf(candidates, `/company/candidate${path}`)?.label).toBe(label)
})

// The command palette lists all of an area below each other.
const translations: Record<string, Record<string, string>> = { ar, fr, zh }
const areas = ['admin', 'company', 'candidate'] as const
it.each(areas.flatMap((area) => Object.keys(translations).map((language) => [area, language] as const)))(
  'calls no two entries of %s the same in %s',
  (area, language) => {
    const menu = menuOf(area, 'recruiter', ['administrator', 'owner'])
    const keys = new Set(menu.flatMap(({ label, links }) => [label, ...links.map((link) => link.label)]))
    const keysOf = Map.groupBy(keys, (key) => translations[language]?.[key])
    expect([...keysOf.values()].filter((same) => same.length > 1)).toEqual([])
  },
)
