import { Suspense } from 'react'
import { late } from '../../../lib/late/late'
import { Lines } from '../../../lib/record/frame/sections'
import type { StudentProofProps } from './student-proof'

const Proof = late(() => import('./student-proof'))

/** Sealed values and steps beside the comparison, loaded after it. */
export const StudentProof = (props: StudentProofProps) => (
  <Suspense fallback={<Lines />}>
    <Proof {...props} />
  </Suspense>
)
