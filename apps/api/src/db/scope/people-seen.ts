import { seen, seesAll } from './within.ts'

/** SQL: whether a reader sees the vendor and the candidate that a row `r` names; of the others nothing is shown or counted. */
export const peopleSeen = `(${seesAll} or (
  (r.vendor_id is null or exists (select from vendor v where v.id = r.vendor_id and ${seen('v')}))
  and (r.candidate_id is null or exists (select from candidate c where c.id = r.candidate_id and ${seen('c')}))))`
