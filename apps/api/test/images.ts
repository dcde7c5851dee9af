import sharp from 'sharp'

/** A photograph as a telephone takes it: lying on its side, with place, camera and a comment. */
export const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .composite([{ input: { create: { width: 10, height: 10, channels: 3, background: '#00f' } }, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'Jane Doe', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 46/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '96/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

export const drawing = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 4, background: { r: 10, g: 200, b: 10, alpha: 0.5 } } })
    .withExif({ IFD0: { Software: 'SecretEditor' } })
    .png()
    .toBuffer()
