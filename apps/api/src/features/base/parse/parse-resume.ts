import type { Parse } from '@corridor/contract/base/parse/shapes'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { newId } from '../../../platform/ids.ts'
import { readPhone } from '../../../platform/phone.ts'
import { confirmFile } from '../file/confirm.ts'
import { openPages } from './seal-pages.ts'
import { findParse, findParseText, insertParse } from './store.ts'
import { openZone, toZoneReading } from './zone.ts'

/** Queues the reading of an uploaded resume. The original is confirmed first, so that it is kept even if nothing can be read. */
export async function parseResume(context: CompanyContext, { fileKey }: { fileKey: string }) {
  await confirmFile(context, fileKey, 'resume')
  const parseId = await queueReading(context, fileKey, 'resume')
  return { success: true as const, parseId }
}

const actions = { resume: 'agent.resume-parser', job: 'agent.jd-extractor' } as const

/** Queues the reading of a confirmed file; answers by which id it is followed. */
export function queueReading(context: CompanyContext, fileKey: string, kind: keyof typeof actions): Promise<string> {
  return write(context, actions[kind], async (tx) => {
    const id = newId()
    const { companyId } = context.scope
    await insertParse(tx, { id, company_id: companyId, created_by: context.caller.userId, file_key: fileKey, kind })
    await context.platform.jobs.enqueue(tx, 'parse-resume', { parseId: id, companyId })
    return {
      record: { kind: 'parse', id },
      before: null,
      after: { fileKey },
      answer: id,
    }
  })
}

export async function viewParse(context: CompanyContext, { parseId }: { parseId: string }) {
  const found = await findParse(context.db, context, parseId)
  if (!found) throw notFound()
  const { sealed, ...parse } = found
  const zone = sealed && (await toZoneReading(context.db, openZone(context.platform.fields, sealed)))
  return { success: true as const, ...parse, result: parse.result && judgePhone(parse.result), zone }
}

// A reading gives the number as it stands in the resume; whether anybody can be called by it is said beside it.
const judgePhone = ({ phone, ...result }: NonNullable<Parse['result']>): Parse['result'] =>
  phone ? { ...result, phone: { ...phone, isCallable: readPhone(phone.value).isCallable } } : result

/** The pages that were read; none if nothing was. */
export async function viewParseText(context: CompanyContext, { parseId }: { parseId: string }) {
  const lying = await findParseText(context.db, context, parseId)
  if (!lying) throw notFound()
  return { success: true as const, pages: openPages(context.platform.fields, lying) }
}

const notFound = () => fail('record.notFound', { entity: 'Resume' })
