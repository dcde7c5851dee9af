import type { CompanyBankDetails } from '@corridor/contract/trust/bank-details/shapes'
import { useNavigate } from '@tanstack/react-router'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { FormPage } from '../../../lib/form/form-page'
import { emptyProof, ProofField, useProof } from '../../../lib/form/input/proof-field'
import { useRecordForm } from '../../../lib/form/use-record-form'
import { useTranslation } from '../../../lib/language/i18n'
import { useSession } from '../../../lib/session/session'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/link'
import { AccountNumber } from './exports/account-number'
import { BankFields, bankValues, useCountryCodes } from './exports/bank-fields'

/** The form of the Owner. It is kept nowhere while it is typed: an account number lies in no draft. */
export function BankDetailsForm({ stands }: { stands: CompanyBankDetails | null }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const companyId = useSession()?.user.companyInfo?._id
  const { codeOf, latest } = useCountryCodes(stands)
  const { asked, latest: latestAsked } = useProof()
  const form = useRecordForm({
    entity: 'Bank Details',
    schema: () =>
      import('@corridor/contract/trust/bank-details/shapes').then(({ bankDetailsForm }) =>
        bankDetailsForm({
          codeOf: (id) => latest.current(id),
          kept: stands?.country ?? null,
          asked: () => latestAsked.current,
        }),
      ),
    initial: {
      ...bankValues(stands),
      ...emptyProof,
      ...(stands ? { version: stands.version } : {}),
    },
    submit: (bank) => client.bankDetails.add(bank),
    onSaved: async () => {
      toast.success(t('{entity} Updated Successfully', { entity: t('Bank Details') }))
      await refresh(api.bankDetails, api.company)
      await navigate({ to: paths.company.accountDetails })
    },
  })
  return (
    <FormPage
      form={form}
      title="Bank Details for Commission"
      description="Where your commission goes. The account number is encrypted, and shown masked to everybody."
      submitLabel="Save"
      actions={
        <ButtonLink variant="default" to={paths.company.accountDetails}>
          {t('Cancel')}
        </ButtonLink>
      }
    >
      {stands && companyId && (
        <AccountNumber reveal={() => client.bankDetails.reveal({ companyId })} masked={stands.accountMasked} />
      )}
      <BankFields form={form} stands={stands} codeOf={codeOf} countryLabel="Country of the bank" />
      <ProofField form={form} asked={asked} />
    </FormPage>
  )
}
