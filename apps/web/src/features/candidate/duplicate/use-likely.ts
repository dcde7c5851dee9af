import type { CandidateAdd } from '@corridor/contract/candidate/candidate/shapes'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '../../../lib/call/client'
import { afterPress } from '../../../lib/form/after-press'

const typingPauseMs = 400
const charsMax = 200
const phoneCharsMin = 7

/** People of the company who may be the person that a form describes, once there is enough to tell. */
export function useLikely(values: CandidateAdd, candidateId: string | undefined, isBusy: boolean) {
  const { firstName, lastName, email, phone, emails, phones, jobTitle, location, experience, skills, resumeKey } =
    values
  const cut = (text: string | null) => (text ?? '').trim().slice(0, charsMax)
  const form = {
    firstName: cut(firstName),
    lastName: cut(lastName),
    email: cut(email),
    phone: cut(phone),
    emails: emails.map(cut),
    phones: phones.map(cut),
    jobTitle: cut(jobTitle) || null,
    location: cut(location) || null,
    experience,
    skills: skills.map(cut),
    resumeKey,
    ...(candidateId ? { candidateId } : {}),
  }
  const [input] = useDebouncedValue(JSON.stringify(form), typingPauseMs)
  const typed: typeof form = JSON.parse(input)
  const isTold =
    typed.email.includes('@') ||
    typed.phone.length >= phoneCharsMin ||
    (typed.firstName !== '' && typed.lastName !== '')
  const isEnough = isTold && !isBusy
  const query = useQuery({
    ...api.duplicate.find.queryOptions({ input: typed }),
    enabled: isEnough,
    placeholderData: keepPreviousData,
  })
  const answer = isEnough ? query.data : undefined
  const isFailed = isEnough && query.isError
  // A line that comes and goes moves the form, and with it the button that is being pressed.
  const [told, setTold] = useState({ answer, isFailed })
  useEffect(() => afterPress(() => setTold({ answer, isFailed })), [answer, isFailed])
  return { likely: told.answer?.data ?? [], uncallable: told.answer?.uncallable ?? [], isFailed: told.isFailed }
}
