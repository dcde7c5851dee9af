import { toMinor } from '@corridor/contract/format/money'
import { consistencyRules } from '@corridor/contract/student/enrolment/consistency'
import type { Finding } from '@corridor/contract/student/enrolment/finding'
import { enrolmentFieldNames } from '@corridor/contract/student/enrolment/kinds'
import { countryName } from '../../../lib/format/country-name'
import { formatMoney, formatNumber, formatPoint } from '../../../lib/format/format'
import { isolated } from '../../../lib/format/isolated'
import type { Translate } from '../../../lib/language/i18n'

/** A finding as a sentence behind the name of its field; of one that is simply empty the name alone. */
export function findingWords({ name, code, params }: Pick<Finding, 'name' | 'code' | 'params'>, t: Translate): string {
  const field = t(enrolmentFieldNames[name])
  return code ? `${field}: ${t(consistencyRules[code].text, shown(params))}` : field
}

/** The values of a sentence as the reader writes them. */
function shown({
  country,
  code = '',
  month,
  amount,
  currency,
  names,
  institution,
  test,
  ...counts
}: Finding['params']): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, formatNumber(Number(count))])),
    ...(country && { country: isolated(countryName({ name: country, code: code || null })) }),
    ...(names && { names: isolated(names) }),
    ...(institution && { institution: isolated(institution) }),
    ...(test && { test: isolated(test) }),
    ...(month && { month: formatPoint(`${month}-01`, 'wholeMonth') }),
    ...(amount && currency && { amount: isolated(formatMoney(toMinor(Number(amount), currency), currency)) }),
  }
}
