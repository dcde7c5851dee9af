/** The drawings of the about page: an object for each service, and the envelope's stamp. */

const objects = [
  'M8 4h56a10 10 0 0 1 10 10v72a10 10 0 0 1-10 10H8zM18 4v92M48 24a16 16 0 1 0 .01 0M32 40h32M48 24q-12 16 0 32M48 24q12 16 0 32M36 70h24M40 80h16',
  'M10 36v58h82V36M2 30 12 6h78l10 24zM2 30q8 14 16 0q8 14 16 0q8 14 17 0q8 14 17 0q8 14 16 0q8 14 16 0M22 94V54h22v40M54 54h28v20H54zM38 74h.01',
  'M50 22Q34 10 6 16v66q28-6 44 6q16-12 44-6V16Q66 10 50 22zM50 22v66M16 32q12-2 24 4M16 48q12-2 24 4M16 64q12-2 24 4M84 32q-12-2-24 4M84 48q-12-2-24 4M84 64q-12-2-24 4',
  'M2 14h98v10H2zM18 24v8M18 32a9 9 0 1 0 .01 0M18 50v36M18 72h8M18 84h8M44 24v8M44 32a8 8 0 1 0 .01 0M44 48v28M44 64h7M44 74h7M68 24v8M68 32a6 6 0 1 0 .01 0M68 44v20M68 56h6M68 62h6M88 24v8M88 32a5 5 0 1 0 .01 0M88 42v14M88 54h5',
]

/** Things that people bring: a passport, a shop, a book, keys of four sizes. */
export function ServiceObject({ at }: { at: number }) {
  return (
    <svg className="service-object line" viewBox="0 0 104 100" aria-hidden="true">
      <path d={objects[at] ?? ''} />
    </svg>
  )
}

/** The side wall between what is near and what is far, with a door in it. */
export function SideWall() {
  return (
    <svg className="side-wall line" viewBox="0 0 100 300" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 1 100 64V238L0 299M30 281V96l34 18v146" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}

/** The postmark and the stamp of the envelope. */
export function Postmark() {
  return (
    <svg className="postmark line" viewBox="0 0 190 80" aria-hidden="true">
      <path d="M2 26q10-8 20 0t20 0t20 0M2 40q10-8 20 0t20 0t20 0M2 54q10-8 20 0t20 0t20 0" />
      <circle cx="92" cy="40" r="34" />
      <circle cx="92" cy="40" r="25" />
      <rect className="card dashed" x="128" y="4" width="58" height="72" />
      <path d="M142 66V32l15-9 15 9v34M150 66V38l7-4 7 4v28" />
    </svg>
  )
}
