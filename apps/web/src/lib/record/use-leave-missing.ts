import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { toast } from '../feedback/toast'
import { errorText, useTranslation } from '../language/i18n'

export interface Missing {
  /** A key: 'Job type not found'. */
  text: string
  /** The list to return to. */
  to: string
}

/** Says that a page's record is not there (`true`), or why it cannot be read, and leads back to the list. */
export function useLeaveMissing(fault: boolean | Error | null, { text, to }: Missing): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the fault leads away; the texts are new at each render.
  useEffect(() => {
    if (!fault) return
    toast.error(fault === true ? t(text) : errorText(fault))
    void navigate({ to, replace: true })
  }, [fault])
}
