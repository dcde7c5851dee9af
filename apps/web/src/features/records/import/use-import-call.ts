import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../lib/client'
import { errorText } from '../../../lib/i18n'
import { refresh } from '../../../lib/query-client'
import { toast } from '../../../lib/toast'

/** One of the calls that move an import on; the page then shows how it stands, also where the call came too late. */
export const useImportCall = <Name extends 'cancel' | 'chooseSheet' | 'check' | 'run' | 'undo'>(name: Name) =>
  useMutation({
    mutationFn: (input: Parameters<(typeof client.import)[Name]>[0]) => client.import[name](input as never),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => refresh(api.import),
  })
