import { networkError } from '../call/api-error'
import { toast } from '../feedback/toast'
import { errorText } from '../language/i18n'

/** That the network did not bring what was asked for, in the reader's language. */
export const lostText = () => errorText(networkError('network.lost'))

/** Loads a module with its first use; says so, and answers undefined, if the network does not bring it. */
export async function unlessLost<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  try {
    return await load()
  } catch {
    toast.error(lostText())
    return undefined
  }
}
