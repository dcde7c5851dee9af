import { text } from '../../../../lib/language/text'
import type { Column } from '../../../../lib/list/types'
import { paths } from '../../../../paths'
import { TextLink } from '../../../../ui/link'

/** Whose record a row is, in what administrators list of all companies. */
export const companyColumn: Column<{ companyInfo: readonly { _id: string; name: string }[] }, never> = {
  header: text('Company'),
  card: 'fact',
  cell: ({ companyInfo: [company] }) =>
    company && (
      <TextLink to={paths.admin.viewCompany(company._id)}>
        <bdi>{company.name}</bdi>
      </TextLink>
    ),
}
