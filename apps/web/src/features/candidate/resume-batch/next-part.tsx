import { IconChevronRight } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { createPortal } from 'react-dom'
import { formatNumber } from '../../../lib/format/format'
import { KeyHint } from '../../../lib/keys/key-hint'
import { type PageKey, usePageKeys } from '../../../lib/keys/page-keys'
import { useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import type { Given } from '../../../lib/places'
import { barEndId } from '../../../lib/record/bar-end'
import { ButtonLink } from '../../../ui/link'
import { useBatch } from './use-batch'
import { useFirstOpen } from './use-first-open'

const noKeys: readonly PageKey[] = []

/** The way on from a candidate who was saved from a batch of resumes: at the end of the section bar, where a record's neighbours stand. */
export default function NextPart({ batch }: Given<'candidate.next'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // Follows what is still being read.
  useBatch(batch)
  const { count, to } = useFirstOpen(batch)
  usePageKeys(to ? [{ key: 'j', label: text('Next resume'), run: () => void navigate({ to }) }] : noKeys)
  const end = document.getElementById(barEndId)
  if (!to || !end) return null
  return createPortal(
    <ButtonLink variant="default" size="compact-md" to={to} aria-keyshortcuts="j">
      {t('Next resume')} ({formatNumber(count)})
      <IconChevronRight size={16} aria-hidden />
      <KeyHint keys="J" />
    </ButtonLink>,
    end,
  )
}
