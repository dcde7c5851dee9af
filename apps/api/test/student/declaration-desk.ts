import type { DeclarationPage, Declarations } from '@corridor/contract/student/declaration/shapes'
import type { Answer, AnyBody, Caller } from '../call.ts'
import type { RunningApp } from '../running-app.ts'
import { fetchFile } from '../upload.ts'

export type DeclarationBody = Omit<AnyBody, 'data'> & {
  data: Declarations
  links: { role: string; name: string; address: string }[]
}

export const pageOf = async (by: Caller, studentId: string, language = 'en'): Promise<DeclarationPage> =>
  (await by.post<AnyBody & { data: DeclarationPage }>('/student/declaration-page', { studentId, language })).body.data

export const signatureOf = ({ text: { version, language, textHash } }: DeclarationPage, name: string) => ({
  ...{ version, language, textHash, name, consent: true },
})

export const declare = (by: Caller, body: object): Promise<Answer<DeclarationBody>> =>
  by.post<DeclarationBody>('/student/declare', body)

/** Signs what stands now: a student alone, or with the first guardian. */
export async function signNow(by: Caller, studentId: string): Promise<Answer<DeclarationBody>> {
  const page = await pageOf(by, studentId)
  return declare(by, {
    ...{ studentId, factsHash: page.factsHash, student: signatureOf(page, 'Asha Devi Rao') },
    ...(page.needsGuardian && {
      guardian: { ...signatureOf(page, 'Meera Rao'), contact: page.guardians[0]?.contact },
    }),
  })
}

export const declarationsOf = async (by: Caller, studentId: string) =>
  (await by.post<DeclarationBody>('/student/declaration', { studentId })).body.data.declarations

/** The signed PDF of a student's latest declaration, once it is made. */
export async function paperOf(run: RunningApp, by: Caller, studentId: string): Promise<Uint8Array> {
  const made = async () => (await declarationsOf(by, studentId))[0]
  for (let tries = 0; !(await made())?.hasPaper; tries += 1) {
    if (tries > 200) throw new Error('No paper was made.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const declarationId = (await made())?._id
  const { body } = await by.post('/student/open-declaration', { studentId, declarationId })
  return new Uint8Array(await (await fetchFile(run, by, body.presignedUrl)).arrayBuffer())
}
