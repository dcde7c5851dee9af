import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ResumeText } from '@corridor/contract/candidate/search/shapes'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { indexWaiting } from '../../src/features/candidate/search/index-words.ts'
import { hooks } from '../../src/features.ts'
import type { Jobs } from '../../src/platform/jobs.ts'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { docxType, upload } from '../upload.ts'

let run: RunningApp
let company: Company
let recruiter: Caller
beforeAll(async () => {
  run = await runApp()
  company = await run.make.company()
  recruiter = run.call(await run.make.tokenOf('recruiter', company))
  for (const [name, title, skills, page] of people) {
    const [first_name, last_name] = name.split(' ') as [string, string]
    const id = await run.make.candidate(company, { first_name, last_name, job_title: title, skills })
    await run.make.words(id, [page])
  }
})
afterAll(() => run.close())

const people: [string, string, string[], string][] = [
  ['Ana Alvarez', 'Java Developer', ['Java', 'Kafka'], 'Built services with Java and Kafka at a bank.'],
  ['Ben Becker', 'Trainer', ['Teaching'], 'Java trainer. Kafka courses.'],
  ['Cem Çelik', 'Engineer', ['C++', '.NET'], 'Worked as project manager. Kinesis, Java, Node.js and C# too.'],
  [
    'Dana Doe',
    'Manager',
    [],
    'Manager of a project, then of products. JavaScript only, in C. Night shift, shift nurse.',
  ],
  ['娜 李', 'Tester', [], '数据工程师 with Spark'],
  ['Eve Ek', 'Analyst', [], 'Was a lead data scientist. Holds a degree of master of science.'],
  ['Finn Falk', 'Analyst', [], 'Data scientist, lead data engineer, keeper of science, master of arts.'],
]

const list = (body: object, caller = recruiter) => caller.post('/candidate/list', { limit: 100, ...body })
const search = async (query: string, more: object = {}, caller = recruiter, totalIsExact = true) => {
  const { status, body } = await list({ sortBy: 'name', sortDirection: 'asc', ...more, filters: { query } }, caller)
  expect(status).toBe(200)
  expect(body).toMatchObject({ totalDocs: body.data.length, totalIsExact })
  return body.data.map((row) => String(row.firstName))
}

/** Searches while somebody's words wait to be gathered. */
const searchMeanwhile = (query: string) => search(query, {}, recruiter, false)

describe('a search of candidates', () => {
  it.each([
    ['java', ['Ana', 'Ben', 'Cem']],
    ['java AND (kafka OR kinesis) NOT trainer', ['Ana', 'Cem']],
    ['java -trainer', ['Ana', 'Cem']],
    ['"project manager"', ['Cem']],
    ['"project manager kinesis"', ['Cem']],
    ['node.js*', ['Cem']],
    ['project.manager.kin*', ['Cem']],
    ['"shift nurse"', ['Dana']],
    ['"night shift nurse"', []],
    ['"lead data scientist"', ['Eve']],
    ['lead-data-scien*', ['Eve']],
    ['"a lead data scientist"', ['Eve']],
    ['"lead data scientist holds"', ['Eve']],
    ['"master of science"', ['Eve']],
    ['data.scientist AND NOT lead.data.scientist', ['Finn']],
    ['project manager', ['Cem', 'Dana']],
    ['javas*', ['Dana']],
    ['jav*', ['Ana', 'Ben', 'Cem', 'Dana']],
    ['c++', ['Cem']],
    ['c#', ['Cem']],
    ['c', ['Dana']],
    ['.net', ['Cem']],
    ['node.js', ['Cem']],
    ['celik', ['Cem']],
    ['ÇELİK', ['Cem']],
    ['teaching', ['Ben']],
    ['工程师', ['娜']],
    ['李', ['娜']],
    ['"ana alvarez"', ['Ana']],
    ['cobol', []],
  ])('%s finds %j', async (query, names) => {
    expect(await search(query)).toEqual(names)
  })

  it.each([
    ['java AND (kafka', 'A closing parenthesis is missing (character 10)'],
    ['NOT java', 'Say also what must be there, not only what must not (character 1)'],
    ['', 'Type what to look for (character 1)'],
    ['x'.repeat(201), expect.stringContaining('200')],
  ])('%s is refused with its place', async (query, message) => {
    const { status, body } = await list({ filters: { query } })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'request.invalid', fields: { 'filters.query': message } })
  })

  it('finds nothing of another company', async () => {
    const other = run.call(await run.make.tokenOf('owner', await run.make.company()))
    expect(await search('java', {}, other)).toEqual([])
    const administrator = run.call(await run.make.tokenOf('administrator'))
    expect(await search('alvarez', {}, administrator)).toEqual(['Ana'])
  })

  it('orders by relevance: who is called so comes before who mentions it', async () => {
    expect((await search('java', { sortBy: 'relevance', sortDirection: 'desc' }))[0]).toBe('Ana')
    expect((await search('java', { sortBy: 'createDate', sortDirection: 'desc' }))[0]).toBe('Cem')
  })

  it('is narrowed by other filters, and pages', async () => {
    const { body } = await list({ filters: { query: 'java', status: 'inactive' } })
    expect(body).toMatchObject({ totalDocs: 0, data: [] })
    const second = await list({ limit: 2, page: 2, sortBy: 'name', sortDirection: 'asc', filters: { query: 'java' } })
    expect(second.body).toMatchObject({ totalDocs: 3, data: [{ firstName: 'Cem' }] })
    expect((await list({ searchTerm: 'alvarez', filters: { query: 'java' } })).body.totalDocs).toBe(1)
  })

  it('finds a phrase where its words stand in a row, and nowhere else', async () => {
    const other = await run.make.company()
    const id = await run.make.candidate(other, { first_name: 'Row' })
    const caller = run.call(await run.make.tokenOf('recruiter', other))
    const words = (minLength: number, maxLength: number) =>
      fc.array(fc.constantFrom('senior', 'data', 'engineer', 'of', 'a', 'cobol'), { minLength, maxLength })
    await fc.assert(
      fc.asyncProperty(words(2, 4), words(0, 5), words(0, 5), fc.boolean(), async (phrase, before, after, isThere) => {
        const text = [...before, ...(isThere ? phrase : phrase.toReversed()), ...after]
        await run.make.words(id, [text.join(' ')])
        const isFound = ` ${text.join(' ')} `.includes(` ${phrase.join(' ')} `)
        expect(await search(`"${phrase.join(' ')}"`, {}, caller)).toEqual(isFound ? ['Row'] : [])
      }),
      { numRuns: 150 },
    )
  })

  it('answers any text with a page or a refusal', async () => {
    const pieces = fc.constantFrom(
      'java',
      'AND',
      'OR',
      'NOT',
      '-',
      '(',
      ')',
      '"',
      "'",
      '\\',
      ':*',
      '*',
      '<->',
      '|',
      '!',
      '&',
      '\0',
      '%',
      ' ',
      "');--",
      '李',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(pieces, { maxLength: 12 }), async (parts) => {
        const { status } = await list({ filters: { query: parts.join(' ').slice(0, 200) } })
        expect([200, 400]).toContain(status)
      }),
      { numRuns: 150 },
    )
  })
})

describe('the words of a candidate', () => {
  const jane = { firstName: 'Jane', lastName: 'Doe', phone: '5551234567' }
  const add = async (body: object) =>
    (await recruiter.post('/candidate/add-candidate', { ...jane, ...body })).body.data._id as string
  const resume = () =>
    upload(run, recruiter, readFileSync(join(import.meta.dirname, '../fixtures/resumes/table.docx')), {
      fileType: docxType,
    })
  const text = async (candidateId: string, query?: string) =>
    ResumeText.parse((await recruiter.post('/candidate/resume-text', { candidateId, query })).body)

  it('are found at once, follow each change and go with the candidate', async () => {
    const id = await add({ email: 'jane@example.com', skills: ['Fortran'] })
    expect(await search('fortran')).toEqual(['Jane'])
    await recruiter.put(`/candidate/update/${id}`, { skills: ['Haskell'] })
    expect(await search('fortran')).toEqual([])
    expect(await search('haskell')).toEqual(['Jane'])
    await recruiter.delete(`/candidate/delete/${id}`)
    expect(await search('haskell')).toEqual([])
    await recruiter.post(`/bin/restore/${id}`, {})
    expect(await search('haskell')).toEqual(['Jane'])
  })

  it('are found as they stand, however often they were looked for before', async () => {
    const [ada, bea, cleo] = [
      await add({ email: 'z1@example.com', skills: ['Zig'], firstName: 'Ada' }),
      await add({ email: 'z2@example.com', skills: ['Zig'], firstName: 'Bea' }),
      await add({ email: 'z3@example.com', firstName: 'Cleo' }),
    ]
    const finds = async (names: string[]) => {
      for (const _ of [1, 2, 3]) expect(await search('zig')).toEqual(names)
    }
    await finds(['Ada', 'Bea'])
    await recruiter.put(`/candidate/update/${ada}`, { firstName: 'Yara' })
    await finds(['Bea', 'Yara'])
    await run.make.words(cleo, ['Wrote Zig for a year.'])
    await finds(['Bea', 'Cleo', 'Yara'])
    await recruiter.delete(`/candidate/delete/${bea}`)
    await finds(['Cleo', 'Yara'])
    const pageTwo = { limit: 1, page: 2, sortBy: 'name', sortDirection: 'asc', filters: { query: 'zig' } }
    for (const _ of [1, 2]) {
      const { body } = await list(pageTwo)
      expect(body).toMatchObject({ totalDocs: 2, data: [{ firstName: 'Yara', reason: { skills: ['Zig'] } }] })
      expect((await list({ ...pageTwo, page: 3 })).body).toMatchObject({ totalDocs: 2, data: [] })
    }
  })

  it('hold the resume as soon as it is read, and no longer than it is theirs', async () => {
    const id = await add({ email: 'garfield@example.com', resumeKey: await resume() })
    await expect.poll(async () => (await text(id)).pages.length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await search('wisozk')).toEqual(['Jane'])
    const { pages, hits } = await text(id, 'wisozk NOT trainer')
    expect(hits).toBeGreaterThan(0)
    const found = pages.flatMap((page) => page.hits.map(({ start, end }) => page.text.slice(start, end)))
    expect(new Set(found)).toEqual(new Set(['Wisozk']))
    expect((await recruiter.post('/candidate/resume-text', { candidateId: id, query: '(' })).status).toBe(400)
    await recruiter.put(`/candidate/update/${id}`, { jobTitle: 'Nurse' })
    expect(await search('wisozk AND nurse')).toEqual(['Jane'])
    await recruiter.put(`/candidate/update/${id}`, { resumeKey: null })
    expect(await search('wisozk')).toEqual([])
    expect(await text(id)).toMatchObject({ pages: [], hits: 0 })
  })

  it('are gathered for those who were there before', async () => {
    const id = await run.make.candidate(company, { job_title: 'Glazier' })
    await run.db.owner`insert into candidate_to_index (candidate_id) values (${id})`
    expect(await searchMeanwhile('glazier')).toEqual([])
    await indexWaiting(run.db.owner, { hooks, jobs: { enqueue: async () => {} } as unknown as Jobs })
    expect(await search('glazier')).toEqual(['Jane'])
  })

  it('that were gathered before threes of words were kept are found by pairs until they are gathered anew', async () => {
    const id = await run.make.candidate(company, { first_name: 'Olga' })
    await run.make.words(id, ['A senior cloud architect.'])
    await run.db.owner`
      update candidate_text set document = ts_delete(document, ' senior cloud architect') where candidate_id = ${id}`
    await run.db.owner`insert into candidate_to_index (candidate_id) values (${id})`
    expect(await searchMeanwhile('"senior cloud architect"')).toEqual(['Olga'])
    await indexWaiting(run.db.owner, { hooks, jobs: { enqueue: async () => {} } as unknown as Jobs })
    expect(await search('"senior cloud architect"')).toEqual(['Olga'])
  })

  it('count in an action on all that a search finds', async () => {
    const ids = [
      await add({ email: 'k1@example.com', skills: ['Kotlin'] }),
      await add({ email: 'k2@example.com', skills: ['Kotlin'] }),
    ]
    const target = { query: { searchTerm: '', filters: { query: 'kotlin' } } }
    const started = await recruiter.post('/bulk/start', { kind: 'candidate', action: 'deactivate', target, count: 2 })
    expect(started.status).toBe(202)
    const inactive = async () => (await list({ filters: { query: 'kotlin', status: 'inactive' } })).body.totalDocs
    await expect.poll(inactive, { timeout: 10_000 }).toBe(ids.length)
  })
})

describe('why somebody was found', () => {
  const reasons = async (query: string) => {
    const { body } = await list({ sortBy: 'name', sortDirection: 'asc', filters: { query } })
    return body.data.map(({ firstName, reason }) => {
      const { skills, line, hits } = reason as {
        skills: string[]
        line: string
        hits: { start: number; end: number }[]
      }
      return [firstName, skills, line, hits.map(({ start, end }) => line.slice(start, end))]
    })
  }

  it.each([
    [
      'java AND (kafka OR kinesis) NOT trainer',
      [
        ['Ana', ['Java', 'Kafka'], 'Built services with Java and Kafka at a bank.', ['Java', 'Kafka']],
        ['Cem', [], 'Worked as project manager. Kinesis, Java, Node.js and C# too.', ['Kinesis', 'Java']],
      ],
    ],
    ['teaching', [['Ben', ['Teaching'], null, []]]],
    ['工程师', [['娜', [], '数据工程师 with Spark', ['工程师']]]],
    ['"shift nurse"', [['Dana', [], expect.stringContaining('shift nurse'), ['shift nurse']]]],
  ])('%s', async (query, expected) => {
    expect(await reasons(query)).toEqual(expected)
  })

  it('is said by the line that has most of it, a sentence before a bare list', async () => {
    const id = await run.make.candidate(company, { first_name: 'Edda', last_name: 'Eriksen' })
    const long = `${'Kept the ledgers of the harbour in order. '.repeat(8)}Moved them to Fortran and Ada in a year of long nights without any loss of data.`
    await run.make.words(id, ['Skills: Fortran, Ada\nAda\n• Rewrote Fortran in Ada for three banks.', 'Fortran', long])
    const { body } = await list({ filters: { query: 'fortran ada' } })
    expect(body.data[0]?.reason).toMatchObject({ line: 'Rewrote Fortran in Ada for three banks.' })
    await run.make.words(id, [long])
    const [shown] = (await reasons('fortran ada')) as [unknown, unknown, string, string[]][]
    expect(shown?.[3]).toEqual(['Fortran', 'Ada'])
    expect(shown?.[2]).toMatch(/^… .{60,160}…?$/)
    expect(shown?.[2].length).toBeLessThan(170)
  })

  it('follows the profile, however often it was asked before', async () => {
    const id = await run.make.candidate(company, { first_name: 'Pia', skills: ['Perl', 'Sed'] })
    await run.make.words(id, [])
    for (const _ of [1, 2]) expect(await reasons('perl OR sed')).toEqual([['Pia', ['Perl', 'Sed'], null, []]])
    expect((await recruiter.put(`/candidate/update/${id}`, { skills: ['Sed'] })).status).toBe(200)
    expect(await reasons('perl OR sed')).toEqual([['Pia', ['Sed'], null, []]])
  })

  it('is not said by a list without a query', async () => {
    const { body } = await list({})
    expect(body.data.every((row) => !('reason' in row))).toBe(true)
  })
})
