import { createHash } from 'node:crypto'
import type { CompanySettings } from '@corridor/contract/format/settings'
import type { SectionReview } from '@corridor/contract/trust/verification/shapes'
import type { Language } from '@corridor/contract/wire/language'
import { settingsOf } from '../../../db/scope/settings.ts'
import type { Sql } from '../../../platform/sql.ts'
import { readVerification } from '../../trust/verification/view.ts'
import { type Appended, findAppended, findCompanyName } from './store.ts'

/** All that a dossier is made of. */
export interface Content {
  language: Language
  company: string
  settings: CompanySettings | null
  sections: SectionReview[]
  appended: Appended[]
}

/** Reads the content that a company's dossier would have now; undefined if the company is gone. */
export async function readContent(sql: Sql, companyId: string, language: Language): Promise<Content | undefined> {
  const company = await findCompanyName(sql, companyId)
  if (company === undefined) return undefined
  const { sections } = await readVerification(sql, companyId)
  return {
    language,
    company,
    settings: await settingsOf(sql, companyId),
    sections: sections.filter(({ section }) => section !== 'pdfMaster'),
    appended: await findAppended(sql, companyId),
  }
}

/** Raised with each change of how a dossier is drawn. */
const drawing = 1

/** Names what goes into a dossier: the same content gives the same name. Claims of a section are no part of it. */
export function nameContent({ sections, ...content }: Content): string {
  const said = sections.map(({ section, state, now, verifiedDate, verifiedByInfo }) => ({
    ...{ section, state, now, verifiedDate, verifiedByInfo },
  }))
  return createHash('sha256')
    .update(JSON.stringify([drawing, content, said]))
    .digest('hex')
}
