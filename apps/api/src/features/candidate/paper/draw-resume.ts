import type { Reader } from '@corridor/contract/format/reader'
import type { Context } from '../../../db/scope/context.ts'
import type { Block, PaperOrder } from '../../../pdf/blocks.ts'
import { loadLogo } from './load-logo.ts'
import { resumeWords } from './resume-words.ts'
import { cleaner, type Face, readerOf, showPerson } from './show-person.ts'
import { type Career, loadCareer } from './store.ts'
import type { CompanyFace, DrawnPerson } from './tables.ts'

/** Link for which a resume is drawn; without a job it is for many. */
interface Drawing {
  link: CompanyFace & Face & { job_title: string | null }
  context: Pick<Context, 'db' | 'platform'>
}

type Draw = (paper: PaperOrder) => Promise<Uint8Array>

/** Somebody's resume in the company's own format: what is known of them in its parts, and nothing that says how to reach them. */
export async function drawResume(
  opened: Drawing,
  row: DrawnPerson,
  language: Reader['language'],
  draw: Draw,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { link, context } = opened
  const { company_name: company, brand_color } = link
  const words = resumeWords[language]
  const { name, facts, summary } = showPerson(link, row, await readerOf(opened, language))
  const textOf = (key: string) => facts.find((fact) => fact.key === key)?.text ?? ''
  const career = await loadCareer(context.db, row.candidate_id)
  const logo = await loadLogo(opened)
  const presentedBy = (link.job_title === null ? words.presentedByCompany : words.presentedBy)
    .replace('{company}', company)
    .replace('{job}', link.job_title ?? '')
  const title = textOf('jobTitle')
  const rest = facts.filter(({ key }) => key !== 'jobTitle' && key !== 'skills')
  const blocks: Block[] = [
    ...(brand_color ? [{ bar: brand_color }] : []),
    ...(logo && logo.type !== 'image/webp' ? [{ picture: logo.bytes, alt: company, width: 140 }] : []),
    { paragraph: presentedBy, quiet: true },
    { heading: name, level: 1 },
    ...(title ? [{ paragraph: title }] : []),
    { facts: rest.map(({ title: label, text }) => [label, text] as const) },
    ...part(words.summary, summary ? [{ paragraph: summary }] : []),
    ...part(words.skills, textOf('skills') ? [{ paragraph: textOf('skills') }] : []),
    ...partsOf(career, words, cleaner(link, row)),
  ]
  return { name, bytes: await draw({ language, title: `${name} · ${company}`, author: company, blocks }) }
}

const part = (heading: string, blocks: Block[]): Block[] =>
  blocks.length === 0 ? [] : [{ heading, level: 2 as const }, ...blocks]

const joined = (mark: string, ...texts: (string | null)[]) => texts.filter(Boolean).join(mark)

function partsOf(
  { history, education, certifications, languages }: Career,
  words: (typeof resumeWords)['en'],
  clean: (text: string) => string,
): Block[] {
  return [
    ...part(
      words.experience,
      history.flatMap((job): Block[] => [
        { heading: clean(joined(' · ', job.job_title, job.employer)), level: 3 },
        ...lines(true, joined(' – ', job.start_date, job.is_current ? words.today : job.end_date)),
        ...lines(false, clean(job.responsibilities ?? ''), clean(job.environment_tool ?? '')),
      ]),
    ),
    ...part(
      words.education,
      education.flatMap(({ degree, school, graduation_year }) =>
        lines(false, joined(' · ', clean(joined(' · ', degree, school)), graduation_year)),
      ),
    ),
    ...part(
      words.certifications,
      certifications.flatMap(({ name, issuer, year }) =>
        lines(false, joined(' · ', clean(joined(' · ', name, issuer)), year)),
      ),
    ),
    ...part(
      words.languages,
      languages.flatMap(({ language, level }) => lines(false, clean(joined(' · ', language, level)))),
    ),
  ]
}

const lines = (quiet: boolean, ...texts: string[]): Block[] =>
  texts.filter((text) => text !== '').map((paragraph) => ({ paragraph, quiet }))
