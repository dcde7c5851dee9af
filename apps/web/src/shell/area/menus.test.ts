import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mayCall } from '@corridor/contract/wire/access'
import { expect, it } from 'vitest'
import type { NounPages } from '../../lib/pages'
import { areaOf, isAccount } from '../../lib/session/area'
import ar from '../../locales/ar.json'
import fr from '../../locales/fr.json'
import zh from '../../locales/zh.json'
import * as nouns from '../../pages'
import { allSections } from './all-sections'
import { currentOf, linkOf, menuOf, railMax } from './menus'
import { railIcons } from './rail-icons'
import { searchSideList, sideListOf } from './side-list'

const all = Object.values<NounPages>(nouns)
// The onboarding has its own steps instead of a rail.
const isBesideTheMenu = (path: string) => path.startsWith('/company/onboarding')
const areaOrAccount = (path: string) => (isAccount(path) ? 'account' : areaOf(path))
const labels = (...given: Parameters<typeof menuOf>) => menuOf(...given).map(({ label }) => label)

const everyone = ['administrator', 'owner', 'recruiter', 'bench-sales', 'company-user', 'candidate'] as const
const inRail = (...given: Parameters<typeof menuOf>) => labels(...given).slice(0, railMax)

it('shows administrators their sections in the order of their work', () => {
  expect(inRail('admin', 'recruiter', ['administrator']).join()).toBe(
    'Dashboard,Companies,Verification,Users,Leads,Candidates,Jobs,Plans,Settings',
  )
  expect(labels('admin', 'recruiter', ['administrator']).slice(railMax)).toEqual([
    'News',
    'Transfers',
    'Bin',
    'Audit Log',
  ])
})

it('begins with jobs for who recruits, and with the bench for who sells', () => {
  const asked = (workAs: 'recruiter' | 'bench-marketer') => inRail('company', workAs, ['owner']).join()
  expect(asked('recruiter')).toBe('Today,Jobs,Candidates,Submissions,Bench,Hotlist,Vendors,Inbox,Campaigns')
  expect(asked('bench-marketer')).toBe('Today,Bench,Hotlist,Vendors,Inbox,Campaigns,Candidates,Submissions,Jobs')
  expect(labels('company', 'recruiter', ['owner']).slice(railMax)).toEqual([
    'Leads',
    'Students',
    'Dashboard',
    'Transfers',
    'Company',
    'Bin',
    'Audit Log',
  ])
})

it('has a sign in the rail for each of its entries', () => {
  const without = (['admin', 'company', 'candidate'] as const).flatMap((area) =>
    (['recruiter', 'bench-marketer'] as const).flatMap((workAs) =>
      everyone.flatMap((role) => menuOf(area, workAs, [role]).slice(0, railMax)),
    ),
  )
  expect(without.filter(({ icon }) => !railIcons[icon])).toEqual([])
})

it('opens each section of an area with a letter of its own, which is not the first of the two', () => {
  for (const area of ['admin', 'company', 'candidate', 'account'] as const) {
    const letters = menuOf(area, 'recruiter', ['administrator', 'owner']).map(({ key }) => key)
    expect(letters.join('')).toMatch(/^[a-fh-z]+$/)
    expect(new Set(letters).size).toBe(letters.length)
  }
})

it.each(everyone)('leads a %s to every page of the menus that they may open, with six tabs at most', (role) => {
  for (const area of ['admin', 'company', 'candidate', 'account'] as const) {
    const menu = menuOf(area, 'recruiter', [role])
    const shown = menu.flatMap(({ base, links, isSettings }) =>
      isSettings ? sideListOf(base, [role]).flatMap((group) => group.links) : links,
    )
    const declared = all
      .flatMap(({ menu: { links } = {} }) => links ?? [])
      .filter(({ section, rule }) => areaOrAccount(section) === area && (!rule || mayCall(rule, [role])))
    expect(shown.map(({ to }) => to).toSorted()).toEqual(declared.map(({ to }) => to).toSorted())
    const tabs = menu.map(({ links }) => links.filter(({ isBelow }) => !isBelow).length)
    expect(Math.max(0, ...tabs)).toBeLessThanOrEqual(6)
  }
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
  const inAreas = routes.filter((path) => areaOrAccount(path) && !isBesideTheMenu(path))
  const menuFor = (path: string) => menuOf(areaOrAccount(path) ?? 'account', 'recruiter', ['administrator', 'owner'])
  expect(inAreas.filter((path) => !currentOf(menuFor(path), path))).toEqual([])
  // Two links of one address would make a coin of it.
  const linksOf = (path: string) => menuFor(path).filter(({ links }) => links.some(({ to }) => to === path))
  expect(inAreas.filter((path) => linksOf(path).length > 1)).toEqual([])
})

it.each([
  ['/company/job/view-interview/7', 'Submissions'],
  ['/company/job/add-placement', 'Submissions'],
  ['/company/job/view-job/7', 'Jobs'],
  ['/company/mailbox/edit/7', 'Company'],
  ['/company/email-template/view-email-template/7', 'Company'],
  ['/company/campaign/view-campaign/7', 'Campaigns'],
  ['/company/plans', 'Company'],
])('lights for %s the entry %s', (path, label) => {
  expect(currentOf(menuOf('company', 'recruiter', ['owner']), path)?.label).toBe(label)
})

it('gives every page of a side list a group of its section', () => {
  const wrong = allSections.flatMap(({ section: { groups }, links }) =>
    links.filter(({ group }) => (groups ? !groups.some(({ label }) => label === group) : group)),
  )
  expect(wrong).toEqual([])
})

it('finds a page of a side list by its name, by its group and by a field on it, and says which', () => {
  const list = sideListOf('/company/setup', ['owner'])
  const found = (typed: string) =>
    searchSideList(list, typed, (key) => key).flatMap(({ links }) => links.map((link) => [link.label, link.found]))
  expect(found('timezone')).toEqual([['Settings', ['Timezone']]])
  expect(found('CERTIF')).toEqual([['Certificate', undefined]])
  expect(found('hiring match')).toEqual([['Matching', undefined]])
  expect(found('').map(([label]) => label)).not.toContain('Certificate')
})

it('names in a side list only fields that the catalogues know', () => {
  const fields = all.flatMap(({ menu: { links } = {} }) => (links ?? []).flatMap((link) => link.fields ?? []))
  expect(fields.filter((field) => !(field in ar))).toEqual([])
})

it('shows people as one list, which every address of a part of them belongs to', () => {
  const [users] = menuOf('admin', 'recruiter', ['administrator']).filter(({ label }) => label === 'Users')
  expect(users?.links.map(({ label }) => label)).toEqual(['Users', 'Invitations', 'User Roles', 'Add Admin User'])
  for (const path of ['user-management/recruiter-users', 'user-management/list-employees', 'agent/list-agent'])
    expect(users && linkOf(users, `/admin/${path}`)?.label).toBe('Users')
})

it('has a section for every link', () => {
  const bases = allSections.map(({ section: { base } }) => base)
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
    const roles = ['administrator', 'owner'] as const
    const sections = [...menuOf(area, 'recruiter', roles), ...menuOf('account', 'recruiter', roles)]
    const sideLists = sections.flatMap(({ base }) => sideListOf(base, roles))
    const named = [...sections, ...sideLists]
    const keys = new Set(named.flatMap(({ label, links }) => [label, ...links.map((link) => link.label)]))
    const keysOf = Map.groupBy(keys, (key) => translations[language]?.[key])
    expect([...keysOf.values()].filter((same) => same.length > 1)).toEqual([])
  },
)
