import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import classes from '../../ui/toast-host.module.css'
import { isTyping } from '../keys/is-typing'
import { useTranslation } from '../language/i18n'
import { dismissToast, type Toast, type ToastTone, useToasts } from './toast'

const tones: Record<ToastTone, { icon: typeof IconInfoCircle; color: string }> = {
  success: { icon: IconCircleCheck, color: 'var(--state-good)' },
  info: { icon: IconInfoCircle, color: 'var(--state-news)' },
  warning: { icon: IconAlertTriangle, color: 'var(--state-attention)' },
  error: { icon: IconCircleX, color: 'var(--state-danger)' },
}

/** Draws the toasts; mounted once, in the root. */
export function ToastHost() {
  const toasts = useToasts()
  const { t } = useTranslation()
  useUndoKey(toasts)
  return (
    <section className={classes.host} aria-label={t('Notifications')}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function undo(toast: Toast) {
  dismissToast(toast.id)
  toast.undo?.()
}

/** z takes back the last that can be, from wherever the focus is: what was deleted took it along. */
function useUndoKey(toasts: readonly Toast[]) {
  const last = toasts.findLast((toast) => toast.undo)
  useEffect(() => {
    if (!last) return
    function onKey(event: KeyboardEvent) {
      if (event.key !== 'z' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (last && !document.querySelector('[role="dialog"]')) undo(last)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [last])
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation()
  const [held, setHeld] = useState(false)
  const { icon: Icon, color } = tones[toast.tone]

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.durationMs)
    return () => clearTimeout(timer)
  }, [held, toast])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering or focusing only holds the timer (WCAG 2.2.1).
    <div
      role={toast.tone === 'error' ? 'alert' : 'status'}
      className={classes.toast}
      style={{ '--tone': color }}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon size={18} aria-hidden className={classes.icon} />
      <span className={classes.message}>
        {toast.message}
        {toast.about && <span className={classes.about}>{toast.about}</span>}
      </span>
      {toast.undo && (
        <Button size="compact-sm" variant="subtle" aria-keyshortcuts="z" onClick={() => undo(toast)}>
          {t('Undo')}
        </Button>
      )}
      {toast.open && (
        <Button
          size="compact-sm"
          variant="subtle"
          onClick={() => {
            dismissToast(toast.id)
            toast.open?.run()
          }}
        >
          {toast.open.label}
        </Button>
      )}
      <CloseButton size="sm" aria-label={t('Close')} onClick={() => dismissToast(toast.id)} />
    </div>
  )
}
