const headerBytes = 512
const chainEnd = 0xfffffffa
const entryBytes = 128
const streamEntry = 2
const rootEntry = 5

/** Opens an OLE compound file: gives a stream by its name, or undefined. Throws if the file is damaged. */
export function openStreams(file: Buffer): (name: string) => Buffer | undefined {
  const sectorBytes = 1 << file.readUInt16LE(30)
  const miniBytes = 1 << file.readUInt16LE(32)
  const miniBelow = file.readUInt32LE(56)
  if (![512, 4096].includes(sectorBytes) || miniBytes !== 64) throw new Error('The sizes of its sectors are wrong.')
  const sector = (at: number) => file.subarray((at + 1) * sectorBytes, (at + 2) * sectorBytes)
  const join = (start: number, table: Uint32Array, read: (at: number) => Buffer) =>
    Buffer.concat(followChain(start, table).map(read))

  const table = toNumbers(Buffer.concat(listTableSectors(file, sector).map(sector)))
  const directory = join(file.readUInt32LE(48), table, sector)
  const miniTable = toNumbers(join(file.readUInt32LE(60), table, sector))
  const entries = Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, at) =>
    toEntry(directory.subarray(at * entryBytes, (at + 1) * entryBytes)),
  )
  const root = entries.find((entry) => entry.type === rootEntry)
  const minis = root ? join(root.start, table, sector) : Buffer.alloc(0)
  const mini = (at: number) => minis.subarray(at * miniBytes, (at + 1) * miniBytes)

  return (name) => {
    const entry = entries.find((one) => one.type === streamEntry && one.name === name)
    if (!entry) return undefined
    const whole = entry.size < miniBelow ? join(entry.start, miniTable, mini) : join(entry.start, table, sector)
    return whole.subarray(0, entry.size)
  }
}

/** The sectors that hold the allocation table: the header names 109, further ones stand in a chain of their own. */
function listTableSectors(file: Buffer, sector: (at: number) => Buffer): number[] {
  const listed = [...toNumbers(file.subarray(76, headerBytes))]
  const sectorsMax = file.length / headerBytes
  for (let next = file.readUInt32LE(68); next < chainEnd && listed.length <= sectorsMax; ) {
    const numbers = [...toNumbers(sector(next))]
    next = numbers.pop() ?? chainEnd
    listed.push(...numbers)
  }
  return listed.filter((at) => at < chainEnd)
}

function followChain(start: number, table: Uint32Array): number[] {
  const chain: number[] = []
  for (let at = start; at < chainEnd; at = table[at] ?? chainEnd) {
    if (chain.length > table.length) throw new Error('A chain of sectors has no end.')
    chain.push(at)
  }
  return chain
}

const toEntry = (bytes: Buffer) => ({
  name: bytes.toString('utf16le', 0, Math.max(0, Math.min(64, bytes.readUInt16LE(64)) - 2)),
  type: bytes[66],
  start: bytes.readUInt32LE(116),
  size: bytes.readUInt32LE(120),
})

const toNumbers = (bytes: Buffer) =>
  Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4))
