import { type Bench, both, type Case, measureCases } from './cases.ts'

const oldest = { sortBy: 'benchSince', sortDirection: 'asc' }

const cases: Case[] = [
  { name: 'board, first page', path: '/bench/list', bodies: [oldest] },
  {
    name: 'board, by name, end, rate',
    path: '/bench/list',
    bodies: ['name', 'authorizationEnds', 'rateAmount'].flatMap(both),
  },
  { name: 'board, in groups', path: '/bench/list', bodies: ['skill', 'authorization'].flatMap(both) },
  {
    name: 'board, filtered',
    path: '/bench/list',
    bodies: [
      { skills: ['Java'] },
      { authorizationEndsBy: '2027-03-31' },
      { onHotlist: false },
      { rateTo: 60, taxTerm: 'C2C' },
    ].map((filters) => ({ ...oldest, filters })),
  },
  {
    name: 'board, searched',
    path: '/bench/list',
    bodies: ['mar', 'java', 'dallas'].map((searchTerm) => ({ ...oldest, searchTerm })),
  },
  { name: 'board, figures', path: '/bench/summary', bodies: [{}, { group: 'skill' }, { group: 'authorization' }] },
  { name: "hotlists' candidates", path: '/candidate/list', bodies: [{}] },
  { name: 'hotlists', path: '/hotlist/list', bodies: [{}] },
]

/** Measures the bench board of a company, one in twenty of whose candidates are on the bench, and the lists around hotlists. */
export const benchBoard = (bench: Bench) => measureCases(cases, bench)
