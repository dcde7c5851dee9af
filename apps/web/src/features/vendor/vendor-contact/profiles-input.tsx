import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/language/i18n'
import { LateTagsInput } from '../../../lib/late/late-tags-input'
import { contactLabels } from './contact-labels'

interface ProfilesInputProps {
  name: string
  value: string[]
  onChange: (links: string[]) => void
  error?: ReactNode
}

const profilesMax = 10
const hasScheme = /^[a-z][a-z\d+-]*:/i

/** The addresses of a person's pages elsewhere; one without a scheme gets https. */
export function ProfilesInput({ name, value, onChange, error }: ProfilesInputProps) {
  const { t } = useTranslation()
  const label = t(contactLabels.socialProfiles)
  return (
    <LateTagsInput
      name={name}
      value={value}
      onChange={(links) => onChange(links.map((link) => (hasScheme.test(link) ? link : `https://${link}`)))}
      error={error}
      label={label}
      description={t('Paste an address and press Enter.')}
      data={[]}
      maxTags={profilesMax}
      dir="ltr"
      clearable
      clearButtonProps={{ 'aria-label': t('Clear {label}', { label }) }}
    />
  )
}
