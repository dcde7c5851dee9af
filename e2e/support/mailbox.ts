import { expect, type Page } from '@playwright/test'

/** The newest letter to an address, as the demo's mailbox shows it. */
export async function letterTo(page: Pick<Page, 'request'>, email: string, subject: RegExp): Promise<string> {
  const text = async () => {
    const answer = await page.request.get('/dev/mailbox')
    const letters = (await answer.text()).split('<article').filter((part) => part.includes(email))
    return letters.find((part) => subject.test(part)) ?? ''
  }
  await expect.poll(text, { timeout: 20_000 }).not.toBe('')
  return text()
}

export const codeIn = (letter: string) =>
  /(?<![\d#])\d{6}(?!\d)/.exec(letter.replace(/<style>.*?<\/style>|#[\da-f]{6}/gis, ''))?.[0] ?? ''
export const tokenIn = (letter: string) => /token(?:=|&#61;|&amp;#61;|&#38;#61;)([\w-]{43})/.exec(letter)?.[1] ?? ''
