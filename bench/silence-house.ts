import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One thing that draws or reads a file, asked for by one request; answers its status. */
export interface Heavy {
  name: string
  ask(at: number): Promise<number>
}

const password = 'Corridor@2026'
const people = 60
const parts = 60_000
const fixtures = join(import.meta.dirname, '../apps/api/test/fixtures/resumes')

// biome-ignore lint/suspicious/noExplicitAny: a bench reads what it needs of any answer.
type Call = (path: string, body?: unknown, method?: string) => Promise<any>

/** Signs somebody in and makes their calls; `raw` answers the status alone. */
export async function signedIn(root: string, email: string) {
  const json = { 'content-type': 'application/json' }
  const signIn = await fetch(`${root}/api/v1/company/sign-in`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await signIn.json()) as { token: string }
  const send = (path: string, body: unknown = {}, method = 'POST') =>
    fetch(`${root}/api/v1${path}`, {
      method,
      headers: { ...json, authorization: `Bearer ${token}` },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
  const call: Call = async (path, body, method) => (await send(path, body, method)).json()
  const raw = async (path: string, body?: unknown) => statusOf(await send(path, body))
  return { send, call, raw }
}

async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer()
  return response.status
}

/** Each request comes from an address of its own, so that it is stopped by nothing but its cost. */
const from = (at: number) => ({ 'x-forwarded-for': `198.51.${100 + Math.floor(at / 250)}.${1 + (at % 250)}` })

/** Drafts of one person to one vendor. */
async function draftsOf(call: Call, count: number): Promise<string[]> {
  const { data: units } = await call('/business-unit/list', { limit: 10 })
  const from = units.find((unit: { fromEmail?: string | null }) => unit.fromEmail) ?? units[0]
  const { data: vendors } = await call('/vendor/list', { limit: 1 })
  const ids: string[] = []
  for (let n = 0; n < count; n += 1) {
    const body = {
      kind: 'plain',
      subject: `News ${n}`,
      body: '<p>Hello</p>',
      from: from?._id,
      vendors: [vendors[0]?._id],
    }
    const { data } = await call('/campaign/add', body)
    ids.push(data?._id)
  }
  return ids
}

/** Starts ten drafts at once, as one person may by ten pages; answers the worst status. */
async function startTen(raw: (path: string, body?: unknown) => Promise<number>, drafts: string[], at: number) {
  const ten = Array.from({ length: 10 }, (_, n) => drafts[(at * 10 + n) % drafts.length])
  return Math.max(...(await Promise.all(ten.map((id) => raw(`/campaign/start/${id}`)))))
}

/** Puts sixty people of the demo on a shared hotlist, and names all that may be asked for. */
export async function furnish(root: string, atOnce: number): Promise<Heavy[]> {
  const bench = await signedIn(root, 'bench@harbor.example')
  const owner = await signedIn(root, 'owner@harbor.example')
  const get = async (path: string, at: number) => statusOf(await fetch(root + path, { headers: from(at) }))

  const { data: candidates } = await bench.call('/candidate/list', { limit: 100 })
  const ids: string[] = candidates.slice(0, people).map(({ _id }: { _id: string }) => _id)
  const named = { name: `Silence ${Date.now()}`, description: 'Sixty people', isPublic: true }
  const { hotlist } = await bench.call('/hotlist/add', named)
  await bench.call('/hotlist/add-candidates', { hotListId: hotlist._id, candidateIds: ids })
  const shared = await bench.call('/share/add', { hotListId: hotlist._id, title: 'Sixty people' })
  const { address } = await bench.call('/share/address', { id: shared.data._id })
  const share = new URL(address).pathname

  const { data: submissions } = await bench.call('/submission/list', { limit: 50 })
  const presented = await presentedOf(bench.call, submissions)
  const resume = presented && (await firstResume(root, presented))

  const drafts = await draftsOf(bench.call, atOnce)
  const apply = await applyPath(root)
  const form = manyParts()
  const pdf = await readFile(join(fixtures, 'two-columns.pdf'))
  const docx = await readFile(join(fixtures, 'table.docx'))
  const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  const put = async (bytes: Buffer, file: { fileName: string; fileType: string; purpose: string }) => {
    const granted = await bench.call('/s3/upload-url', { ...file, fileSize: bytes.length })
    const body = new Uint8Array(bytes)
    await fetch(new URL(granted.presignedUrl, root), { method: 'PUT', headers: granted.headers, body })
    return granted.fileKey as string
  }
  const resumeOf = (bytes: Buffer, fileName: string, fileType: string) => () =>
    put(bytes, { fileName, fileType, purpose: 'resume' })
  const uploadPdf = resumeOf(pdf, 'resume.pdf', 'application/pdf')
  const uploadDocx = resumeOf(docx, 'resume.docx', docxType)
  const table = Buffer.from(
    `First Name,Last Name,Email\n${Array.from({ length: 5_000 }, (_, at) => `Ana,Row ${at},ana${at}@rows.example`).join('\n')}\n`,
  )

  return [
    ...(['pdf', 'xlsx', 'csv'] as const).map((format) => ({
      name: `share: file.${format}`,
      ask: (at: number) => get(`${share}/file.${format}`, at),
    })),
    { name: 'share: file.pdf, four languages', ask: (at) => get(`${share}/file.pdf?lang=${languages[at % 4]}`, at) },
    { name: 'share: its page', ask: (at) => get(share, at) },
    ...(resume ? [{ name: 'presentation: a resume', ask: (at: number) => get(resume, at) }] : []),
    {
      name: 'campaign: draw resumes',
      ask: (at) => bench.raw('/campaign/draw-resumes', { candidates: ids.slice(at, at + 5) }),
    },
    { name: 'campaign: start, ten at a time', ask: (at) => startTen(bench.raw, drafts, at) },
    { name: 'dossier: make', ask: () => owner.raw('/dossier/make', { language: 'en' }) },
    {
      name: 'export: candidates, xlsx',
      ask: () => bench.raw('/export/start', { kind: 'candidate', format: 'xlsx' }),
    },
    {
      name: 'apply: a form of 60 000 parts',
      ask: async (at) =>
        statusOf(
          await fetch(`${root}${apply}/apply`, {
            method: 'POST',
            headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...from(at) },
            body: form,
          }),
        ),
    },
    {
      name: 'parse: resumes, pdf',
      ask: async () => bench.raw('/agent/resume-parser', { fileKey: await uploadPdf() }),
    },
    {
      name: 'parse: resumes, docx',
      ask: async () => bench.raw('/agent/resume-parser', { fileKey: await uploadDocx() }),
    },
    {
      name: 'import: 5 000 rows read',
      ask: async () =>
        bench.raw('/import/start', {
          kind: 'candidate',
          fileKey: await put(table, { fileName: 'table.csv', fileType: 'text/csv', purpose: 'import' }),
        }),
    },
  ]
}

const languages = ['en', 'fr', 'zh', 'ar']
const boundary = 'silence'

const manyParts = () =>
  Buffer.from(
    `${Array.from({ length: parts }, (_, at) => `--${boundary}\r\nContent-Disposition: form-data; name="a${at % 10}"\r\n\r\n\r\n`).join('')}--${boundary}--\r\n`,
  )

interface Submitted {
  _id: string
  job: string
}

/** The address of a page that presents somebody; undefined if nobody of the demo may be presented. */
async function presentedOf(call: Call, submissions: readonly Submitted[]): Promise<string | undefined> {
  for (const { _id, job } of submissions) {
    const { address } = await call('/presentation/add', { jobId: job, people: [{ submissionId: _id }] })
    if (address) return new URL(address).pathname
  }
  return undefined
}

async function firstResume(root: string, page: string): Promise<string | undefined> {
  const shown = await (await fetch(root + page)).text()
  // Without a build of the web its page is answered as data.
  const [, mark] = /\/resume\/([\w-]+)|"mark":"([\w-]+)"/.exec(shown)?.filter(Boolean) ?? []
  return mark && `${page}/resume/${mark}.pdf`
}

async function applyPath(root: string): Promise<string> {
  const map = await (await fetch(`${root}/sitemap.xml`)).text()
  const [, path = ''] = /<loc>https?:\/\/[^/]+(\/jobs\/[^/<]+\/[^/<]+)<\/loc>/.exec(map) ?? []
  return path
}
