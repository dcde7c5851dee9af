interface ImportMetaEnv {
  /** True while developing: the public pages load their parts from Vite. */
  readonly VISIT_FROM_VITE: boolean
}

declare module 'virtual:contract' {
  /** A call is written as the first letter of its method, none for POST, and its path; what the paths of a group begin with stands under ''. */
  export type PackedRoutes = string | { [name: string]: PackedRoutes }

  const routes: PackedRoutes
  export default routes
}

/** By `build/steady-fonts.ts`. */
declare module '*.css?steady'
