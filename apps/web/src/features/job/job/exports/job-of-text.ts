import type { JobAdd } from '@corridor/contract/job/job/body'
import { client } from '../../../../lib/call/client'
import { readFromAd } from '../use-from-ad'

/** The job that a text asks for; undefined where none could be read in it. */
export async function jobOfText(text: string): Promise<JobAdd | undefined> {
  const { job: reading } = await client.parse.jdExtractor({ text })
  if (!reading) return undefined
  const [{ values }, { JobAdd }] = await Promise.all([readFromAd(reading), import('@corridor/contract/job/job/body')])
  return JobAdd.safeParse(values).data
}
