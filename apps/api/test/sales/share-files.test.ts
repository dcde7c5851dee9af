import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Caller } from '../call.ts'
import type { Company } from '../make.ts'
import { type RunningApp, runApp } from '../running-app.ts'
import { textOf } from '../trust/papers.ts'

let run: RunningApp
let company: Company
let bench: Caller
let hotlist: string
let people: string[]
const allMax = 3
beforeAll(async () => {
  run = await runApp({ ROLE: 'api' }, {}, undefined, null, { drawing: { threads: 1, allMax } })
})
afterAll(() => run.close())
beforeEach(async () => {
  await run.db.owner`truncate rate_limit`
  company = await run.make.company()
  bench = run.call(await run.make.session(await run.make.person('bench-sales', company)))
  hotlist = await run.make.hotlist(company, { name: 'Java bench', is_public: true })
  people = []
  for (let at = 0; at < 40; at += 1) {
    // Words that no other person has, so that each costs what a page costs.
    const skills = Array.from({ length: 30 }, (_, skill) => `Skill${at}x${skill}`)
    const id = await run.make.candidate(company, { first_name: `Ana${at}`, job_title: `Engineer ${at}`, skills })
    await run.make.onHotlist(company, hotlist, id)
    people.push(id)
  }
})

async function link(): Promise<{ id: string; path: string }> {
  const { body } = await bench.post('/share/add', { hotListId: hotlist, title: 'For Acme' })
  const { body: answer } = await bench.post<{ address: string }>('/share/address', { id: body.data._id })
  return { id: body.data._id, path: new URL(answer.address).pathname }
}

async function get(path: string) {
  const response = await fetch(run.url + path)
  const bytes = new Uint8Array(await response.arrayBuffer())
  return { status: response.status, retryAfter: response.headers.get('retry-after'), bytes }
}

/** Counts the answers of the server that it lives, until some other answers were there. */
async function heardUntil(answers: Promise<unknown>): Promise<number> {
  let isOver = false
  void answers.finally(() => {
    isOver = true
  })
  let heard = 0
  while (!isOver) heard += (await fetch(`${run.url}/healthz`)).ok ? 1 : 0
  return heard
}

it('is drawn once for thirty who ask for it at once, and others are answered meanwhile', async () => {
  const { path } = await link()
  const asking = Promise.all(Array.from({ length: 30 }, () => get(`${path}/file.pdf`)))
  expect(await heardUntil(asking)).toBeGreaterThan(30)
  const answers = await asking
  expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(200))
  const drawn = new Set(answers.map(({ bytes }) => Buffer.from(bytes).toString('base64')))
  expect(drawn.size).toBe(1)
  expect(await textOf(answers[0]?.bytes ?? new Uint8Array())).toContain('Engineer 39')
})

it('is drawn anew once its page shows something else', async () => {
  const { id, path } = await link()
  const first = await get(`${path}/file.pdf`)
  expect(await get(`${path}/file.pdf`)).toEqual(first)
  expect((await bench.put(`/candidate/update/${people[0]}`, { jobTitle: 'Astronaut' })).status).toBe(200)
  expect(await textOf((await get(`${path}/file.pdf`)).bytes)).toContain('Astronaut')
  await bench.post('/hotlist/remove-candidates', { hotListId: hotlist, candidateIds: [people[0]] })
  expect(await textOf((await get(`${path}/file.pdf`)).bytes)).not.toContain('Astronaut')
  await bench.post(`/share/revoke/${id}`)
  expect((await get(`${path}/file.pdf`)).status).toBe(404)
})

it('is refused past two of one link that are drawn at a time, and drawn a moment later', async () => {
  const { path } = await link()
  const languages = ['en', 'fr', 'zh', 'ar']
  const answers = await Promise.all(languages.map((language) => get(`${path}/file.pdf?lang=${language}`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429])
  for (const { status, retryAfter } of answers) expect(retryAfter).toBe(status === 429 ? '5' : null)
  for (const language of languages) expect((await get(`${path}/file.pdf?lang=${language}`)).status).toBe(200)
})

it('is refused past the number that all may wait for', async () => {
  const links = await Promise.all(Array.from({ length: allMax + 2 }, link))
  // Each shows something else.
  for (const [at, { id }] of links.entries()) await bench.put(`/share/update/${id}`, { title: `For number ${at}` })
  const answers = await Promise.all(links.map(({ path }) => get(`${path}/file.pdf`)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 503, 503])
  for (const { status, retryAfter } of answers) expect(retryAfter).toBe(status === 503 ? '5' : null)
  for (const { path } of links) expect((await get(`${path}/file.pdf`)).status).toBe(200)
})
