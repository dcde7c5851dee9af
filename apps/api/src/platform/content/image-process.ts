import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import sharp, { type Sharp } from 'sharp'
import { imagePixelsMax } from './image-header.ts'

// Started for one image and gone with it: the decoders are native code, and what they allocate no limit of ours would see.
// libvips reads many formats; only those that are accepted may be tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] })
sharp.cache(false)
sharp.concurrency(1)

const [from = '', to = '', kind = ''] = process.argv.slice(2)
const jpeg = { quality: 90, chromaSubsampling: '4:4:4' }

/** Opens a picture as libvips reads it, turned as its camera said. */
const open = async () =>
  sharp(from, { limitInputPixels: imagePixelsMax, failOn: 'error', animated: false }).autoOrient()

/** Opens a HEIC, which libvips does not decode as it is shipped (decision 89). Its boxes say how it is turned, and the decoder turns it. */
async function openHeic(): Promise<Sharp> {
  // A picture may be coded larger than its header says.
  new Worker(new URL('./end-large-process.ts', import.meta.url)).unref()
  const { default: decode } = await import('heic-decode')
  const { width, height, data } = await decode({ buffer: await readFile(from) })
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  return sharp(bytes, { raw: { width, height, channels: 4 }, limitInputPixels: imagePixelsMax }).flatten({
    background: '#fff',
  })
}

const drawn: Record<string, () => Promise<Sharp>> = {
  png: async () => (await open()).png(),
  jpg: async () => (await open()).jpeg(jpeg),
  webp: async () => (await open()).webp({ quality: 90 }),
  heic: async () => (await openHeic()).jpeg(jpeg),
}

try {
  await (await drawn[kind]?.())?.toFile(to)
} catch {
  process.exitCode = 1
}
