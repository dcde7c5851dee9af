interface ImportMetaEnv {
  /** True while developing: the public pages load their parts from Vite. */
  readonly VISIT_FROM_VITE: boolean
}

declare module 'virtual:contract' {
  import type { AnyContractRouter } from '@orpc/contract'

  const contract: AnyContractRouter
  export default contract
}

/** By `build/steady-fonts.ts`. */
declare module '*.css?steady'
