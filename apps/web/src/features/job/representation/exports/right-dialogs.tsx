import { AskDialog } from '../ask-dialog'
import { ProofDialog } from '../proof-dialog'
import type { RightDialog, Whom } from './right-card'

/** The dialogs of a card; they stand outside of the form that it is in. */
export default function RightDialogs({ whom, opened, close }: { whom: Whom; opened: RightDialog; close: () => void }) {
  return opened === 'ask' ? <AskDialog whom={whom} close={close} /> : <ProofDialog whom={whom} close={close} />
}
