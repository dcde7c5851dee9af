import { describe, expect, it } from 'vitest'
import { rightsOf } from './lists.ts'

describe('what a role may do', () => {
  const partsOf = (role: Parameters<typeof rightsOf>[0], wanted: 'manage' | 'read') =>
    rightsOf(role).flatMap(({ area, level }) => (level === wanted ? [area] : []))

  it('names what administrators decide as theirs', () => {
    expect(partsOf('administrator', 'manage')).toEqual(
      expect.arrayContaining([
        'companies',
        'verification',
        'claims',
        'users',
        'plans',
        'orders',
        'lookups',
        'articles',
      ]),
    )
    expect(partsOf('administrator', 'read')).toEqual(expect.arrayContaining(['candidates', 'hotlists', 'audit']))
  })

  it('gives nobody else the administration', () => {
    for (const role of ['owner', 'recruiter', 'bench-sales', 'company-user', 'candidate'] as const)
      expect(rightsOf(role).map(({ area }) => area)).not.toEqual(
        expect.arrayContaining(['companies', 'verification', 'users']),
      )
    expect(partsOf('candidate', 'manage')).toEqual([])
  })
})
