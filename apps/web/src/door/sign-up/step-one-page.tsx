import { whoAreYouTypes } from '@corridor/contract/field/who-are-you'
import { Button, Group, Stack } from '@mantine/core'
import { entryPaths as paths } from '../../entry-paths'
import { useShortForm } from '../../lib/form/use-short-form'
import { countryName } from '../../lib/format/country-name'
import { useTranslation } from '../../lib/language/i18n'
import { openPage } from '../../lib/page/load-page'
import { accountClient as client } from '../../lib/session/account-client'
import { PageHeader } from '../../ui/page-header'
import classes from '../account.module.css'
import { searchText } from '../address'
import { CountrySelect } from '../country-select'
import { ButtonLink } from '../links'
import { useLoaded } from '../use-loaded'
import { beforeSignUp } from './before-sign-up'

export default function StepOnePage() {
  const { t, language } = useTranslation()
  const form = useShortForm({
    initial: {
      yourCountry: searchText('yourCountry') ?? beforeSignUp.one()?.yourCountry ?? '',
      clientCountry: searchText('clientCountry') ?? beforeSignUp.one()?.clientCountry ?? '',
    },
    loadSchema: () => import('../rules').then(({ StepOne }) => StepOne),
    texts: { fallback: 'Failed to save information' },
    submit: async (answers) => {
      beforeSignUp.keepOne(answers)
      const type = whoAreYouTypes.find((known) => known === searchText('type'))
      if (type) beforeSignUp.keepTwo({ type })
      void openPage(paths.company.beforeSignUp[1])
    },
  })
  const countries = useLoaded(() => client.address.publicCountries({ sortBy: 'name', sortDirection: 'asc', limit: -1 }))
  const named = (countries.data?.data ?? []).map((country) => ({
    ...country,
    name: countryName(country),
    writtenName: country.name,
  }))
  const place = (name: 'yourCountry' | 'clientCountry', label: string) => {
    const { value, error } = form.field(name)
    return (
      <CountrySelect
        countries={named.toSorted((one, other) => one.name.localeCompare(other.name, language))}
        label={label}
        value={value}
        choose={(id) => form.setValue(name, id)}
        error={error ?? (countries.error === undefined ? undefined : t('Failed to fetch countries'))}
      />
    )
  }
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('Where Are You?')}
        description={t('Step {step} of {steps} before you sign up.', { step: 1, steps: 2 })}
      />
      <form ref={form.element} onSubmit={form.submit} noValidate className={classes.card}>
        <Stack gap="md">
          {place('yourCountry', t('Your current location'))}
          {place('clientCountry', t('Client location'))}
          <Group justify="space-between" gap="xs">
            <ButtonLink variant="default" to={paths.company.signIn}>
              {t('Return to Sign In')}
            </ButtonLink>
            <Button type="submit">{t('Next')}</Button>
          </Group>
        </Stack>
      </form>
    </div>
  )
}
