import sharp from 'sharp'
import { imagePixelsMax } from './reencode-image.ts'

// Started for one image and gone with it: the decoders are native code, and what they allocate no limit of ours would see.
// libvips reads many formats; only the two that are accepted may be tried.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg'] })
sharp.cache(false)
sharp.concurrency(1)

const [from = '', to = '', kind] = process.argv.slice(2)
const image = sharp(from, { limitInputPixels: imagePixelsMax, failOn: 'error', animated: false }).autoOrient()
try {
  await (kind === 'png' ? image.png() : image.jpeg({ quality: 90, chromaSubsampling: '4:4:4' })).toFile(to)
} catch {
  process.exitCode = 1
}
