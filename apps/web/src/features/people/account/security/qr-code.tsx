import { encodeQR } from 'qr'

const quietSquares = 4
const size = 196

/** A QR code, drawn in the browser: what it says goes to nobody. Loaded when somebody sets an app up. */
export default function QrCode({ value, title }: { value: string; title: string }) {
  const rows = encodeQR(value, 'raw', { ecc: 'medium', border: quietSquares })
  return (
    <svg
      role="img"
      aria-label={title}
      width={size}
      height={size}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={rows.flatMap(toSquares).join('')} fill="#000" />
    </svg>
  )
}

const toSquares = (row: readonly boolean[], down: number) =>
  row.flatMap((isDark, across) => (isDark ? [`M${across} ${down}h1v1h-1z`] : []))
