import type { CompanyUpdate } from '@corridor/contract/company/company/shapes'
import { companyDocumentTypes, onboardingSteps } from '@corridor/contract/company/onboarding/choices'
import { isSpared } from '@corridor/contract/company/onboarding/documents'
import { findCompanyNameFaults } from '@corridor/contract/field/company-name'
import type postgres from 'postgres'
import { assertVersion, differences, given, written } from '../../../db/record/record.ts'
import type { CompanyContext } from '../../../db/scope/context.ts'
import { unchanged, write } from '../../../db/write.ts'
import { fail } from '../../../platform/fail.ts'
import { notifyAdministrators } from '../../told/notification/notify.ts'
import { emptySlots } from '../document/empty-slots.ts'
import { closeStep, notFound, openStep, type Progress } from './progress.ts'
import { domainOf, findMissing, toDocumentation } from './rules.ts'
import { findCompany, isCountry, readParts, updateCompanyRow } from './store.ts'
import { type CompanyRow, type CompanyValues, toWire } from './tables.ts'

/** Saves the names (step 1), the website and the answers about documents (step 4), or completes the onboarding. */
export const updateCompany = (context: CompanyContext, { id, version, ...input }: CompanyUpdate) =>
  write(context, 'company.update', async (tx) => {
    const { scope } = context
    if (id !== scope.companyId) throw notFound()
    const progress = await openStep(tx, context, stepOf(input))
    const stands = progress.company
    assertVersion(stands, version, 'Company', toWire(stands))
    assertStep(stands, input)
    assertNames(stands, input)
    await assertCountries(tx, input)
    const before = toFacts(stands)
    const change = differences(before, toValues(stands, input))
    if (change) await updateCompanyRow(tx, id, change)
    if (change?.documentation_info) await emptySlots(context, tx, sparedTypes(change))
    await closeStep(context, tx, progress)
    const isCompleted = await complete(tx, progress, input)
    const after = written(await findCompany(tx, scope, id))
    const company = toWire(after)
    if (isCompleted)
      await notifyAdministrators(tx, context.platform, {
        kind: 'company-completed',
        params: { company: after.name },
        about: { kind: 'company', id },
      })
    const answer = { success: true as const, message: messageOf(input), data: company, updatedCompany: company }
    if (!change && !isCompleted) return unchanged(answer)
    return { record: { kind: 'company', id }, before, after: toFacts(after), answer }
  })

type Input = Omit<CompanyUpdate, 'id' | 'version'>

const isNaming = ({ tradingName, companyName, nameConfirmed }: Input) =>
  [tradingName, companyName, nameConfirmed].some((given) => given !== undefined)
const isDocumenting = ({ websiteLink, documentationInfo }: Input) =>
  websiteLink !== undefined || documentationInfo !== undefined

function stepOf(input: Input): number {
  if (isDocumenting(input)) return 4
  return isNaming(input) ? 1 : 0
}

function messageOf(input: Input): string {
  if (input.onboardingCompleted) return 'Onboarding completed successfully!'
  return isDocumenting(input)
    ? 'Documentation information updated successfully'
    : 'Company information updated successfully'
}

// The server counts; a page that says it is further is told what comes first.
function assertStep(
  { current_on_boarding_step: stands }: CompanyRow,
  { currentOnBoardingStep, onboardingCompleted }: Input,
) {
  if (onboardingCompleted || (currentOnBoardingStep ?? 0) <= stands) return
  throw fail('onboarding.stepFirst', { step: stands })
}

function assertNames(stands: CompanyRow, input: Input): void {
  if (!isNaming(input)) return
  const names = {
    tradingName: input.tradingName === undefined ? stands.trading_name : input.tradingName,
    companyName: input.companyName ?? stands.legal_name,
    nameConfirmed: input.nameConfirmed ?? stands.name_confirmed,
  }
  const fields = findCompanyNameFaults(names)
  if (!names.companyName) fields.companyName = 'Company Name is required'
  if (Object.keys(fields).length > 0) throw fail('request.invalid', {}, { fields })
}

/** Throws `request.invalid` if a country is not there. */
export async function assertCountries(
  tx: postgres.TransactionSql,
  input: Partial<Record<'yourCountry' | 'clientCountry', string | null | undefined>>,
): Promise<void> {
  for (const field of ['yourCountry', 'clientCountry'] as const) {
    const id = input[field]
    if (id && !(await isCountry(tx, id))) {
      throw fail('request.invalid', {}, { fields: { [field]: 'Country not found' } })
    }
  }
}

function toValues(stands: CompanyRow, input: Input): Partial<CompanyValues> {
  const tradingName = input.tradingName === undefined ? stands.trading_name : input.tradingName || null
  const legalName = input.companyName ?? stands.legal_name
  const websiteLink = input.websiteLink === undefined ? stands.website_link : input.websiteLink || null
  const values = {
    trading_name: tradingName,
    legal_name: legalName,
    name_confirmed: input.nameConfirmed,
    website_link: websiteLink,
    ...(isNaming(input) && { name: tradingName ?? legalName ?? stands.name }),
    ...(isNaming(input) || isDocumenting(input) ? { domain: domainOf(websiteLink, stands.owner_email) } : {}),
    ...(input.documentationInfo && {
      documentation_info: toDocumentation({ ...stands.documentation_info, ...input.documentationInfo }),
    }),
    partner_type: input.type,
    your_country_id: input.yourCountry,
    client_country_id: input.clientCountry,
  }
  return given(values)
}

const sparedTypes = ({ documentation_info: flags }: Partial<CompanyValues>) =>
  companyDocumentTypes.filter((type) => isSpared(flags ?? {}, type))

/** Completes the onboarding if that is asked for; false if it is not, or was complete already. */
async function complete(tx: postgres.TransactionSql, { company }: Progress, input: Input): Promise<boolean> {
  if (!input.onboardingCompleted || company.is_on_boarding_completed) return false
  const missing = findMissing(await readParts(tx, company.id))
  if (Object.keys(missing).length > 0) {
    const isEarly = company.current_on_boarding_step < onboardingSteps - 1
    throw fail(isEarly ? 'onboarding.stepsFirst' : 'onboarding.incomplete', {}, { fields: missing })
  }
  const completed = { current_on_boarding_step: onboardingSteps, is_on_boarding_completed: true }
  await updateCompanyRow(tx, company.id, completed)
  return true
}

/** Values of a company that the audit keeps: nobody's address. */
export const toFacts = (row: CompanyRow): CompanyValues => ({
  name: row.name,
  domain: row.domain,
  trading_name: row.trading_name,
  legal_name: row.legal_name,
  name_confirmed: row.name_confirmed,
  website_link: row.website_link,
  documentation_info: toDocumentation(row.documentation_info),
  partner_type: row.partner_type,
  your_country_id: row.your_country_id,
  client_country_id: row.client_country_id,
  current_on_boarding_step: row.current_on_boarding_step,
  is_on_boarding_completed: row.is_on_boarding_completed,
})
