// The package's own types fit neither of its builds in Node's resolution.
declare module 'bidi-js/dist/bidi.mjs' {
  export default function bidiFactory(): import('bidi-js').Bidi
}
