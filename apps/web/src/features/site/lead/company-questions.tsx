import { whoAreYouTypes } from '@corridor/contract/field/who-are-you'
import type { Lead } from '@corridor/contract/site/lead/shapes'
import { TextInput } from '@mantine/core'
import { CountrySelect } from '../../../lib/form/choice/country-select'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { LateSelect } from '../../../lib/late/late-select'
import { whoAreYou } from '../../people/account/exports/who-are-you'
import type { Given } from './convert-dialog'

interface CompanyQuestionsProps {
  row: Lead
  given: Given
  setGiven: (given: Given) => void
  faultOf: (name: string) => string | undefined
}

const countries = { yourCountry: text('Home Country'), clientCountry: text('Client Country') }

/** Questions about a company beside its person. Whoever got started on the site answered them already, and an empty box takes that answer. */
export function CompanyQuestions({ row, given, setGiven, faultOf }: CompanyQuestionsProps) {
  const { t } = useTranslation()
  const asks = row.kind !== 'get-started' || ['type', 'yourCountry', 'clientCountry'].some(faultOf)
  return (
    <>
      <TextInput
        label={t('Company Name')}
        value={given.companyName ?? ''}
        onChange={({ currentTarget: { value } }) => setGiven({ ...given, companyName: value || undefined })}
        error={faultOf('companyName')}
        withAsterisk
      />
      {asks && (
        <>
          <LateSelect
            label={t('Company Type')}
            data={whoAreYouTypes.map((value) => ({ value, label: t(whoAreYou[value].title) }))}
            value={given.type ?? null}
            onChange={(value) => setGiven({ ...given, type: whoAreYouTypes.find((type) => type === value) })}
            error={faultOf('type')}
            withAsterisk
          />
          {(['yourCountry', 'clientCountry'] as const).map((name) => (
            <CountrySelect
              key={name}
              label={countries[name]}
              field={{
                value: given[name] ?? null,
                onChange: (value: string | null) => setGiven({ ...given, [name]: value ?? undefined }),
                error: faultOf(name),
              }}
              required
            />
          ))}
        </>
      )}
    </>
  )
}
