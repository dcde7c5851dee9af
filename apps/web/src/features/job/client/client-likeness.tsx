import type { Client } from '@corridor/contract/job/client/shapes'
import { api } from '../../../lib/call/client'
import { MergedFrom } from '../../../lib/duplicate/merged-from'
import { SeenDouble } from '../../../lib/duplicate/seen-double'
import { paths } from '../../../paths'
import { clientDoubles, clientReasons } from './doubles'

/** The doubles of a client on its record: those that were seen, and those that were merged into it. */
export default function ClientLikeness({ client }: { client: Client }) {
  return (
    <>
      <SeenDouble
        record={client}
        list={api.clientDuplicate.list}
        to={paths.company.listClientDuplicate}
        nameOf={clientDoubles.nameOf}
        reasons={clientReasons}
      />
      <MergedFrom id={client._id} doubles={clientDoubles} />
    </>
  )
}
