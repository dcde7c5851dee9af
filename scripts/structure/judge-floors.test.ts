import { describe, expect, it } from 'vitest'
import { excuses, excusesMax, floors } from './floors.ts'
import { judgeFloors } from './judge-floors.ts'
import { areas } from './rooms.ts'

const api = 'apps/api/src/features'
const contract = 'packages/contract/src'
const files = (sources: Record<string, string>) => new Map(Object.entries(sources))
const importing = (...specifiers: string[]) => specifiers.map((one) => `import { thing } from '${one}'\n`).join('')
// The tree's own excuses are there in each case: an excuse of nothing is a fault.
const excused = Object.fromEntries(
  excuses.map(({ from, file }, at) => [`${api}/${from}/noun/excused-${at}.ts`, importing(`../../${file}`)]),
)
const judge = (sources: Record<string, string>) => judgeFloors(files({ ...excused, ...sources }))

describe('an area on its floor', () => {
  it('knows those below, and those beside it that do not know it', () => {
    const sources = {
      [`${api}/sales/hotlist/add.ts`]: importing('../../candidate/candidate/tables.ts', '../../vendor/vendor/match.ts'),
      [`${api}/flow/today/view.ts`]: importing('../../sales/hotlist/tables.ts'),
      [`${api}/candidate/candidate/add.ts`]: importing('../../base/file/confirm.ts'),
    }
    expect(judge(sources)).toEqual([])
  })

  it.each([
    ['API', `${api}/candidate/search/index-words.ts`, '../../job/job-match/tables.ts'],
    ['API, if only a type', `${api}/told/note/tell.ts`, '../../flow/today/view.ts'],
    ['contract', `${contract}/records/draft/shapes.ts`, '../../mail/report/kinds.ts'],
  ])('may not know one above: %s', (_, file, specifier) => {
    const source = file.includes('told') ? `import type { Thing } from '${specifier}'\n` : importing(specifier)
    expect(judge({ [file]: source })).toEqual([expect.stringMatching(/^\S+: may not import \S+ — .+ stands above .+/)])
  })

  it('may not know one beside it that knows it too', () => {
    const sources = {
      [`${api}/company/company/add.ts`]: importing('../../people/invitation/add.ts'),
      [`${api}/people/invitation/revoke.ts`]: importing('../../company/company/delete.ts'),
    }
    const fault = expect.stringMatching(/know each other/)
    expect(judge(sources)).toEqual([fault, fault])
  })

  it('is judged in each workspace by itself', () => {
    const sources = {
      [`${api}/company/company/add.ts`]: importing('../../people/invitation/add.ts'),
      [`${contract}/people/account/shapes.ts`]: importing('../../company/onboarding/choices.ts'),
    }
    expect(judge(sources)).toEqual([])
  })

  it('leaves out lists of all, which stand in no area', () => {
    const sources = {
      [`${contract}/records/draft/shapes.ts`]: importing('../../nouns.ts'),
      [`${contract}/nouns.ts`]: importing('./flow/today/shapes.ts'),
    }
    expect(judge(sources)).toEqual([])
  })

  it('has one', () => {
    expect(floors.flat().toSorted()).toEqual([...areas].toSorted())
  })
})

describe('an excuse', () => {
  it('holds for its one file', () => {
    const [{ from, to, file } = { from: '', to: '', file: '' }] = excuses
    const back = { [`${api}/${to}/noun/back.ts`]: importing(`../../${from}/noun/tables.ts`) }
    expect(judge(back)).toEqual([])
    const other = { [`${api}/${from}/noun/other.ts`]: importing(`../../${to}/noun/other.ts`) }
    expect(judge({ ...back, ...other })).toHaveLength(2)
    expect(judgeFloors(files(back))).toEqual([expect.stringContaining(`does not import ${file}`)])
  })

  it('is rare', () => {
    expect(excuses.length).toBeLessThanOrEqual(excusesMax)
  })
})

describe('a circle of files', () => {
  const room = 'apps/api/src/pdf'
  it('is a fault that says its way', () => {
    const sources = {
      [`${room}/one.ts`]: importing('./two.ts'),
      [`${room}/two.ts`]: importing('./three.ts'),
      [`${room}/three.ts`]: importing('./one.ts'),
    }
    const [fault] = judge(sources)
    expect(fault).toBe(
      `${room}/one.ts -> ${room}/two.ts -> ${room}/three.ts -> ${room}/one.ts — these files import each other in a circle`,
    )
  })

  it.each([
    ['of types', "import type { Thing } from './one.ts'\n"],
    ['of types among names', "import { type Thing, type Other } from './one.ts'\n"],
  ])('%s is none: it is gone when the code runs', (_, back) => {
    expect(judge({ [`${room}/one.ts`]: importing('./two.ts'), [`${room}/two.ts`]: back })).toEqual([])
  })

  it('is one with a value among types', () => {
    const back = "import { type Thing, other } from './one.ts'\n"
    expect(judge({ [`${room}/one.ts`]: importing('./two.ts'), [`${room}/two.ts`]: back })).toHaveLength(1)
  })

  it('is found in the web app too, whose imports name no ending', () => {
    const web = 'apps/web/src/lib'
    const sources = { [`${web}/one.tsx`]: importing('./two'), [`${web}/two.ts`]: importing('./one') }
    expect(judge(sources)).toHaveLength(1)
  })
})
