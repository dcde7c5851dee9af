import type { Language } from '@corridor/contract/wire/language'
import type { Context } from '../../db/scope/context.ts'
import { unchanged, write } from '../../db/write.ts'
import type { Sql } from '../../platform/sql.ts'

/** Keeps the language that a person reads the product in; answers the one before, or nothing if it is the same. */
export async function keepLanguage(tx: Sql, userId: string, language: Language): Promise<Language | undefined> {
  const [before] = await tx<{ language: Language }[]>`
    select language from user_account where id = ${userId} and language <> ${language} for update`
  if (before) await tx`update user_account set language = ${language} where id = ${userId}`
  return before?.language
}

/** Letters come to the caller in this language from now on. */
export const chooseLanguage = (context: Context, { language }: { language: Language }) =>
  write(context, 'session.choose-language', async (tx) => {
    const id = context.caller.userId
    const answer = { success: true as const, message: 'Language saved' }
    const before = await keepLanguage(tx, id, language)
    if (!before) return unchanged(answer)
    return { record: { kind: 'user', id }, before: { language: before }, after: { language }, answer }
  })
