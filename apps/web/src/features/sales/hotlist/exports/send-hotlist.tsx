import { IconSend } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { KeyHint } from '../../../../lib/keys/key-hint'
import { usePageKeys } from '../../../../lib/keys/page-keys'
import { useTranslation } from '../../../../lib/language/i18n'
import { text } from '../../../../lib/language/text'
import { toSearch } from '../../../../lib/page/search'
import { paths } from '../../../../paths'
import { ButtonLink } from '../../../../ui/link'

/** Begins the campaign of a hotlist, by its button or S. Not for whoever may send none. */
export function SendHotlist({ id }: { id: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useMemo(() => toSearch({ hotlist: id }), [id])
  usePageKeys(
    useMemo(
      () => [{ key: 's', label: text('Send'), run: () => void navigate({ to: paths.company.addCampaign, search }) }],
      [navigate, search],
    ),
  )
  return (
    <ButtonLink
      variant="default"
      to={paths.company.addCampaign}
      search={search}
      leftSection={<IconSend size={18} aria-hidden />}
    >
      {t('Send')} <KeyHint keys="S" />
    </ButtonLink>
  )
}
