import { RecordTasks } from '../../told/task/exports/record-tasks'
import type { RecordPartProps } from './record-parts'

/** Tasks of the reader about a vendor. */
const VendorTasks = ({ vendor }: RecordPartProps) => <RecordTasks record={vendor._id} />

export default VendorTasks
