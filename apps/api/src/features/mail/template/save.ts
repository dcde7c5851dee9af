import { fieldsIn } from '@corridor/contract/mail/template/merge-fields'
import type { EmailTemplateAdd, EmailTemplateUpdate } from '@corridor/contract/mail/template/shapes'
import type postgres from 'postgres'
import { differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { judgeTemplate, toForm } from './judge.ts'
import { findWritten, insertVersion } from './store.ts'
import { type TemplateRow, type TemplateValues, templates, toFacts, toWire } from './tables.ts'

export const addTemplate = (context: CompanyContext, input: EmailTemplateAdd) =>
  write(context, 'email-template.add', async (tx) => {
    const after = await insertTemplate(tx, context, await judgeTemplate(tx, context.scope, input))
    return {
      record: { kind: 'email-template', id: after.id },
      before: null,
      after: toFacts(after),
      answer: savedTemplate('Email Template Added Successfully', after),
    }
  })

/** Writes a new one with its first version. */
export async function insertTemplate(
  tx: postgres.TransactionSql,
  { scope }: CompanyContext,
  values: TemplateValues,
): Promise<TemplateRow> {
  const id = await templates.insert(tx, scope, values)
  await insertVersion(tx, scope, id, values)
  return written(await findWritten(tx, id))
}

export const updateTemplate = (context: CompanyContext, { id, version, ...patch }: EmailTemplateUpdate) =>
  write(context, 'email-template.update', async (tx) => {
    const stands = await templates.take(tx, context.scope, id, version)
    const message = 'Email Template Updated Successfully'
    const wanted = await judgeTemplate(tx, context.scope, { ...toForm(stands), ...given(patch) }, stands)
    const after = await changeTemplate(tx, context, stands, wanted)
    if (!after) return unchanged(savedTemplate(message, stands))
    return {
      record: { kind: 'email-template', id },
      before: toFacts(stands),
      after: toFacts(after),
      answer: savedTemplate(message, after),
    }
  })

/** Writes what differs, and keeps another wording as a version; undefined if nothing differs. */
export async function changeTemplate(
  tx: postgres.TransactionSql,
  { scope }: CompanyContext,
  stands: TemplateRow,
  wanted: Partial<TemplateValues>,
): Promise<TemplateRow | undefined> {
  const change = differences<TemplateValues>(toFacts(stands), wanted)
  if (!change) return undefined
  await templates.update(tx, stands.id, change, change.name ?? stands.name)
  const isReworded = change.email !== undefined || change.subject !== undefined || change.body !== undefined
  if (isReworded) await insertVersion(tx, scope, stands.id, { ...toFacts(stands), ...change })
  return written(await findWritten(tx, stands.id))
}

export const toWhole = (row: TemplateRow) => ({
  ...toWire(row),
  body: row.body,
  fields: fieldsIn({ subject: row.subject, html: row.body }),
})

export const savedTemplate = (message: string, row: TemplateRow) => ({
  success: true as const,
  message,
  data: toWhole(row),
})
