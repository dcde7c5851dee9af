import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { notificationKinds, pathOf, watchedKinds } from '@corridor/contract/told/notification/kinds'
import { expect, it } from 'vitest'

const tree = readFileSync(join(import.meta.dirname, '../../../route-tree.gen.ts'), 'utf8')
const byFullPath = /interface FileRoutesByFullPath \{(.*?)\n\}/s.exec(tree)?.[1] ?? ''
const routes = [...byFullPath.matchAll(/^\s*'([^']+)':/gm)].map(
  ([, path = '']) => new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/{}]+')}$`),
)

const abouts = watchedKinds.map((kind) => ({ kind, id: 'some-id' }))
const opened = notificationKinds.flatMap((kind) =>
  (['admin', 'company', null] as const).flatMap((area) => abouts.flatMap((about) => pathOf(kind, area, about) ?? [])),
)

it.each([...new Set(opened)])('a notification opens a page that there is: %s', (path) => {
  expect(routes.some((route) => route.test(path))).toBe(true)
})

it('every kind opens a page somewhere', () => {
  expect(new Set(opened).size).toBeGreaterThan(8)
})
