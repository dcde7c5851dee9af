import { judgeAddresses } from './addresses.ts'
import { judgeEnglish, judgeExplained } from './applications.ts'
import { judgeDeclared } from './declared.ts'
import type { Judge } from './finding.ts'
import { judgeRefusals, judgeVisas } from './papers.ts'
import { judgeAge, judgeContacts, judgeFamily } from './people.ts'
import { judgePassport, judgePlan } from './plan.ts'
import { judgeTests } from './tests.ts'
import { judgeZone } from './zone.ts'

/** All rules of consistency, by subject. One more is added here, and its sentence to the contract's table. */
export const judges: readonly Judge[] = [
  judgeAddresses,
  judgeContacts,
  judgeAge,
  judgePassport,
  judgeFamily,
  judgeRefusals,
  judgeDeclared,
  judgeVisas,
  judgeTests,
  judgePlan,
  judgeZone,
  judgeExplained,
  judgeEnglish,
]
