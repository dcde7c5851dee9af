import { createHash } from 'node:crypto'
import { type CompanySection, companySections } from '@corridor/contract/field/company-sections'
import type { SectionPart } from '@corridor/contract/trust/verification/shapes'
import type { Sql } from '../../../platform/sql.ts'
import { findFacts } from './store.ts'

/** Facts of each section of a company. */
export type Facts = Record<CompanySection, SectionPart[]>

/** Reads what a company's sections say now. */
export async function readFacts(sql: Sql, companyId: string): Promise<Facts> {
  const rows = await findFacts(sql, companyId)
  const facts = Object.fromEntries(companySections.map((section) => [section, []])) as unknown as Facts
  for (const { section, id, facts: given } of rows) {
    const told = Object.entries(given).flatMap(([field, value]) => (value ? [{ field, value }] : []))
    if (told.length > 0) facts[section].push({ id, facts: told })
  }
  return facts
}

/** Names what a reviewer saw, so that nobody decides what has changed since. */
export const nameFacts = (parts: SectionPart[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
