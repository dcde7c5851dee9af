import { useTranslation } from '../language/i18n'
import { toast } from './toast'

/** Puts a text on the clipboard, and says so. */
export function useCopy() {
  const { t } = useTranslation()
  return async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('Copied'))
    } catch {
      toast.error(t('The browser did not let us copy.'))
    }
  }
}
