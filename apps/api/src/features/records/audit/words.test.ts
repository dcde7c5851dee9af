import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditVerbs, verbOf } from '@corridor/contract/records/audit/words'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const patterns = [
  /write\(context, [`'"]([^`'"]+)[`'"]/g,
  /leaveTrail\(context, tx, [`'"]([^`'"]+)[`'"]/g,
  /action: [`'"]([^`'"]+\.[^`'"]+)[`'"]/g,
]

/** The actions that the sources name. */
const actions = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).flatMap((path) => {
  const source = readFileSync(join(root, path), 'utf8')
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, action = '']) => action))
})

it('has a word for every verb that the product leaves in the trail', () => {
  expect(actions.length).toBeGreaterThan(40)
  const verbs = actions.map((action) => verbOf(action.replace(/\$\{[^}]*\}/g, '*')))
  // It leaves its rows as `session.revoke`; a star is put together from verbs that stand elsewhere.
  const others = verbs.filter((verb) => verb !== '*' && verb !== 'revoke-others')
  expect([...new Set(others)].filter((verb) => !Object.hasOwn(auditVerbs, verb))).toEqual([])
})
