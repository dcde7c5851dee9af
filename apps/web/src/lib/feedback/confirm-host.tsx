import { Suspense, useState } from 'react'
import { late } from '../late/late'
import { closeQuestion, useQuestion } from './confirm'

const ConfirmDialog = late(() => import('./confirm-dialog'))

/** Draws the one open question; mounted once, in the root. The dialog loads with the first question. */
export function ConfirmHost() {
  const question = useQuestion()
  const [last, setLast] = useState(question)
  if (question && question !== last) setLast(question)
  if (!last) return null
  return (
    <Suspense>
      <ConfirmDialog question={last} isOpen={question !== undefined} close={() => closeQuestion(last)} />
    </Suspense>
  )
}
