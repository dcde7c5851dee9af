import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { gathered } from './build/gathered.ts'
import { iconsAlone } from './build/icons-alone.ts'

// Whoever starts the build, a test too: React's development build would take fifteen times as long for a page.
process.env.NODE_ENV = 'production'

/** The public pages as one file for the server, with all that they need inside. While developing they load their parts from Vite. */
export default defineConfig(({ mode }) => ({
  plugins: [iconsAlone(), gathered(), react()],
  publicDir: false,
  define: {
    'process.env.NODE_ENV': JSON.stringify('production'),
    'import.meta.env.VISIT_FROM_VITE': String(mode === 'development'),
  },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/visit/server.tsx',
    outDir: 'dist/visit',
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'visit.mjs' } },
  },
}))
