// Frames that shrink towards one point: each is a door frame further down the corridor.
const depths = [1, 0.74, 0.55, 0.41, 0.3, 0.22, 0.16]
const vanishing = { x: 400, y: 320 }
const corner = { left: 20, right: 780, top: -140, bottom: 700 }

const at = (edge: number, centre: number, depth: number) => centre + (edge - centre) * depth

/** A corridor in one line weight, behind the words of the sign-in panel. */
export function CorridorDrawing({ className }: { className: string | undefined }) {
  const deepest = depths.at(-1) ?? 1
  return (
    <svg className={className} viewBox="0 0 800 1000" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {depths.map((depth, index) => {
          const left = at(corner.left, vanishing.x, depth)
          const top = at(corner.top, vanishing.y, depth)
          const width = (corner.right - corner.left) * depth
          const height = (corner.bottom - corner.top) * depth
          return <rect key={depth} x={left} y={top} width={width} height={height} opacity={0.9 - index * 0.08} />
        })}
        {[corner.left, corner.right].map((x) =>
          [corner.top, corner.bottom].map((y) => (
            <line
              key={`${x} ${y}`}
              x1={x}
              y1={y}
              x2={at(x, vanishing.x, deepest)}
              y2={at(y, vanishing.y, deepest)}
              opacity="0.6"
            />
          )),
        )}
      </g>
      <rect
        x={at(corner.left, vanishing.x, deepest)}
        y={at(corner.top, vanishing.y, deepest)}
        width={(corner.right - corner.left) * deepest}
        height={(corner.bottom - corner.top) * deepest}
        fill="#a6d3de"
      />
    </svg>
  )
}
