/** A mail as it lies in a folder of the tests' IMAP server. */
export interface KeptMail {
  uid: number
  raw: Buffer
  at: Date
}

export interface ImapFolder {
  uidValidity: number
  uidNext: number
  mails: KeptMail[]
}

export const emptyFolder = (): ImapFolder => ({ uidValidity: 1, uidNext: 1, mails: [] })

/** Puts a mail at a folder's end. */
export function putInto(folder: ImapFolder, raw: Buffer, at = new Date()): KeptMail {
  const mail = { uid: folder.uidNext, raw, at }
  folder.uidNext += 1
  folder.mails.push(mail)
  return mail
}

/** Numbers all mails of a folder anew, as a server does that lost its index. */
export function numberAnew(folder: ImapFolder): void {
  folder.uidValidity += 1
  folder.uidNext = 100
  for (const mail of folder.mails) {
    mail.uid = folder.uidNext
    folder.uidNext += 1
  }
}

export const messageIdIn = (raw: Buffer): string => /^message-id:\s*(<\S+>)/im.exec(raw.toString('latin1'))?.[1] ?? ''

/** The mails that `3`, `3,5` or `3:*` name, by their UIDs; `*` is the last one, so that a range always finds one. */
function named({ mails }: ImapFolder, set: string): KeptMail[] {
  const last = mails.at(-1)?.uid ?? 0
  const toNumber = (given = '') => (given === '*' ? last : Number(given))
  const ranges = set.split(',').map((range) => {
    const [from, to = from] = range.split(':')
    return [toNumber(from), toNumber(to)].toSorted((one, other) => one - other)
  })
  return mails.filter(({ uid }) => ranges.some(([from = 0, to = 0]) => uid >= from && uid <= to))
}

/** Finds mails as a search does (RFC 3501, 6.4.4): of its keys those by which the product asks. */
export function searched(folder: ImapFolder, words: string): KeptMail[] {
  const [, since] = /SINCE "?(\d{1,2}-\w{3}-\d{4})"?/i.exec(words) ?? []
  const [, uids] = /UID ([\d:*,]+)/i.exec(words) ?? []
  const [, id] = /HEADER "?message-id"? "?(<[^>]+>)/i.exec(words) ?? []
  return (uids ? named(folder, uids) : folder.mails).filter(
    ({ raw, at }) => (!since || at >= new Date(`${since} 00:00 UTC`)) && (!id || messageIdIn(raw) === id),
  )
}

/** The answer to `UID FETCH`. */
export function fetched(folder: ImapFolder, set: string, items: string): Buffer[] {
  return named(folder, set).flatMap((mail) => {
    const head = `* ${folder.mails.indexOf(mail) + 1} FETCH (UID ${mail.uid}`
    if (!/BODY(?:\.PEEK)?\[\]/i.test(items)) return [Buffer.from(`${head} RFC822.SIZE ${mail.raw.length})\r\n`)]
    return [Buffer.from(`${head} BODY[] {${mail.raw.length}}\r\n`), mail.raw, Buffer.from(')\r\n')]
  })
}
