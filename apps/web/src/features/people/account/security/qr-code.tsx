import { QRCodeSVG } from 'qrcode.react'

/** A QR code, drawn in the browser: what it says goes to nobody. Loaded when somebody sets an app up. */
export default function QrCode({ value, title }: { value: string; title: string }) {
  return <QRCodeSVG value={value} size={196} marginSize={4} level="M" role="img" aria-label={title} />
}
