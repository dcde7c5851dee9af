import { bankAccountTypeNames } from '@corridor/contract/field/bank-account-types'
import type { CompanyBankDetails } from '@corridor/contract/trust/bank-details/shapes'
import { access } from '@corridor/contract/wire/access'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { api } from '../../../lib/call/client'
import { countryName } from '../../../lib/format/country-name'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { Facts, RecordCard } from '../../../lib/record/record-card'
import { RecordQuery } from '../../../lib/record/record-query'
import { only } from '../../../lib/session/only'
import { useMay } from '../../../lib/session/session'
import { PageHeader } from '../../../ui/page-header'
import classes from '../../company/company/exports/account-details.module.css'
import { ReturnedNotice } from '../../company/company/exports/returned-notice'
import { BankDetailsForm } from './bank-details-form'

export const Route = createFileRoute('/company/account-details/bank-details')({
  staticData: { title: 'Bank Details for Commission' },
  beforeLoad: only(access.setup.read),
  component: BankDetailsPage,
})

function BankDetailsPage() {
  const { t } = useTranslation()
  const mayChange = useMay(access.setup.manage)
  const query = useQuery({ ...api.bankDetails.get.queryOptions({ input: {} }), staleTime: 0 })
  return (
    <>
      <ReturnedNotice sections={['bankDetails']} />
      <RecordQuery query={query}>
        {({ data }) =>
          mayChange ? (
            <BankDetailsForm key={data?.version} stands={data} />
          ) : (
            <>
              <PageHeader
                title={t('Bank Details for Commission')}
                description={t('Only the owner of your company can change them.')}
              />
              <RecordCard title="Bank Account">
                {data ? <Facts facts={factsOf(data)} /> : <p className={classes.none}>{t('Nothing added yet.')}</p>}
              </RecordCard>
            </>
          )
        }
      </RecordQuery>
    </>
  )
}

const factsOf = (bank: CompanyBankDetails) => [
  { label: text('Beneficiary Name'), value: <bdi>{bank.beneficiaryName}</bdi> },
  { label: text('Bank Name'), value: <bdi>{bank.bankName}</bdi> },
  { label: text('Account Type'), value: <AccountType bank={bank} /> },
  { label: text('Country'), value: bank.countryInfo.map(countryName) },
  { label: text('Account Number'), value: <bdi>{bank.accountMasked}</bdi> },
  { label: text('IFSC Code/Routing Number'), value: bank.bankCode && <bdi>{bank.bankCode}</bdi> },
  { label: text('SWIFT/BIC'), value: bank.swift && <bdi>{bank.swift}</bdi> },
]

function AccountType({ bank }: { bank: CompanyBankDetails }) {
  const { t } = useTranslation()
  return t(bankAccountTypeNames[bank.accountType])
}
