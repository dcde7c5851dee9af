import { useId } from 'react'

/** The drawings of the home page: decoration, in one line weight, made from a few numbers each. */

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** The corridor's near opening and its far wall. */
const near = { left: -40, right: 800, top: -120, bottom: 690 }
const far = { left: 276, right: 484, top: 226, bottom: 419 }

interface Side {
  near: number
  far: number
}
const sides = { left: { near: near.left, far: far.left }, right: { near: near.right, far: far.right } }

/** A corner of a door: how deep it stands in the corridor, and how much of the wall's height it takes. */
function corner(side: Side, depth: number, height: number): [number, number] {
  const floor = mix(near.bottom, far.bottom, depth)
  const ceiling = mix(near.top, far.top, depth)
  return [mix(side.near, side.far, depth), floor - (floor - ceiling) * height]
}

const points = (...all: [number, number][]) => all.map((one) => one.map((value) => value.toFixed(1)).join()).join(' ')
const frameOf = (side: Side, from: number, to: number) =>
  points(corner(side, from, 0), corner(side, from, 0.8), corner(side, to, 0.8), corner(side, to, 0))

const leftDoors = [
  [0.2, 0.38],
  [0.52, 0.62],
  [0.72, 0.78],
  [0.85, 0.89],
] as const
const rightDoors = [
  [0.6, 0.68],
  [0.77, 0.82],
] as const
const open = [0.16, 0.36] as const

function Door({ side, span: [from, to] }: { side: Side; span: readonly [number, number] }) {
  const knob = mix(from, to, 0.16)
  return (
    <>
      <polyline points={frameOf(side, from, to)} />
      <polyline points={points(corner(side, from, 0.86), corner(side, to, 0.86))} />
      <polyline points={points(corner(side, knob, 0.36), corner(side, knob, 0.44))} strokeWidth="3" />
    </>
  )
}

/** A corridor in one-point perspective, one of its doors open. */
export function CorridorView() {
  const [from, to] = open
  const [hingeX, hingeTop] = corner(sides.right, to, 0.8)
  const [, hingeFloor] = corner(sides.right, to, 0)
  const leaf: [number, number][] = [
    [hingeX, hingeTop],
    [hingeX - 118, hingeTop - 8],
    [hingeX - 118, hingeFloor + 14],
    [hingeX, hingeFloor],
  ]
  return (
    <svg className="hero-view line" viewBox="0 0 760 640" aria-hidden="true">
      <polygon className="tint" points="330,419 430,419 552,622 208,622" />
      <polygon
        className="tint"
        points={points(
          [hingeX, hingeFloor],
          corner(sides.right, from, 0),
          [hingeX - 60, hingeFloor + 62],
          [hingeX - 118, hingeFloor + 14],
        )}
      />
      {(['top', 'bottom'] as const).flatMap((edge) =>
        (['left', 'right'] as const).map((side) => (
          <line key={edge + side} x1={near[side]} y1={near[edge]} x2={far[side]} y2={far[edge]} />
        )),
      )}
      <rect x={far.left} y={far.top} width={far.right - far.left} height={far.bottom - far.top} />
      <rect className="glow" x="338" y="278" width="84" height="141" />
      <polygon points="336,72 416,72 411,114 343,114" />
      <polygon points="350,164 402,164 399,190 354,190" />
      {leftDoors.map((span) => (
        <Door key={span[0]} side={sides.left} span={span} />
      ))}
      {rightDoors.map((span) => (
        <Door key={span[0]} side={sides.right} span={span} />
      ))}
      <polygon className="glow" points={frameOf(sides.right, from, to)} />
      <polyline points={points(corner(sides.right, from, 0.86), corner(sides.right, to, 0.86))} />
      <polygon className="card" points={points(...leaf)} />
      <circle cx={hingeX - 104} cy={(hingeTop + hingeFloor) / 2 + 20} r="4" />
    </svg>
  )
}

const hundred = Array.from({ length: 100 }, (_, at) => at)

/** A tick for each of a hundred people: those approved here outside, the industry's inside. */
export function Ring({ approved, industry }: { approved: number; industry: number }) {
  const tick = (at: number, inner: number, outer: number, name: string) => {
    const angle = (at / hundred.length) * 2 * Math.PI
    const [x, y] = [Math.sin(angle), -Math.cos(angle)]
    const place = { x1: x * inner, y1: y * inner, x2: x * outer, y2: y * outer }
    const short = Object.fromEntries(Object.entries(place).map(([key, value]) => [key, (210 + value).toFixed(1)]))
    return <line key={`${name}${at}`} className={name} {...short} />
  }
  return (
    <svg className="ring" viewBox="0 0 420 420" aria-hidden="true">
      {hundred.map((at) => tick(at, 164, 208, at < approved ? 'set' : 'unset'))}
      {hundred.slice(0, industry).map((at) => tick(at, 140, 152, 'usual'))}
    </svg>
  )
}

const leaves = [
  'M46 22v178',
  'M60 24v176M32 40h20v86H32zM68 40h20v86H68z',
  'M36 38h48v88H36zM60 38v88M36 67h48M36 96h48',
  'M60 48m-21 22a21 21 0 1 0 42 0a21 21 0 1 0 -42 0M30 112h60v56H30z',
  'M24 128h72M42 24v104M60 24v104M78 24v104',
  'M34 40h52v66H34zM34 106h52v56H34z',
]

/** One of the six doors of the services; the first stands open. */
export function ServiceDoor({ at }: { at: number }) {
  return (
    <svg className="service-door line" viewBox="0 0 120 206" aria-hidden="true">
      <rect className="card" x="8" y="10" width="104" height="190" />
      {at === 0 ? (
        <>
          <rect className="glow" x="18" y="20" width="84" height="180" />
          <polygon className="card" points="18,20 50,8 50,206 18,200" />
          <circle cx="42" cy="112" r="3.5" />
        </>
      ) : (
        <>
          <rect className="card" x="18" y="20" width="84" height="180" />
          <path d={leaves[at] ?? ''} />
          <circle cx="93" cy="116" r="3.5" />
        </>
      )}
    </svg>
  )
}

/** How a door stands in the wall of a floor plan, with the way in and out again. */
export function PlanDoor() {
  return (
    <svg className="plan-door line" viewBox="0 0 96 120" aria-hidden="true">
      <line className="gap" x1="16" y1="70" x2="68" y2="70" />
      <path d="M16 70V18a52 52 0 0 1 52 52" />
      <path className="walked" d="M30 108V54q0-6 6-6t6 6v54" />
    </svg>
  )
}

const rings = [
  'M50 6a44 44 0 1 0 .01 0M50 24a26 26 0 1 0 .01 0',
  'M6 22h88v56H6zM11 27h78v46H11z',
  'M28 10h44l24 40-24 40H28L4 50zM31 16h38l20 34-20 34H31L11 50z',
  'M50 18a44 32 0 1 0 .01 0M50 23a38 27 0 1 0 .01 0',
]

/** A stamp with an initial, in place of a picture of somebody. */
export function Stamp({ at, initial, place }: { at: number; initial: string; place: string }) {
  const id = useId()
  const isRound = at === 0
  return (
    <svg className="stamp line" viewBox="0 0 100 100" aria-hidden="true">
      <path d={rings[at] ?? rings[0]} />
      <text x="50" y={isRound ? 60 : 54} className={isRound ? 'initial large' : 'initial'}>
        {initial}
      </text>
      {isRound ? (
        <>
          <path id={id} d="M50 85a35 35 0 1 1 .01 0" stroke="none" />
          <text className="around">
            <textPath href={`#${id}`} textLength="214">
              {`${place} · ${place} · `.toLocaleUpperCase('en')}
            </textPath>
          </text>
        </>
      ) : (
        <text x="50" y="67" className="place">
          {place.toLocaleUpperCase('en')}
        </text>
      )}
    </svg>
  )
}

/** The corridor of the sign-in page, from the side. */
export function BannerView() {
  const depths = [1, 0.76, 0.58, 0.44, 0.33, 0.25]
  return (
    <svg className="banner-view" viewBox="0 0 720 440" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
      {depths.map((depth) => (
        <rect
          key={depth}
          x={430 - 430 * depth}
          y={160 - 400 * depth}
          width={(430 + 480) * depth}
          height={(400 + 480) * depth}
        />
      ))}
      <path d="M0 640 322 280M910 640 550 280M0 -240 322 60M910 -240 550 60" />
      <rect className="light" x="360" y="62" width="146" height="216" />
    </svg>
  )
}

/** A door with a letter in its slot. */
export function LetterSlot() {
  return (
    <svg className="slot line" viewBox="0 0 230 200" aria-hidden="true">
      <path d="M0 190h230" />
      <rect className="card" x="20" y="6" width="190" height="184" />
      <rect className="card" x="34" y="20" width="162" height="170" />
      <rect x="56" y="36" width="118" height="42" />
      <circle cx="184" cy="106" r="5" />
      <rect className="card" x="62" y="106" width="106" height="24" rx="4" />
      <path className="glow" d="M78 116h74l10 58H68zM68 174l36-30q11-9 22 0l36 30" />
    </svg>
  )
}
