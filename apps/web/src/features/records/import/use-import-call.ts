import { useMutation } from '@tanstack/react-query'
import { api, client } from '../../../lib/call/client'
import { refresh } from '../../../lib/call/query-client'
import { toast } from '../../../lib/feedback/toast'
import { errorText } from '../../../lib/language/i18n'

type Moves = Pick<typeof client.import, 'cancel' | 'chooseSheet' | 'check' | 'run' | 'undo'>
type Input = { [Name in keyof Moves]: Parameters<Moves[Name]>[0] }
// By name, so that each call is known to take its own input.
const moves: { [Name in keyof Moves]: (input: Input[Name]) => Promise<unknown> } = client.import

/** One of the calls that move an import on; the page then shows how it stands, also where the call came too late. */
export const useImportCall = <Name extends keyof Moves>(name: Name) =>
  useMutation({
    mutationFn: (input: Input[Name]) => moves[name](input),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => refresh(api.import),
  })
