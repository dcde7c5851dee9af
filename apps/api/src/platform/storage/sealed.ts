import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Failure, fail } from '../fail.ts'
import { inScratch } from '../scratch.ts'
import type { DataKeys } from './data-keys.ts'
import { bytesOf, type Lying, lookAt, openSealed, plainBytesOf } from './open-sealed.ts'
import { SealFault, type SealFaultKind } from './seal-fault.ts'
import { sealFile } from './seal-file.ts'
import { isSealed } from './sealed-format.ts'
import type { FileToKeep, KeptBytes, Storage, Store } from './storage.ts'

export interface Sealing {
  keys: DataKeys
  /** True for a file that may lie plain: one that was kept before files were sealed, and was not sealed since. */
  mayBePlain(key: string): Promise<boolean>
  /** Hears of a kept file that does not open, each time that somebody wants it. */
  whenBroken(key: string, kind: SealFaultKind): void
}

const refusals = {
  broken: () => fail('file.sealBroken'),
  newer: () => fail('file.sealNewer'),
  locked: () => fail('file.sealLocked'),
  erased: () => fail('file.erased'),
} satisfies Record<SealFaultKind, () => Failure>

const isSame = (one: Lying, other: Lying) => one.length === other.length && one.head.equals(other.head)

// The store need not know what kind of file it holds.
const sealedType = 'application/octet-stream'

/** Driver round a store's own: what is kept lies sealed with its company's data key, and what is read is opened. */
export function sealStore({ replace, ...store }: Store, { keys, mayBePlain, whenBroken }: Sealing): Storage {
  const toRefusal = (key: string, error: unknown): unknown => {
    if (!(error instanceof SealFault)) return error
    whenBroken(key, error.kind)
    return refusals[error.kind]()
  }
  const refusing = <Answer>(key: string, act: () => Promise<Answer>) =>
    act().catch((error) => {
      throw toRefusal(key, error)
    })

  /** The file as it lies, opened unless it may lie plain. A fault counts once two looks saw the same: it may be sealed meanwhile. */
  const look = async (key: string) => {
    for (let before: Lying | undefined; ; ) {
      const lying = await lookAt(store, key)
      try {
        if (isSealed(lying.head)) return { lying, opened: await openSealed(lying, keys, key) }
        if (await mayBePlain(key)) return { lying, opened: null }
        throw new SealFault('broken')
      } catch (error) {
        if (!(error instanceof SealFault) || (before && isSame(before, lying))) throw error
        before = lying
      }
    }
  }
  const load = async (key: string): Promise<KeptBytes & { isPlain: boolean }> => {
    const { lying, opened } = await look(key)
    const reopen = async () => {
      const anew = await look(key)
      if (!anew.opened) throw new SealFault('broken')
      return anew.opened
    }
    const { length } = opened ?? lying
    async function* bytes(from: number, to: number) {
      try {
        yield* opened ? bytesOf(opened, from, to, reopen) : plainBytesOf(lying, from, to, reopen)
      } catch (error) {
        throw toRefusal(key, error)
      }
    }
    return {
      isPlain: opened === null,
      length,
      stream: (from = 0, to = length) => Readable.from(bytes(from, Math.min(to, length))),
    }
  }

  const sealKept = ({ key, companyId }: FileToKeep) =>
    refusing(key, async () => {
      const dataKey = await keys.of(companyId)
      await inScratch('seal', async (folder) => {
        const sealed = join(folder, 'sealed')
        const length = await store.withLocalFile('files', key, (path) => sealFile(path, sealed, dataKey, key))
        if (length !== null) await replace({ key, type: sealedType }, sealed)
      })
    })

  return {
    ...store,
    sealKept,
    async lengthOf(place, key) {
      const lies = await store.lengthOf(place, key)
      return place === 'uploads' || lies === null ? lies : (await refusing(key, () => load(key))).length
    },
    async withLocalFile(place, key, work) {
      if (place === 'uploads') return store.withLocalFile(place, key, work)
      const { stream } = await refusing(key, () => load(key))
      return inScratch('file', async (folder) => {
        const path = join(folder, 'file')
        await pipeline(stream(), createWriteStream(path, { mode: 0o600 }))
        return work(path)
      })
    },
    read: (key) => refusing(key, () => load(key)),
    async keep(file, path) {
      const { key, companyId } = file
      const lies = await refusing(key, async () => {
        const dataKey = await keys.of(companyId)
        await inScratch('seal', async (folder) => {
          const sealed = join(folder, 'sealed')
          // A file that looks sealed would be taken for one of ours.
          if ((await sealFile(path, sealed, dataKey, key)) === null) throw new SealFault('broken')
          await store.keep({ ...file, type: sealedType }, sealed)
        })
        return load(key)
      })
      // Whoever kept it first may not have sealed it.
      if (lies.isPlain) await sealKept(file)
      return lies.length
    },
  }
}
