import type { ResumeBatchFile } from '@corridor/contract/candidate/resume-batch/shapes'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { KeyHint } from '../../../lib/keys/key-hint'
import { type PageKey, usePageKeys } from '../../../lib/keys/page-keys'
import { errorText, useTranslation } from '../../../lib/language/i18n'
import { text } from '../../../lib/language/text'
import { once } from '../../../lib/review/once'
import { stateTexts } from './states'

interface ReviewVerbsProps {
  found: ResumeBatchFile
  isBusy: boolean
  /** Opens the next that waits. */
  goOn: () => Promise<unknown>
}

/** Decisions about a resume beside saving it: it is left, or read once more if that failed. */
export function ReviewVerbs({ found, isBusy, goOn }: ReviewVerbsProps) {
  const { t } = useTranslation()
  const run = useMutation({
    mutationFn: (call: () => Promise<{ data: ResumeBatchFile }>) => call(),
    onSuccess: async ({ data }) => {
      toast.success(`${found.name}: ${t(stateTexts[data.state].label)}`)
      await goOn()
      await refresh(api.resumeBatch)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  const isDisabled = isBusy || run.isPending
  const skip = () => run.mutate(() => client.resumeBatch.decideFile({ id: found._id, decision: 'skip' }))
  const retry = () => run.mutate(() => client.resumeBatch.retryFile({ id: found._id }))
  const canSkip = found.decisions.includes('skip')
  const keys: PageKey[] = canSkip && !isDisabled ? [{ key: 'x', label: text('Skip'), run: skip }] : []
  usePageKeys(keys)
  return (
    <>
      {found.state === 'failed' && (
        <Button variant="default" disabled={isDisabled} onClick={once(retry)}>
          {t('Try again')}
        </Button>
      )}
      {canSkip && (
        <Button variant="default" disabled={isDisabled} aria-keyshortcuts="x" onClick={once(skip)}>
          <bdi>{t('Skip {name}', { name: found.read?.firstName || found.name })}</bdi>
          <KeyHint keys="X" />
        </Button>
      )}
    </>
  )
}
