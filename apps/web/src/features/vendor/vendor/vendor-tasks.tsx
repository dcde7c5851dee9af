import { RecordTasks } from '../../told/task/exports/record-tasks'
import type { RecordPartProps } from './record-parts'

/** What the reader has to do about a vendor. */
const VendorTasks = ({ vendor }: RecordPartProps) => <RecordTasks record={vendor._id} />

export default VendorTasks
