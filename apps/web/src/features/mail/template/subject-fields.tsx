import { lineFields, type MergeField } from '@corridor/contract/mail/template/merge-fields'
import { ActionIcon } from '@mantine/core'
import { IconBraces } from '@tabler/icons-react'
import { useTranslation } from '../../../lib/language/i18n'
import { useLateMenu } from '../../../lib/late/use-late-menu'

const loadMenu = () => import('./field-menu')

/** The fields that a subject may be filled with. */
export function SubjectFields({ choose }: { choose: (field: MergeField) => void }) {
  const { t } = useTranslation()
  const { Part, menu, target } = useLateMenu(loadMenu)
  return (
    <>
      <ActionIcon {...target} variant="subtle" aria-label={t('Insert a field into the subject')}>
        <IconBraces size={18} aria-hidden />
      </ActionIcon>
      {Part && <Part {...menu} fields={lineFields} choose={choose} />}
    </>
  )
}
