import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/call/client'

/** The family of a student, and which steps follow somebody of it. */
export const useFamily = (studentId: string) => useQuery(api.family.view.queryOptions({ input: { studentId } }))
