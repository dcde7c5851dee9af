import { describe, expect, it } from 'vitest'
import { judgeAreas, judgeFile } from './judge.ts'

const importing = (specifier: string) => `import { thing } from '${specifier}'\n`
const api = 'apps/api/src/features'

describe('a file in its room', () => {
  it.each([
    ['a verb its own store', `${api}/sales/hotlist/add.ts`, './store.ts'],
    ["a verb another feature's verb", `${api}/candidate/duplicate/split.ts`, '../../records/bin/restore.ts'],
    ['a route the gate', `${api}/sales/hotlist/routes.ts`, '../../../http/api.ts'],
    ["a store another feature's tables", `${api}/sales/hotlist/store.ts`, '../../candidate/candidate/tables.ts'],
    [
      'a page the contract',
      'apps/web/src/features/sales/hotlist/list-page.tsx',
      '@corridor/contract/sales/hotlist/shapes',
    ],
    [
      "a page another feature's exports",
      'apps/web/src/features/sales/hotlist/form.tsx',
      '../../candidate/candidate/exports/years',
    ],
    ['the reader the platform', 'apps/api/src/reading/document/read-pdf.ts', '../../platform/clock.ts'],
    ['anybody a package', 'apps/web/src/ui/link.tsx', '@mantine/core'],
  ])('%s may be imported', (_, file, specifier) => {
    expect(judgeFile(file, importing(specifier))).toEqual([])
  })

  it.each([
    ['a verb HTTP', `${api}/sales/hotlist/add.ts`, '../../../http/api.ts'],
    ["a verb another feature's store", `${api}/sales/hotlist/add.ts`, '../../candidate/candidate/store.ts'],
    ["a verb another feature's routes", `${api}/sales/hotlist/add.ts`, '../../base/file/disk-routes.ts'],
    ['a rule the database', `${api}/company/company/rules.ts`, '../../../db/write.ts'],
    ["a store another feature's store", `${api}/sales/hotlist/store.ts`, '../../candidate/candidate/store.ts'],
    ['the platform the database', 'apps/api/src/platform/jobs.ts', '../db/write.ts'],
    ['the database a feature', 'apps/api/src/db/write.ts', '../features/records/bin/restore.ts'],
    ['the reader the database', 'apps/api/src/reading/resume/skills.ts', '../../db/list/list.ts'],
    [
      "a page another feature's inside",
      'apps/web/src/features/sales/hotlist/form.tsx',
      '../../candidate/candidate/form',
    ],
    ["a noun's pages a page", 'apps/web/src/features/sales/hotlist/pages.ts', './list-page'],
    ["a noun's addresses the shell", 'apps/web/src/features/sales/hotlist/paths.ts', '../../../shell/area/menus'],
    ['the ui the contract', 'apps/web/src/ui/link.tsx', '@corridor/contract/wire/access'],
    [
      "a noun's facts its shapes",
      'packages/contract/src/sales/hotlist/facts.ts',
      '../../candidate/candidate/shapes.ts',
    ],
    ['what is gathered the shapes', 'packages/contract/src/gathered/errors.ts', '../nouns.ts'],
    ['a field a noun', 'packages/contract/src/field/email.ts', '../sales/hotlist/shapes.ts'],
    ['a journey the product', 'e2e/support/records.ts', '../../apps/api/src/config.ts'],
  ])('%s may not be imported, and the message says where it belongs', (_, file, specifier) => {
    const [fault = ''] = judgeFile(file, importing(specifier))
    expect(fault).toMatch(/^\S+: .+ may not import \S+ — .+/)
  })

  it('sees what is imported when it is needed', () => {
    expect(judgeFile('apps/api/src/db/pool/open.ts', "const x = await import('../../features/x/y.ts')")).toHaveLength(1)
  })
})

describe('a file without a room', () => {
  it.each([
    ['a folder inside a feature of the API', `${api}/sales/hotlist/inner/add.ts`],
    ['a feature outside every area', `${api}/hotlist/add.ts`],
    ['a file beside the areas', `${api}/shared.ts`],
    ['a new folder of the API', 'apps/api/src/services/hotlist.ts'],
    ['a new folder of the web app', 'apps/web/src/hooks/use-thing.ts'],
    ['a noun deep in the contract', 'packages/contract/src/sales/hotlist/inner/shapes.ts'],
  ])('is a fault: %s', (_, file) => {
    expect(judgeFile(file, '')).toEqual([expect.stringContaining('stands in no room')])
  })
})

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: the lines are source.
describe('what only some files may do', () => {
  it.each([
    ['SQL in a verb', `${api}/sales/hotlist/add.ts`, 'await tx`select 1`'],
    ['the environment in a feature', `${api}/sales/hotlist/add.ts`, 'process.env.PORT'],
    ['a clock of its own', `${api}/sales/hotlist/add.ts`, 'const at = new Date()'],
    ['a scope made by a verb', `${api}/sales/hotlist/add.ts`, "const scope = { kind: 'company' } as Scope"],
    ['a company named by a verb', `${api}/sales/hotlist/add.ts`, 'const sql = scopedTo(pool, whose)'],
    ['the validator in facts', 'packages/contract/src/sales/hotlist/facts.ts', "import * as z from 'zod'"],
    ['fetch in a page', 'apps/web/src/features/sales/hotlist/list-page.tsx', "fetch('/api')"],
  ])('%s is a fault that names its line', (_, file, line) => {
    expect(judgeFile(file, `\n${line}\n`)).toEqual([expect.stringMatching(/:2: .+ — .+/)])
  })

  const page = 'apps/web/src/features/sales/hotlist/list-page.tsx'
  const store = `${api}/sales/hotlist/store.ts`
  it.each([
    ['a date of a page', page, "new Intl.DateTimeFormat('en').format(day)"],
    ['a number of a letter', 'apps/api/src/letters/invitation.ts', "new Intl.NumberFormat('en').format(3)"],
    ['a date of the contract', 'packages/contract/src/sales/hotlist/shapes.ts', 'Intl.RelativeTimeFormat'],
    ['a number in passing', `${api}/sales/hotlist/add.ts`, 'count.toLocaleString()'],
    ['a date in passing', page, "day.toLocaleDateString('en')"],
    ['a time in passing', page, 'day.toLocaleTimeString()'],
    ['a name in a text', page, '`${row.firstName} ${row.lastName}`'],
    ['a name in a text of a row', `${api}/sales/hotlist/add.ts`, '`${row.first_name} ${row.last_name}`.trim()'],
    ['a name turned round', page, '`${lastName}, ${firstName}`'],
    ['a name of a list', page, "[user.firstName, user.lastName].filter(Boolean).join(' ')"],
    ['a name of a sum', page, "user.firstName + ' ' + user.lastName"],
    ['a name in SQL', store, "sql`select t.first_name || ' ' || t.last_name`"],
    ['a name of SQL’s own', store, "sql`select concat_ws(' ', u.first_name, u.last_name)`"],
    ['cents into money', page, 'order.amount / 100'],
    ['money into cents', `${api}/sales/hotlist/add.ts`, 'const minor = Math.round(price * 100)'],
  ])('%s stands in the formatter alone', (_, file, line) => {
    expect(judgeFile(file, `\n${line}\n`)).toEqual([expect.stringMatching(/:2: .+ — .*format/)])
  })

  it.each([
    ['the formatter', 'packages/contract/src/format/date.ts', 'new Intl.DateTimeFormat(locale)'],
    ['the formatter', 'packages/contract/src/format/money.ts', 'minor / 100'],
    ['a plural', 'apps/api/src/platform/mail/letter-words.ts', 'new Intl.PluralRules(language)'],
    ['initials', page, '[user.firstName, user.lastName].map((part) => part[0])'],
    ['a share', page, 'value={(done / total) * 100}'],
    ['a list of columns', store, "const columns = 't.first_name, t.last_name'"],
    ['a size', page, 'bytes / 1000'],
  ])('%s may stand where it is: %s', (_, file, line) => {
    expect(judgeFile(file, `${line}\n`)).toEqual([])
  })

  it('takes no comment for code', () => {
    expect(judgeFile(`${api}/sales/hotlist/add.ts`, '// unlike new Date()\n')).toEqual([])
  })
})

// biome-ignore-end lint/suspicious/noTemplateCurlyInString: the lines are source.

it('refuses an area of more nouns than one keeps in the head', () => {
  const files = Array.from({ length: 11 }, (_, at) => `${api}/sales/noun-${at}/add.ts`)
  expect(judgeAreas(files)).toEqual([expect.stringContaining('sales holds 11 nouns')])
  expect(judgeAreas(files.slice(1))).toEqual([])
})
