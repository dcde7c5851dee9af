import type { JdExtract } from '@corridor/contract/base/parse/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { confirmFile } from '../file/confirm.ts'
import { queueReading } from './parse-resume.ts'
import { toJobReading } from './run-parse.ts'
import { currentSkillWords } from './skill-words.ts'

/** Reads a job ad: a text at once, in a worker, of which nothing is kept; a file in the background, with whose reading it is forgotten. */
export async function extractJob(context: CompanyContext, { text, fileKey }: JdExtract) {
  if (fileKey !== undefined) {
    await confirmFile(context, fileKey, 'job-description')
    return { success: true as const, parseId: await queueReading(context, fileKey, 'job'), job: null, reason: null }
  }
  const answer = await context.platform.extractor.readJobText(text ?? '', await currentSkillWords(context.db))
  return { success: true as const, parseId: null, job: toJobReading(answer), reason: answer.reason }
}
