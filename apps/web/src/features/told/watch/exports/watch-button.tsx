import type { WatchedKind } from '@corridor/contract/told/notification/kinds'
import { Button } from '@mantine/core'
import { IconEye, IconEyeCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api, client } from '../../../../lib/call/client'
import { queryClient } from '../../../../lib/call/query-client'
import { toast } from '../../../../lib/feedback/toast'
import { errorText, useTranslation } from '../../../../lib/language/i18n'

/** Watches a record: whoever does is notified of what others change there. */
export function WatchButton({ kind, id }: { kind: WatchedKind; id: string }) {
  const { t } = useTranslation()
  const options = api.watch.view.queryOptions({ input: { kind, id } })
  const query = useQuery(options)
  const save = useMutation({
    mutationFn: (isWatching: boolean) => client.watch.save({ kind, id, isWatching }),
    onSuccess: (answer) => {
      queryClient.setQueryData(options.queryKey, answer)
      const said = answer.isWatching
        ? t('You will be notified when someone changes this record')
        : t('You will no longer be notified of changes to this record')
      toast.success(said)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  const isWatching = query.data?.isWatching ?? false
  const Icon = isWatching ? IconEyeCheck : IconEye
  return (
    <Button
      variant="default"
      aria-pressed={isWatching}
      loading={query.isPending}
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => save.mutate(!isWatching)}
    >
      {isWatching ? t('Watching') : t('Watch')}
    </Button>
  )
}
