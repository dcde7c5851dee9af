import { networkError } from '../call/api-error'
import { toast } from '../feedback/toast'
import { errorText, t } from '../language/i18n'

const missed = new WeakSet<object>()
const missedAgain = new WeakSet<object>()

/** Loads a part, and notes whether it came. */
export async function loadNoted<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (missed.has(load)) missedAgain.add(load)
    missed.add(load)
    throw error
  }
}

/**
 * True for a part that did not come twice, the second time with a network: a file that it shares with others and that was cut off on its way
 * counts as failed for as long as the page lives, so the browser does not ask for it again.
 */
export const isStuck = (load: object): boolean => missedAgain.has(load) && navigator.onLine

/** That the network did not bring what was asked for, in the reader's language. */
export const lostText = () => errorText(networkError('network.lost'))
export const stuckText = () => t('This part was cut off while it loaded. Reload the page.')
export const reloadPage = () => location.reload()

/** Says that a part did not come, and leads out where asking again would not help. */
export function tellLost(load: object): void {
  if (isStuck(load)) toast.stuck(stuckText(), { label: t('Reload'), run: reloadPage })
  else toast.error(lostText())
}

/** Loads a module with its first use; says so, and answers undefined, if the network does not bring it. */
export const unlessLost = <Module>(load: () => Promise<Module>): Promise<Module | undefined> =>
  loadNoted(load).catch(() => {
    tellLost(load)
    return undefined
  })
